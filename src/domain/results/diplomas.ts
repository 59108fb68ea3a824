/**
 * The diplomas of a result: a sheet for each act's places, awards and participation, made from the certified document
 * alone.
 */
import type { Certified } from './certified.ts';
import { type Depth, unrevealedActs, WHOLE_RESULT } from './telling.ts';

/** What a diploma can be for; `part` is for having taken part. */
export const HONOURS = ['place', 'favourite', 'award', 'part'] as const;

/** What one diploma is for. */
export interface Honour {
  kind: (typeof HONOURS)[number];
  /** For a place: 1 is the best; else null. */
  rank: number | null;
  /** Whether several acts hold the place. */
  shared: boolean;
  /** False for a place that is never announced; the diploma then says that the act took part. */
  told: boolean;
  /** The table of the place where there are several tables; the poll; or the award. Else empty. */
  title: string;
  /** For a place: the score as announced; null where only places are. */
  score: string | null;
  /** For an award: why it was given; else empty. */
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

export interface Diploma {
  performanceId: string;
  number: number | null;
  stageName: string;
  song: string;
  honour: Honour;
}

/**
 * All diplomas in the order of print: the places of each table (best first), audience favourites, awards, then one for
 * each act that performed, in running order.
 * @param depth with `places` no score is printed
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
    const untold = unrevealedActs(table, programme);
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
  // Where the audience's choice has an award of its own, the award's diploma takes its place.
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
