/** Who has a prize. */
import type { Standings } from '../tabulation/standings.ts';

/** A named prize. `place` and `audience` follow the standings, of all or of one category; `special` is given by hand. */
export interface Award {
  kind: 'place' | 'audience' | 'special';
  categoryId: string | null;
  /** For `special`. */
  performanceId: string | null;
}

/**
 * Whether the audience has a favourite: somebody voted, and as many as the rules ask for. The engines before the third
 * left too few votes out of the result and told them all the same.
 */
export const hasFavourite = ({ audience, engine = 1 }: Pick<Standings, 'audience' | 'engine'>): boolean =>
  audience !== null && (engine < 3 ? audience.ballots > 0 : audience.counted);

/** Who has it by the standings given: nobody yet, one act, or all that share the place. */
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
