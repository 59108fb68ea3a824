/** Agreement of rankings: Spearman's correlation of two, Kendall's W of many, both with tied ranks. */
import Fraction from 'fraction.js';
import { squareRoot } from './roots-and-powers.ts';

/**
 * Spearman's rank correlation, −1 to 1, of two lists of doubled mean ranks in the same order of acts. Null with fewer
 * than two acts or where one list has all ranks equal.
 */
export function rankCorrelation(a: readonly number[], b: readonly number[]): Fraction | null {
  const n = a.length;
  // Mean ranks add to n(n + 1)/2, so doubled ranks are n + 1 on average.
  let covariance = 0;
  let spreadOfA = 0;
  let spreadOfB = 0;
  for (let at = 0; at < n; at += 1) {
    const x = (a[at] ?? 0) - (n + 1);
    const y = (b[at] ?? 0) - (n + 1);
    covariance += x * y;
    spreadOfA += x * x;
    spreadOfB += y * y;
  }
  if (spreadOfA === 0 || spreadOfB === 0) return null;
  if (spreadOfA === spreadOfB) return new Fraction(covariance).div(spreadOfA);
  return new Fraction(covariance).div(squareRoot(new Fraction(spreadOfA).mul(spreadOfB)));
}

/**
 * Kendall's coefficient of concordance over judges' rows of doubled mean ranks, corrected for ties:
 * W = 12·S / (m²(n³ − n) − m·ΣT), S the spread of the rank sums, T = Σ(t³ − t) over each judge's ties.
 * Null with fewer than two judges or acts, or when no judge separates any act.
 */
export function concordance(rows: readonly (readonly number[])[]): Fraction | null {
  const m = rows.length;
  const n = rows[0]?.length ?? 0;
  if (m < 2 || n < 2) return null;
  const sums = new Array<number>(n).fill(0);
  let ties = 0;
  for (const ranks of rows) {
    const sizes = new Map<number, number>();
    ranks.forEach((rank, at) => {
      sums[at] = (sums[at] ?? 0) + rank;
      sizes.set(rank, (sizes.get(rank) ?? 0) + 1);
    });
    for (const size of sizes.values()) ties += size ** 3 - size;
  }
  // The sums are doubled, so the spread is four times S.
  const spread = sums.reduce((total, sum) => total + (sum - m * (n + 1)) ** 2, 0);
  const bottom = m * m * (n ** 3 - n) - m * ties;
  return bottom === 0 ? null : new Fraction(3 * spread).div(bottom);
}
