/**
 * From the input to a panel. Sheets of judges or acts that are not in the input are passed over; that is how
 * "without this judge" is asked.
 */
import { callsAsMarks } from './calls.ts';
import { deductionsOf, takenBeforeRanking } from './deductions.ts';
import { ENGINE, type Engine } from './engines.ts';
import { commonDenominator, gcd, lcm, numerator, whole, wholeParts } from './exact.ts';
import { missingMarks } from './missing.ts';
import { type CriterionUnits, cell, ownCriteria, type Panel, PLAIN, takesPart, worthUnits } from './panel.ts';
import type { CellState } from './standings.ts';
import type { CriterionInput, ScoresheetInput, ScoringRules, TabulationInput } from './types.ts';

/** The panel of an input under complete rules. @throws RangeError where steps and weights are too fine for exact totals. */
export function buildPanel(given: TabulationInput, rules: ScoringRules): Panel {
  const input = rules.calls ? callsAsMarks(given, rules.calls) : given;
  const { performances, judges, criteria } = input;
  const cells = performances.length * judges.length;
  const engine = input.engine ?? ENGINE;
  const { off, offUnit } = takenOff(input, rules, engine);
  const panel: Panel = {
    engine,
    rules,
    performances,
    judges,
    criteria,
    units: [],
    criteriaIn: new Map(),
    ownIn: new Map(),
    split: judges.some(({ criterionIds }) => criterionIds != null),
    ...judgeWeights(judges),
    steps: new Float64Array(cells * criteria.length).fill(Number.NaN),
    states: new Array<CellState>(cells).fill('missing'),
    totals: new Float64Array(cells).fill(Number.NaN),
    totalUnit: offUnit,
    off,
    offUnit,
    sign: rules.marks === 'places' ? -1 : 1,
    missing: performances.map(() => []),
    assigned: performances.map(() => 0),
    largest: criteria.map(() => 0),
  };
  for (const { categoryId } of performances) {
    if (panel.criteriaIn.has(categoryId)) continue;
    const applying = criteria.flatMap((criterion, c) =>
      criterion.categoryId == null || criterion.categoryId === categoryId ? [c] : [],
    );
    panel.criteriaIn.set(categoryId, applying);
    const own = judges.map(({ criterionIds }) =>
      criterionIds == null ? applying : applying.filter((c) => criterionIds.includes(criteria[c]?.id ?? '')),
    );
    panel.ownIn.set(categoryId, own);
  }
  panel.units = criterionUnits(panel);
  for (const p of performances.keys())
    for (let j = 0; j < judges.length; j += 1) panel.states[cell(panel, p, j)] = assignment(panel, p, j);
  eachSheet(input, (p, j, sheet) => readSheet(panel, p, j, sheet));
  missingMarks(panel);
  addTotals(panel);
  return panel;
}

/** How much each judge counts, as whole numbers on one denominator. */
function judgeWeights(judges: TabulationInput['judges']): Pick<Panel, 'weights' | 'weightUnit'> {
  const parts = judges.map(({ weight }) => (weight === undefined ? { n: 1, d: 1 } : wholeParts(weight)));
  const weightUnit = parts.reduce((unit, { d }) => lcm(unit, d), 1);
  return { weights: parts.map(({ n, d }) => whole(n * (weightUnit / d))), weightUnit };
}

/** What marks on a criterion are worth: so many steps, or so many less than what they are taken from. */
function marksOf({ step, subtractsFrom }: CriterionInput): Omit<CriterionUnits, 'weightIn'> {
  const unit = wholeParts(step);
  if (subtractsFrom === undefined) return { ...PLAIN, unit };
  const from = wholeParts(subtractsFrom);
  const d = lcm(unit.d, from.d);
  return { base: whole(from.n * (d / from.d)), per: -whole(unit.n * (d / unit.d)), unit: { n: 1, d } };
}

/** What is taken off each act's totals before they are ranked, as whole numbers on one denominator. */
function takenOff(
  { performances, deductions = [] }: TabulationInput,
  rules: ScoringRules,
  engine: Engine,
): { off: number[]; offUnit: number } {
  if (!takenBeforeRanking(rules, engine)) return { off: [], offUnit: 1 };
  const totals = deductionsOf(deductions, rules);
  const common = commonDenominator([...totals.values()].map(({ total }) => total));
  const off = performances.map(({ id }) => {
    const total = totals.get(id)?.total;
    return total ? whole(Number(numerator(total) * (common / total.d))) : 0;
  });
  return { off, offUnit: whole(Number(common)) };
}

function eachSheet(
  input: TabulationInput,
  visit: (p: number, j: number, sheet: ScoresheetInput) => void,
): void {
  const judgeIndex = new Map(input.judges.map((judge, j) => [judge.id, j]));
  const performanceIndex = new Map(input.performances.map((performance, p) => [performance.id, p]));
  for (const sheet of input.scoresheets) {
    const j = judgeIndex.get(sheet.judgeId);
    const p = performanceIndex.get(sheet.performanceId);
    if (j !== undefined && p !== undefined) visit(p, j, sheet);
  }
}

function criterionUnits(panel: Panel): CriterionUnits[] {
  const weights = panel.criteria.map((criterion) => wholeParts(criterion.weight));
  const units = panel.criteria.map((criterion) => ({
    ...marksOf(criterion),
    weightIn: new Map<string, { n: number; d: number }>(),
  }));
  for (const [categoryId, applying] of panel.criteriaIn) {
    const common = applying.reduce((d, c) => lcm(d, weights[c]?.d ?? 1), 1);
    const total = applying.reduce((sum, c) => {
      const weight = weights[c];
      return weight ? sum + weight.n * (common / weight.d) : sum;
    }, 0);
    const share = panel.rules.weighting === 'share';
    for (const c of applying) {
      const weight = weights[c];
      if (!weight) continue;
      // Weights that add to nothing share nothing out, as they count for nothing in a sum.
      const parts = share && total > 0 ? { n: weight.n * (common / weight.d), d: total } : weight;
      const by = gcd(parts.n, parts.d) || 1;
      units[c]?.weightIn.set(categoryId, { n: whole(parts.n / by), d: whole(parts.d / by) });
    }
  }
  return units;
}

function assignment(panel: Panel, p: number, j: number): CellState {
  const { judges, performances } = panel;
  const categories = judges[j]?.categoryIds;
  const scores = judges[j]?.criterionIds == null || ownCriteria(panel, p, j).length > 0;
  return scores && (categories == null || categories.includes(performances[p]?.categoryId ?? ''))
    ? 'missing'
    : 'not_assigned';
}

function readSheet(panel: Panel, p: number, j: number, sheet: ScoresheetInput): void {
  const at = cell(panel, p, j);
  if (panel.states[at] === 'not_assigned') return;
  if (sheet.abstained || sheet.excused) {
    panel.states[at] = sheet.abstained ? 'abstained' : 'excused';
    return;
  }
  panel.states[at] = 'scored';
  for (const c of ownCriteria(panel, p, j)) {
    const steps = sheet.marks[panel.criteria[c]?.id ?? ''];
    if (typeof steps !== 'number') continue;
    panel.steps[at * panel.criteria.length + c] = whole(steps);
    if (Math.abs(steps) > (panel.largest[c] ?? 0)) panel.largest[c] = Math.abs(steps);
  }
}

/** A criterion in the totals of a category: so many units of a total for each step, and the most that comes of it. */
interface InTotal {
  c: number;
  k: number;
  base: number;
  per: number;
  bound: number;
}

function addTotals(panel: Panel): void {
  const { units, largest } = panel;
  const factors = stepFactors(panel);
  const together = panel.weights.reduce((sum, weight) => sum + weight, 0);
  for (const p of panel.performances.keys()) {
    const perStep = (factors.get(panel.performances[p]?.categoryId ?? '') ?? []).map(({ c, n, d }) => {
      const { base, per } = units[c] ?? PLAIN;
      const k = whole(n * (panel.totalUnit / d));
      return { c, k, base, per, bound: Math.abs(base) + Math.abs(per) * (largest[c] ?? 0) };
    });
    // Every sum of these stays within this bound, so that a judge's total and the panel's sum of totals are exact.
    const off = (panel.off[p] ?? 0) * (panel.totalUnit / panel.offUnit);
    const largestTotal = perStep.reduce((sum, { k, bound }) => sum + k * bound, off);
    whole(largestTotal * Math.max(1, together) * 2);
    if (perStep.length > 0) addTotalsOf(panel, p, perStep);
  }
}

function addTotalsOf(panel: Panel, p: number, perStep: readonly InTotal[]): void {
  for (let j = 0; j < panel.judges.length; j += 1) {
    const at = cell(panel, p, j);
    if (!takesPart(panel.states[at])) continue;
    const own = ownCriteria(panel, p, j);
    let total = 0;
    for (const { c, k, base, per } of perStep)
      if (!panel.split || own.includes(c))
        total += worthUnits({ base, per }, panel.steps[at * panel.criteria.length + c] ?? Number.NaN) * k;
    panel.totals[at] = total;
  }
}

/** What a step on each criterion of a category is worth in a total; brings the totals on one denominator. */
function stepFactors(panel: Panel): Map<string, { c: number; n: number; d: number }[]> {
  const factorIn = (categoryId: string, c: number) => {
    const weight = panel.units[c]?.weightIn.get(categoryId) ?? { n: 0, d: 1 };
    const { unit } = panel.units[c] ?? PLAIN;
    const n = whole(unit.n * weight.n);
    const d = whole(unit.d * weight.d);
    const by = gcd(n, d) || 1;
    panel.totalUnit = lcm(panel.totalUnit, d / by);
    return { c, n: n / by, d: d / by };
  };
  return new Map(
    [...panel.criteriaIn].map(([id, applying]) => [id, applying.map((c) => factorIn(id, c))] as const),
  );
}
