import { expect, it } from 'vitest';
import type { Certified } from './certified.ts';
import { diplomasOf } from './diplomas.ts';
import type { TableRow } from './telling.ts';

const act = (performanceId: string, number: number) => ({
  performanceId,
  number,
  stageName: `Act ${performanceId}`,
  song: `Song ${performanceId}`,
  pronouns: '',
  pronunciation: '',
  category: '',
});

const row = (performanceId: string, rank: number): TableRow => ({
  performanceId,
  rank,
  place: String(rank),
  score: '50',
  carried: null,
  criteria: [],
  decidedBy: null,
});

const certified = (more: Partial<Certified>): Certified =>
  ({
    programme: [act('a', 1), act('b', 2), act('c', 3), act('d', 4)],
    tables: [
      { kind: 'result', categoryId: null, title: 'Results', rows: [row('b', 1), row('c', 1), row('a', 3)] },
      { kind: 'audience', categoryId: null, title: 'Favourite', rows: [row('c', 1), row('a', 2)] },
    ],
    awards: [],
    standings: { performances: ['a', 'b', 'c'].map((performanceId) => ({ performanceId })) },
    ...more,
  }) as unknown as Certified;

const said = (more: Partial<Certified> = {}) =>
  diplomasOf(certified(more), 'totals').map(({ performanceId, honour }) =>
    honour.kind === 'place'
      ? `${performanceId} ${honour.shared ? 'shares ' : ''}${honour.rank}${honour.title ? ` in ${honour.title}` : ''}`
      : honour.kind === 'award'
        ? `${performanceId} has ${honour.title}`
        : `${performanceId} ${honour.kind}`,
  );

it('gives every act its place, the favourite a sheet, and everybody who was on stage one for being there', () => {
  expect(said()).toEqual(['b shares 1', 'c shares 1', 'a 3', 'c favourite', 'a part', 'b part', 'c part']);
});

it('gives the prize for the audience’s choice instead of a second sheet for the same, and one to each who shares it', () => {
  const sheets = said({
    awards: [
      { kind: 'audience', title: 'The hall’s favourite', performanceIds: ['c'], reason: '' },
      { kind: 'special', title: 'Bravest', performanceIds: ['a', 'b'], reason: 'For the feathers' },
    ],
  });
  expect(sheets).toContain('c has The hall’s favourite');
  expect(sheets).not.toContain('c favourite');
  expect(sheets.filter((one) => one.endsWith('has Bravest'))).toEqual(['a has Bravest', 'b has Bravest']);
});

it('names the category where several are ranked, and no points where only places are told', () => {
  const tables = ['Song', 'Dance'].map((title, at) => ({
    kind: 'result' as const,
    categoryId: title,
    title,
    rows: [row(at === 0 ? 'a' : 'b', 1)],
    guests: [],
  }));
  expect(said({ tables }).slice(0, 2)).toEqual(['a 1 in Song', 'b 1 in Dance']);
  const [sheet] = diplomasOf(certified({ tables }), 'places');
  expect(sheet?.honour).toMatchObject({ score: null });
});
