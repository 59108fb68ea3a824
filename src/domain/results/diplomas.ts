/** What each act takes home on paper: its places, its awards, that it was there. From the certified document alone. */
import type { Certified } from './certified.ts';
import { type Depth, tookPart, WHOLE_RESULT } from './telling.ts';

export const HONOURS = ['place', 'favourite', 'award', 'part'] as const;

/** What one sheet is for. */
export interface Honour {
  kind: (typeof HONOURS)[number];
  /** Of a place. */
  rank: number | null;
  /** Several acts hold it. */
  shared: boolean;
  /** False for a place that is told to nobody: the act took part. */
  told: boolean;
  /** The table that it is a place in, where there are several; the vote, or the award. */
  title: string;
  /** Of a place, as it is told; null where only places are. */
  score: string | null;
  /** Of an award. */
  reason: string;
}

const PART: Honour = {
  kind: 'part',
  rank: null,
  shared: false,
  told: true,
  title: '',
  score: null,
  reason: '',
};

/** One sheet. */
export interface Diploma {
  performanceId: string;
  number: number | null;
  stageName: string;
  song: string;
  honour: Honour;
}

/**
 * Every sheet: for each table its places, the best first, then the audience's favourite, then the awards as they
 * stand, then one for each act that was there, in running order.
 * @param depth with `places` no score is told.
 */
export function diplomasOf(
  certified: Pick<Certified, 'programme' | 'tables' | 'awards' | 'standings'>,
  depth: Depth,
): Diploma[] {
  const { programme, tables, awards, standings } = certified;
  const sheet = (performanceId: string, honour: Honour): Diploma[] =>
    programme
      .filter((entry) => entry.performanceId === performanceId)
      .map(({ number, stageName, song }) => ({ performanceId, number, stageName, song, honour }));
  const results = tables.filter(({ kind }) => kind === 'result');
  const isPrized = (performanceId: string) =>
    awards.some((award) => award.kind === 'audience' && award.performanceIds.includes(performanceId));
  const places = results.flatMap((table) => {
    const untold = tookPart(table, programme);
    return table.rows.flatMap(({ performanceId, rank, score }) =>
      sheet(performanceId, {
        ...PART,
        kind: 'place',
        rank,
        shared: table.rows.filter((row) => row.rank === rank).length > 1,
        told: !untold.includes(performanceId),
        title: results.length === 1 && table.title === WHOLE_RESULT ? '' : table.title,
        score: depth === 'places' ? null : score,
      }),
    );
  });
  // Where the audience's choice has a prize of its own, that is the sheet for it.
  const favourites = tables
    .filter(({ kind }) => kind === 'audience')
    .flatMap(({ title, rows }) => {
      const first = rows.filter(({ rank }) => rank === 1);
      return first
        .filter(({ performanceId }) => !isPrized(performanceId))
        .flatMap(({ performanceId }) =>
          sheet(performanceId, { ...PART, kind: 'favourite', title, shared: first.length > 1 }),
        );
    });
  const prizes = awards.flatMap(({ title, reason, performanceIds }) =>
    performanceIds.flatMap((id) => sheet(id, { ...PART, kind: 'award', title, reason })),
  );
  const there = new Set(standings.performances.map(({ performanceId }) => performanceId));
  const parts = programme
    .filter(({ performanceId }) => there.has(performanceId))
    .flatMap(({ performanceId }) => sheet(performanceId, PART));
  return [...places, ...favourites, ...prizes, ...parts];
}
