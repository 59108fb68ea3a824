/**
 * Marks far from the panel: more than two panel deviations away from the mean of their act. The panel deviation of a
 * criterion is the root mean square of all its marks' distances from their act's mean, so that a small panel's
 * outlier can be seen although it is part of the mean.
 */
import Fraction from 'fraction.js';
import { figure, quotient, ZERO } from './exact.ts';
import { cell, type Panel } from './panel.ts';
import { squareRoot } from './roots-and-powers.ts';
import type { OutlierMark } from './standings.ts';

interface ActMarks {
  p: number;
  judges: number[];
  marks: number[];
  sum: number;
}

export function outlierMarks(panel: Panel, acts: readonly number[]): OutlierMark[] {
  return panel.criteria.flatMap((_criterion, c) => outliersOn(panel, acts, c));
}

function outliersOn(panel: Panel, acts: readonly number[], c: number): OutlierMark[] {
  const byAct = acts.map((p) => marksOf(panel, p, c)).filter((act) => act.marks.length > 1);
  // By panel size k: the sum of k·Σx² − (Σx)², which is k times the squared distances.
  const spreads = new Map<number, number>();
  let count = 0;
  for (const { marks, sum } of byAct) {
    const k = marks.length;
    let squares = 0;
    for (const mark of marks) squares += mark * mark;
    spreads.set(k, (spreads.get(k) ?? 0) + k * squares - sum * sum);
    count += k;
  }
  if (count === 0) return [];
  const variance = [...spreads]
    .reduce((total, [k, spread]) => total.add(quotient(spread, k)), ZERO)
    .div(count);
  if (variance.n === 0n) return [];
  const limits = new Map([...spreads.keys()].map((k) => [k, Number(variance.mul(4 * k * k).floor())]));
  const found: OutlierMark[] = [];
  for (const { p, judges, marks, sum } of byAct) {
    const k = marks.length;
    const limit = limits.get(k) ?? Number.POSITIVE_INFINITY;
    marks.forEach((mark, at) => {
      const distance = k * mark - sum;
      if (distance * distance > limit)
        found.push(outlier(panel, c, p, judges[at] ?? -1, mark, sum, k, variance));
    });
  }
  return found;
}

function marksOf(panel: Panel, p: number, c: number): ActMarks {
  const judges: number[] = [];
  const marks: number[] = [];
  let sum = 0;
  for (let j = 0; j < panel.judges.length; j += 1) {
    const mark = panel.steps[cell(panel, p, j) * panel.criteria.length + c] ?? Number.NaN;
    if (Number.isNaN(mark)) continue;
    judges.push(j);
    marks.push(mark);
    sum += mark;
  }
  return { p, judges, marks, sum };
}

function outlier(
  panel: Panel,
  c: number,
  p: number,
  j: number,
  mark: number,
  sum: number,
  k: number,
  variance: Fraction,
): OutlierMark {
  const { shown } = panel.rules.rounding;
  const step = panel.units[c]?.step ?? { n: 1, d: 1 };
  const inValue = (steps: Fraction): Fraction => steps.mul(step.n).div(step.d);
  return {
    judgeId: panel.judges[j]?.id ?? '',
    performanceId: panel.performances[p]?.id ?? '',
    criterionId: panel.criteria[c]?.id ?? '',
    value: figure(inValue(new Fraction(mark)), shown),
    panelMean: figure(inValue(quotient(sum, k)), shown),
    deviation: figure(inValue(squareRoot(variance)), shown),
  };
}
