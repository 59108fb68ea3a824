/**
 * `standardized`: each judge's totals turned to z-scores over the acts that judge scored (population standard
 * deviation), then the mean over judges, shown as 50 + 10 × the mean. A judge with no spread gives 0 to all.
 */
import { decimalFigure, rounded } from './exact.ts';
import type { Group, MethodRun } from './outcome.ts';
import { cell, type Panel } from './panel.ts';
import { rankJudges } from './ranks.ts';
import { roundedForComparing, WORKING_DIGITS, WORKING_UNIT, wholeSquareRoot } from './roots-and-powers.ts';
import { roundedQuotient } from './rounding.ts';
import type { Figure } from './standings.ts';

/** Writes each act's result, exact to the digits that `roots-and-powers.ts` states. */
export const standardized: MethodRun = (panel, group, outcome) => {
  rankJudges(panel, group, outcome);
  const sums = new Map(group.ranked.map((p) => [p, { units: 0n, judges: 0 }]));
  panel.judges.forEach((_judge, j) => {
    for (const { p, score, shown } of scoresOf(panel, group, j)) {
      outcome.converted[cell(panel, p, j)] = shown;
      const entry = sums.get(p);
      if (!entry) continue;
      entry.units += score * BigInt(panel.weights[j] ?? 1);
      entry.judges += panel.weights[j] ?? 1;
    }
  });
  for (const [p, { units, judges }] of sums) {
    if (judges === 0) {
      outcome.blocked[p] ??= 'missing_marks';
      continue;
    }
    const shownScale = roundedForComparing(
      50n * WORKING_UNIT * BigInt(judges) + 10n * units,
      WORKING_UNIT * BigInt(judges),
    );
    outcome.results[p] = rounded(shownScale, panel.rules.rounding.afterTotal);
  }
};

interface Score {
  p: number;
  /** In units of 10^-`WORKING_DIGITS`. */
  score: bigint;
  shown: Figure;
}

/** Judge `j`'s z-score for each act that they scored. */
function scoresOf(panel: Panel, group: Group, j: number): Score[] {
  const given = group.ranked.filter((p) => !Number.isNaN(panel.totals[cell(panel, p, j)]));
  const totals = given.map((p) => BigInt(panel.totals[cell(panel, p, j)] ?? 0));
  const count = BigInt(given.length);
  const sum = totals.reduce((all, total) => all + total, 0n);
  const squares = totals.reduce((all, total) => all + total * total, 0n);
  // With N acts the deviation of x is (N·x − Σ)/N and the variance (N·Σx² − (Σx)²)/N², so N cancels in z.
  const root = wholeSquareRoot((count * squares - sum * sum) * WORKING_UNIT * WORKING_UNIT);
  const known = new Map<bigint, { score: bigint; shown: Figure }>();
  return given.map((p, at) => {
    const total = totals[at] ?? 0n;
    let found = known.get(total);
    if (!found) {
      const score =
        root === 0n
          ? 0n
          : roundedQuotient((count * total - sum) * WORKING_UNIT * WORKING_UNIT, root, 'half_up');
      found = { score, shown: decimalFigure(score, WORKING_DIGITS, panel.rules.rounding.shown) };
      known.set(total, found);
    }
    return { p, ...found };
  });
}
