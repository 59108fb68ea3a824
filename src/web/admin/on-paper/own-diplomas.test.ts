import { expect, it } from 'vitest';
import { OWN_DIPLOMAS } from './own-diplomas.ts';

type DiplomaSheet = Parameters<typeof OWN_DIPLOMAS.places>[0];

const sheet = (kind: DiplomaSheet['honour']['kind'], rank: number | null, told = true): DiplomaSheet => ({
  performanceId: `${kind} ${rank}`,
  number: 1,
  stageName: 'Juniper Vale',
  song: 'Rain',
  honour: { kind, rank, shared: false, told, title: '', score: null, reason: '' },
});
const ALL = [
  sheet('place', 1),
  sheet('place', 2),
  sheet('place', 3, false),
  sheet('place', 4, false),
  sheet('favourite', null),
  sheet('part', null),
];

it('prints no place that is told to nobody, not even on the podium', () => {
  const ranks = (which: 'podium' | 'places') =>
    ALL.filter(OWN_DIPLOMAS[which]).map(({ honour }) => honour.rank);
  expect(ranks('podium')).toEqual([1, 2]);
  expect(ranks('places')).toEqual([1, 2]);
  expect(ALL.filter(OWN_DIPLOMAS.part)).toHaveLength(1);
});
