/**
 * `standardized`: each judge's totals turned to z-scores over the acts that judge scored (population standard
 * deviation), then the mean over judges, shown as 50 + 10 × the mean. A judge with no spread gives 0 to all.
 */
import Fraction from 'fraction.js';
import { figure, numerator, rounded, ZERO } from './exact.ts';
import type { MethodRun } from './outcome.ts';
import { cell } from './panel.ts';
import { rankJudges } from './ranks.ts';
import { settled, squareRoot, WORKING_DIGITS } from './roots-and-powers.ts';
import { roundedQuotient } from './rounding.ts';

const UNIT = 10n ** BigInt(WORKING_DIGITS);

export const standardized: MethodRun = (panel, group, outcome) => {
  const { shown, afterTotal } = panel.rules.rounding;
  rankJudges(panel, group.ranked, outcome);
  const sums = new Map<number, { units: bigint; judges: number }>();
  panel.judges.forEach((_judge, j) => {
    const given = group.ranked.filter((p) => !Number.isNaN(panel.totals[cell(panel, p, j)]));
    let sum = 0n;
    let squares = 0n;
    for (const p of given) {
      const total = BigInt(panel.totals[cell(panel, p, j)] ?? 0);
      sum += total;
      squares += total * total;
    }
    const count = BigInt(given.length);
    // With N acts the deviation of x is (N·x − Σ)/N and the variance (N·Σx² − (Σx)²)/N², so N cancels in z.
    const root = squareRoot(new Fraction(count * squares - sum * sum));
    const scores = new Map<number, bigint>();
    for (const p of given) {
      const total = panel.totals[cell(panel, p, j)] ?? 0;
      let z = scores.get(total);
      if (z === undefined) {
        const deviation = count * BigInt(total) - sum;
        z = root.n === 0n ? 0n : roundedQuotient(deviation * UNIT * root.d, numerator(root), 'half_up');
        scores.set(total, z);
      }
      const before = sums.get(p);
      sums.set(p, { units: (before?.units ?? 0n) + z, judges: (before?.judges ?? 0) + 1 });
      outcome.converted[cell(panel, p, j)] = figure(new Fraction(z, UNIT), shown);
    }
  });
  for (const p of group.ranked) {
    const found = sums.get(p);
    if (!found) {
      outcome.blocked[p] ??= 'missing_marks';
      continue;
    }
    const mean = found.units === 0n ? ZERO : new Fraction(found.units, UNIT * BigInt(found.judges));
    outcome.results[p] = rounded(settled(mean.mul(10).add(50)), afterTotal);
  }
};
