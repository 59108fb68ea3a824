/** The input file: what is refused, and how the fault is named. */
import { describe, expect, it } from 'vitest';
import { readTabulationFile } from '#contract/tabulation/schema.ts';

const file = () => ({
  rules: { method: 'mean' } as Record<string, unknown>,
  judges: [{ id: 'ana', name: 'Ana' }],
  criteria: [{ id: 'song', name: 'Song', weight: '1', min: 0, max: 40, step: '0.25' }],
  performances: [{ id: 'kites', name: 'Kites' }],
  scoresheets: [{ judge_id: 'ana', performance_id: 'kites', marks: { song: 30 } as Record<string, unknown> }],
  deductions: [] as unknown[],
  decisions: [] as unknown[],
  audience: null as unknown,
});

type File = ReturnType<typeof file>;

function faultPath(change: (content: File) => void): string | null {
  const content = file();
  change(content);
  const read = readTabulationFile(content);
  return 'fault' in read ? read.fault.path : null;
}

describe('the input file', () => {
  it('is read into the names that the engine uses, defaults filled in', () => {
    const content = file();
    content.rules.tie_breaks = ['countback', { key: 'shared', until_place: 1 }];
    const read = readTabulationFile(content);
    if ('fault' in read) throw new Error(read.fault.message);
    expect(read.input).toMatchObject({
      rules: { method: 'mean', tieBreaks: ['countback', { key: 'shared', untilPlace: 1 }] },
      performances: [{ id: 'kites', categoryId: 'all' }],
      scoresheets: [{ judgeId: 'ana', performanceId: 'kites', marks: { song: 30 } }],
    });
  });

  it.each<[string, (content: File) => void]>([
    ['rules.method', (content) => Object.assign(content.rules, { method: 'loudest' })],
    ['rules.colour', (content) => Object.assign(content.rules, { colour: 'red' })],
    [
      'rules.calls.further_alternates.1',
      (content) =>
        Object.assign(content.rules, {
          method: 'calls',
          calls: { alternate_worth: '0.45', further_alternates: ['0.43', '0.43'] },
        }),
    ],
    [
      'rules.calls.further_alternates.0',
      (content) => Object.assign(content.rules, { method: 'calls', calls: { further_alternates: ['0.5'] } }),
    ],
    ['rules.marks', (content) => Object.assign(content.rules, { marks: 'places' })],
    [
      'rules.combination.audience',
      (content) =>
        Object.assign(content.rules, { combination: { mode: 'weights', judges: '70', audience: '29.9' } }),
    ],
    [
      'rules.combination.judges_scale',
      (content) => {
        Object.assign(content.rules, { combination: { mode: 'weights', judges_scale: 'relative' } });
        Object.assign(content.criteria[0] ?? {}, { min: -5 });
      },
    ],
    [
      'rules.tie_breaks.1',
      (content) => Object.assign(content.rules, { tie_breaks: ['judges', 'criterion:dance'] }),
    ],
    [
      'rules.tie_breaks.0',
      (content) => Object.assign(content.rules, { tie_breaks: ['criterion:song+dance'] }),
    ],
    [
      'rules.tie_breaks.0',
      (content) => Object.assign(content.rules, { tie_breaks: ['criterion:song+song'] }),
    ],
    [
      'rules.audience.rating_maximum',
      (content) => Object.assign(content.rules, { audience: { rating_maximum: '0' } }),
    ],
    ['rules.drop_ranks', (content) => Object.assign(content.rules, { drop_ranks: { worst: 1 } })],
    [
      'rules.drop_ranks',
      (content) =>
        Object.assign(content.rules, { method: 'exponential_rank', drop_ranks: { best: 1, worst: 0 } }),
    ],
    [
      'rules.drop_ranks.worst',
      (content) => Object.assign(content.rules, { method: 'rank_sum', drop_ranks: { worst: -1 } }),
    ],
    [
      'rules.exponential.rate',
      (content) => Object.assign(content.rules, { exponential: { rate: '999999' } }),
    ],
    ['criteria.0.step', (content) => Object.assign(content.criteria[0] ?? {}, { step: 0.25 })],
    ['criteria.0.max', (content) => Object.assign(content.criteria[0] ?? {}, { max: 0 })],
    ['judges.1.id', (content) => content.judges.push({ id: 'ana', name: 'Another' })],
    ['performances.0.id', (content) => Object.assign(content.performances[0] ?? {}, { id: 'The_Kites' })],
    [
      'scoresheets.0.marks.song',
      (content) => Object.assign(content.scoresheets[0]?.marks ?? {}, { song: 41 }),
    ],
    [
      'scoresheets.0.marks.song',
      (content) => Object.assign(content.scoresheets[0]?.marks ?? {}, { song: 7.5 }),
    ],
    [
      'scoresheets.0.marks.dance',
      (content) => Object.assign(content.scoresheets[0]?.marks ?? {}, { dance: 1 }),
    ],
    ['scoresheets.0.judge_id', (content) => Object.assign(content.scoresheets[0] ?? {}, { judge_id: 'ben' })],
    ['scoresheets.1', (content) => content.scoresheets.push(...content.scoresheets)],
    [
      'deductions.0.points',
      (content) => content.deductions.push({ performance_id: 'kites', kind: 'breach' }),
    ],
    [
      'decisions.0.order.1',
      (content) => content.decisions.push({ order: ['kites', 'lamps'], reason: 'Applause' }),
    ],
    [
      'audience.counts.lamps',
      (content) => Object.assign(content, { audience: { ballots: 1, counts: { lamps: 1 } } }),
    ],
  ])('names the first fault by its path: %s', (path, change) => {
    expect(faultPath(change)).toBe(path);
  });

  it('is refused when it is no object at all', () => {
    expect(readTabulationFile('marks')).toMatchObject({ fault: { path: '' } });
  });
});
