/** Who wins an award. */
import type { Standings } from '../tabulation/standings.ts';

/**
 * A named award. `place` and `audience` follow the standings, over all acts or one category; `special` is given by
 * hand.
 */
export interface Award {
  kind: 'place' | 'audience' | 'special';
  categoryId: string | null;
  /** Only for `special`: the winner, null while nobody is chosen. */
  performanceId: string | null;
}

/**
 * Whether there is an audience favourite: somebody voted, and at least the rules' minimum turnout. Engines 1 and 2
 * named a favourite even below that turnout.
 */
export const hasFavourite = ({ audience, engine = 1 }: Pick<Standings, 'audience' | 'engine'>): boolean =>
  audience !== null && (engine < 3 ? audience.ballots > 0 : audience.counted);

/** The winners by these standings, as performance ids: none yet, one, or all acts that share the place. */
export function awardWinners(
  { kind, categoryId, performanceId }: Award,
  standings: Pick<Standings, 'audience' | 'engine' | 'performances'>,
): string[] {
  if (kind === 'special') return performanceId === null ? [] : [performanceId];
  if (kind === 'audience' && (standings.engine ?? 1) >= 3 && !hasFavourite(standings)) return [];
  const { performances } = standings;
  const first = performances.filter((row) =>
    kind === 'audience'
      ? row.audience?.rank === 1
      : categoryId === null
        ? row.rank === 1
        : row.categoryId === categoryId && row.categoryRank === 1,
  );
  return first.map((row) => row.performanceId);
}
