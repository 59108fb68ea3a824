/** The bars beside a table of results. */
import type { PublicRow } from './shapes.ts';

/**
 * How long each bar is, as a part of the best one's, for the eye only: half the points are half the bar. Undefined where a
 * bar would mislead.
 * @param rows in the order of their places
 */
export function barOf(rows: readonly PublicRow[]): ((row: PublicRow) => number) | undefined {
  const scores = rows.map((row) => Number(row.score ?? Number.NaN));
  const [best, lowest] = [scores[0], scores.at(-1)];
  // Where the lower figure wins, or deductions go below nothing, a bar would say the opposite of the place.
  if (best === undefined || lowest === undefined || !(best >= lowest) || lowest < 0 || best === 0)
    return undefined;
  return (row) => Number(row.score) / best;
}
