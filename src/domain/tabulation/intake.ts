/**
 * From the input to a panel. Sheets of judges or acts that are not in the input are passed over; that is how
 * "without this judge" is asked.
 */
import { gcd, lcm, whole, wholeParts } from './exact.ts';
import { missingMarks } from './missing.ts';
import { type CriterionUnits, cell, criteriaOf, type Panel, takesPart } from './panel.ts';
import type { CellState } from './standings.ts';
import type { ScoringRules, TabulationInput } from './types.ts';

export function buildPanel(input: TabulationInput, rules: ScoringRules): Panel {
  const { performances, judges, criteria } = input;
  const cells = performances.length * judges.length;
  const panel: Panel = {
    rules,
    performances,
    judges,
    criteria,
    units: [],
    criteriaIn: new Map(),
    steps: new Float64Array(cells * criteria.length).fill(Number.NaN),
    states: new Array<CellState>(cells).fill('missing'),
    totals: new Float64Array(cells).fill(Number.NaN),
    totalUnit: 1,
    sign: rules.marks === 'places' ? -1 : 1,
    missing: performances.map(() => []),
    assigned: performances.map(() => 0),
  };
  for (const { categoryId } of performances) {
    if (panel.criteriaIn.has(categoryId)) continue;
    const applying = criteria.flatMap((criterion, c) =>
      criterion.categoryId == null || criterion.categoryId === categoryId ? [c] : [],
    );
    panel.criteriaIn.set(categoryId, applying);
  }
  panel.units = criterionUnits(panel);
  const largest = readSheets(panel, input);
  missingMarks(panel);
  addTotals(panel, largest);
  return panel;
}

function criterionUnits(panel: Panel): CriterionUnits[] {
  const weights = panel.criteria.map((criterion) => wholeParts(criterion.weight));
  const units = panel.criteria.map((criterion) => ({
    step: wholeParts(criterion.step),
    weightIn: new Map<string, { n: number; d: number }>(),
  }));
  for (const [categoryId, applying] of panel.criteriaIn) {
    const common = applying.reduce((d, c) => lcm(d, weights[c]?.d ?? 1), 1);
    const total = applying.reduce((sum, c) => {
      const weight = weights[c];
      return weight ? sum + weight.n * (common / weight.d) : sum;
    }, 0);
    const share = panel.rules.weighting === 'share';
    if (share && applying.length > 0 && total <= 0) throw new RangeError('The weights add to nothing.');
    for (const c of applying) {
      const weight = weights[c];
      if (!weight) continue;
      const parts = share ? { n: weight.n * (common / weight.d), d: total } : weight;
      const by = gcd(parts.n, parts.d) || 1;
      units[c]?.weightIn.set(categoryId, { n: whole(parts.n / by), d: whole(parts.d / by) });
    }
  }
  return units;
}

/** Returns the largest mark given on each criterion, in steps, without its sign. */
function readSheets(panel: Panel, input: TabulationInput): number[] {
  const largest = panel.criteria.map(() => 0);
  const judgeIndex = new Map(panel.judges.map((judge, j) => [judge.id, j]));
  const performanceIndex = new Map(panel.performances.map((performance, p) => [performance.id, p]));
  panel.judges.forEach((judge, j) => {
    if (judge.categoryIds == null) return;
    const categories = new Set(judge.categoryIds);
    panel.performances.forEach((performance, p) => {
      if (!categories.has(performance.categoryId)) panel.states[cell(panel, p, j)] = 'not_assigned';
    });
  });
  for (const sheet of input.scoresheets) {
    const j = judgeIndex.get(sheet.judgeId);
    const p = performanceIndex.get(sheet.performanceId);
    if (j === undefined || p === undefined) continue;
    const at = cell(panel, p, j);
    if (panel.states[at] === 'not_assigned') continue;
    if (sheet.abstained || sheet.excused) {
      panel.states[at] = sheet.abstained ? 'abstained' : 'excused';
      continue;
    }
    panel.states[at] = 'scored';
    for (const c of criteriaOf(panel, p)) {
      const criterion = panel.criteria[c];
      const steps = criterion ? sheet.marks[criterion.id] : undefined;
      if (typeof steps !== 'number') continue;
      panel.steps[at * panel.criteria.length + c] = whole(steps);
      if (Math.abs(steps) > (largest[c] ?? 0)) largest[c] = Math.abs(steps);
    }
  }
  return largest;
}

function addTotals(panel: Panel, largest: readonly number[]): void {
  const { criteria, units, judges } = panel;
  const factors = new Map<string, { c: number; n: number; d: number }[]>();
  for (const [categoryId, applying] of panel.criteriaIn) {
    factors.set(
      categoryId,
      applying.map((c) => {
        const weight = units[c]?.weightIn.get(categoryId) ?? { n: 0, d: 1 };
        const step = units[c]?.step ?? { n: 1, d: 1 };
        const n = whole(step.n * weight.n);
        const d = whole(step.d * weight.d);
        const by = gcd(n, d) || 1;
        panel.totalUnit = lcm(panel.totalUnit, d / by);
        return { c, n: n / by, d: d / by };
      }),
    );
  }
  panel.performances.forEach((performance, p) => {
    const perStep = (factors.get(performance.categoryId) ?? []).map(({ c, n, d }) => ({
      c,
      k: whole(n * (panel.totalUnit / d)),
      bound: largest[c] ?? 0,
    }));
    // Every sum below stays within this bound, so that a judge's total and the panel's sum of totals are exact.
    whole(perStep.reduce((sum, { k, bound }) => sum + k * bound, 0) * Math.max(1, judges.length) * 2);
    if (perStep.length === 0) return;
    for (let j = 0; j < judges.length; j += 1) {
      const at = cell(panel, p, j);
      if (!takesPart(panel.states[at])) continue;
      let total = 0;
      for (const { c, k } of perStep) total += (panel.steps[at * criteria.length + c] ?? Number.NaN) * k;
      panel.totals[at] = total;
    }
  });
}
