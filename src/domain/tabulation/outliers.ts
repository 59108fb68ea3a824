/**
 * Marks far from the panel: more than two panel deviations away from the mean of their act. The panel deviation of a
 * criterion is the root mean square of all its marks' distances from their act's mean, so that a small panel's
 * outlier can be seen although it is part of the mean.
 */
import { figure, figureMaker, quotient, safeInteger, wholeParts, ZERO } from './exact.ts';
import { cell, type Panel } from './panel.ts';
import { squareRoot } from './roots-and-powers.ts';
import type { Figure, OutlierMark } from './standings.ts';

/** On one criterion of one act: the number of marks, their sum and the sum of their squares, in steps. */
interface Sums {
  k: number;
  sum: number;
  squares: number;
}

/** The outlying marks on these acts (performance indexes), ordered by criterion, then act. */
export const outlierMarks = (panel: Panel, acts: readonly number[]): OutlierMark[] =>
  panel.criteria.flatMap((_criterion, c) => outliersOn(panel, acts, c));

function outliersOn(panel: Panel, acts: readonly number[], c: number): OutlierMark[] {
  const byAct = acts.map((p) => sumsOf(panel, p, c));
  // By number of marks k: the sum of k·Σx² − (Σx)², which is k times the squared distances from the act's mean.
  const spreads = new Map<number, number>();
  let count = 0;
  for (const { k, sum, squares } of byAct) {
    if (k < 2) continue;
    spreads.set(k, (spreads.get(k) ?? 0) + k * squares - sum * sum);
    count += k;
  }
  if (count === 0) return [];
  const variance = [...spreads]
    .reduce((total, [k, spread]) => total.add(quotient(spread, k)), ZERO)
    .div(count);
  if (variance.n === 0n) return [];
  const { shown } = panel.rules.rounding;
  // Shown on the judges' own scale, also where marks are points off.
  const step = wholeParts(panel.criteria[c]?.step ?? '1');
  const make = figureMaker(shown);
  const inValue = (steps: number, k: number) => make(safeInteger(steps * step.n), safeInteger(k * step.d));
  const deviation = figure(squareRoot(variance).mul(step.n).div(step.d), shown);
  const limits = new Map([...spreads.keys()].map((k) => [k, Number(variance.mul(4 * k * k).floor())]));
  return acts.flatMap((p, at) => {
    const sums = byAct[at];
    const limit = sums ? limits.get(sums.k) : undefined;
    return sums && limit !== undefined ? outliersOfAct(panel, c, p, sums, { limit, deviation, inValue }) : [];
  });
}

function sumsOf(panel: Panel, p: number, c: number): Sums {
  const { steps, judges, criteria } = panel;
  let k = 0;
  let sum = 0;
  let squares = 0;
  let at = cell(panel, p, 0) * criteria.length + c;
  for (let j = 0; j < judges.length; j += 1, at += criteria.length) {
    const mark = steps[at] ?? Number.NaN;
    if (Number.isNaN(mark)) continue;
    k += 1;
    sum += mark;
    squares += mark * mark;
  }
  return { k, sum, squares };
}

interface Measure {
  limit: number;
  deviation: Figure;
  /** The figure of `steps`/`k`. */
  inValue: (steps: number, k: number) => Figure;
}

/** A distance from the mean is (k·x − Σ)/k, so whole numbers are compared: (k·x − Σ)² against 4·variance·k². */
function outliersOfAct(
  panel: Panel,
  c: number,
  p: number,
  { k, sum }: Sums,
  { limit, deviation, inValue }: Measure,
): OutlierMark[] {
  const { steps, judges, criteria } = panel;
  const found: OutlierMark[] = [];
  let at = cell(panel, p, 0) * criteria.length + c;
  for (let j = 0; j < judges.length; j += 1, at += criteria.length) {
    const mark = steps[at] ?? Number.NaN;
    const distance = k * mark - sum;
    if (!(distance * distance > limit)) continue;
    found.push({
      judgeId: panel.judges[j]?.id ?? '',
      performanceId: panel.performances[p]?.id ?? '',
      criterionId: panel.criteria[c]?.id ?? '',
      value: inValue(mark, 1),
      panelMean: inValue(sum, k),
      deviation,
    });
  }
  return found;
}
