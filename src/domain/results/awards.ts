/** Who has a prize. */
import type { Standings } from '../tabulation/standings.ts';

/** A named prize. `place` and `audience` follow the standings, of all or of one category; `special` is given by hand. */
export interface Award {
  kind: 'place' | 'audience' | 'special';
  categoryId: string | null;
  /** For `special`. */
  performanceId: string | null;
}

/** Who has it by the standings given: nobody yet, one act, or all that share the place. */
export function awardWinners(
  { kind, categoryId, performanceId }: Award,
  { performances }: Standings,
): string[] {
  if (kind === 'special') return performanceId === null ? [] : [performanceId];
  const first = performances.filter((row) =>
    kind === 'audience'
      ? row.audience?.rank === 1
      : categoryId === null
        ? row.rank === 1
        : row.categoryId === categoryId && row.categoryRank === 1,
  );
  return first.map((row) => row.performanceId);
}
