/**
 * How far the judges agree: shown to admins as a help, never used to change a result.
 * Everything is compared in whole numbers or fractions; roots are taken only of figures that are shown.
 */
import Fraction from 'fraction.js';
import { concordance, rankCorrelation } from './correlation.ts';
import { figure, quotient } from './exact.ts';
import type { Outcome } from './outcome.ts';
import { outlierMarks } from './outliers.ts';
import { cell, merit, type Panel, takesPart } from './panel.ts';
import { squareRoot } from './roots-and-powers.ts';
import { lowerWins } from './rules.ts';
import type { JudgeAgreement, PanelAgreement } from './standings.ts';

export function agreementOf(panel: Panel, outcome: Outcome): PanelAgreement {
  const acts = panel.performances.flatMap((performance, p) => (performance.guest ? [] : [p]));
  const raters = panel.judges.flatMap((_judge, j) =>
    acts.some((p) => !Number.isNaN(merit(panel, p, j))) ? [j] : [],
  );
  const shared = acts.filter((p) => raters.every((j) => !Number.isNaN(merit(panel, p, j))));
  const rows = raters.map((j) => shared.map((p) => merit(panel, p, j)));
  const kendallW = concordance(rows);
  return {
    kendallW: kendallW ? figure(kendallW, panel.rules.rounding.shown) : null,
    performances: shared.length,
    raters: raters.length,
    judges: panel.judges.map((_judge, j) => judgeAgreement(panel, outcome, acts, j)),
    outliers: outlierMarks(panel, acts),
  };
}

function judgeAgreement(panel: Panel, outcome: Outcome, acts: readonly number[], j: number): JudgeAgreement {
  const { shown } = panel.rules.rounding;
  const scored = acts.filter((p) => !Number.isNaN(merit(panel, p, j)));
  const totals = scored.map((p) => panel.totals[cell(panel, p, j)] ?? 0);
  const merits = scored.map((p) => merit(panel, p, j));
  const most = Math.max(...merits);
  const least = Math.min(...merits);
  const idsWith = (value: number): string[] =>
    scored.flatMap((p, at) => (merits[at] === value ? [panel.performances[p]?.id ?? ''] : []));
  const flat = scored.length > 1 && most === least;
  const withRest = correlationWithRest(panel, scored, j);
  const withPanel = correlationWithPanel(panel, outcome, scored, j);
  return {
    judgeId: panel.judges[j]?.id ?? '',
    scored: scored.length,
    expected: acts.filter((p) => takesPart(panel.states[cell(panel, p, j)])).length,
    mean: totals.length > 0 ? figure(meanOf(totals).div(panel.totalUnit), shown) : null,
    spread: totals.length > 0 ? figure(squareRoot(variance(totals)).div(panel.totalUnit), shown) : null,
    correlation: withPanel ? figure(withPanel, shown) : null,
    correlationWithRest: withRest ? figure(withRest, shown) : null,
    reversed: withRest !== null && withRest.compare('-1/2') < 0,
    flat,
    gaveMostTo: flat || scored.length < 2 ? [] : idsWith(most),
    gaveLeastTo: flat || scored.length < 2 ? [] : idsWith(least),
  };
}

function meanOf(values: readonly number[]): Fraction {
  const sum = values.reduce((total, value) => total + BigInt(value), 0n);
  return new Fraction(sum, BigInt(values.length));
}

function variance(values: readonly number[]): Fraction {
  const count = BigInt(values.length);
  const sum = values.reduce((total, value) => total + BigInt(value), 0n);
  const squares = values.reduce((total, value) => total + BigInt(value) * BigInt(value), 0n);
  return new Fraction(count * squares - sum * sum, count * count);
}

function correlationWithPanel(
  panel: Panel,
  outcome: Outcome,
  scored: readonly number[],
  j: number,
): Fraction | null {
  const sign = lowerWins(panel.rules.method) ? -1 : 1;
  const both = scored.filter((p) => outcome.results[p]);
  const results = both.map((p) => outcome.results[p] ?? new Fraction(0));
  const ordered = [...results].sort((a, b) => a.compare(b)).map((value) => value.toFraction());
  const dense = new Map([...new Set(ordered)].map((value, at) => [value, at]));
  return rankCorrelation(
    both.map((p) => merit(panel, p, j)),
    results.map((value) => sign * (dense.get(value.toFraction()) ?? 0)),
  );
}

// Acts that only this judge scored have no rest to compare with.
function correlationWithRest(panel: Panel, scored: readonly number[], j: number): Fraction | null {
  const own: number[] = [];
  const rest: Fraction[] = [];
  for (const p of scored) {
    let sum = 0;
    let count = 0;
    for (let other = 0; other < panel.judges.length; other += 1) {
      const total = other === j ? Number.NaN : merit(panel, p, other);
      if (Number.isNaN(total)) continue;
      sum += total;
      count += 1;
    }
    if (count === 0) continue;
    own.push(merit(panel, p, j));
    rest.push(quotient(sum, count));
  }
  const order = rest.map((_value, at) => at).sort((a, b) => rest[a]?.compare(rest[b] ?? 0) ?? 0);
  const dense = new Array<number>(rest.length).fill(0);
  order.forEach((at, k) => {
    const before = order[k - 1];
    const same = before !== undefined && rest[at]?.equals(rest[before] ?? 0);
    dense[at] = before === undefined ? 0 : (dense[before] ?? 0) + (same ? 0 : 1);
  });
  return rankCorrelation(own, dense);
}
