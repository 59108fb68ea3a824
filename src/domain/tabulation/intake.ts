/**
 * Builds the panel from the input. Sheets of judges or acts that are not in the input are ignored, which is how "what
 * if without this judge" is computed.
 */
import { callsAsMarks } from './calls.ts';
import { deductionsOf, takenBeforeRanking } from './deductions.ts';
import { ENGINE, type Engine } from './engines.ts';
import { commonDenominator, gcd, lcm, numerator, safeInteger, wholeParts } from './exact.ts';
import { missingMarks } from './missing.ts';
import {
  type CriterionUnits,
  cell,
  ownCriteria,
  type Panel,
  PLAIN_UNITS,
  takesPart,
  worthUnits,
} from './panel.ts';
import type { CellState } from './standings.ts';
import type { CriterionInput, ScoresheetInput, ScoringRules, TabulationInput } from './types.ts';

/**
 * The panel for an input under complete rules.
 * @throws RangeError where steps and weights are too fine for exact totals.
 */
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

/** How much each judge counts, as whole numbers of 1/`weightUnit`. */
function judgeWeights(judges: TabulationInput['judges']): Pick<Panel, 'weights' | 'weightUnit'> {
  const parts = judges.map(({ weight }) => (weight === undefined ? { n: 1, d: 1 } : wholeParts(weight)));
  const weightUnit = parts.reduce((unit, { d }) => lcm(unit, d), 1);
  return { weights: parts.map(({ n, d }) => safeInteger(n * (weightUnit / d))), weightUnit };
}

/** What a mark on the criterion is worth: its steps, or what they leave of `subtractsFrom`. */
function marksOf({ step, subtractsFrom }: CriterionInput): Omit<CriterionUnits, 'weightIn'> {
  const unit = wholeParts(step);
  if (subtractsFrom === undefined) return { ...PLAIN_UNITS, unit };
  const from = wholeParts(subtractsFrom);
  const d = lcm(unit.d, from.d);
  return {
    base: safeInteger(from.n * (d / from.d)),
    per: -safeInteger(unit.n * (d / unit.d)),
    unit: { n: 1, d },
  };
}

/**
 * What comes off each act's totals before they are ranked, as whole numbers of 1/`offUnit`, by performance index;
 * empty where the method takes nothing off before ranking.
 */
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
    return total ? safeInteger(Number(numerator(total) * (common / total.d))) : 0;
  });
  return { off, offUnit: safeInteger(Number(common)) };
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
      // Weights that add up to 0 cannot be turned into shares; they then count as they are, for nothing.
      const parts = share && total > 0 ? { n: weight.n * (common / weight.d), d: total } : weight;
      const by = gcd(parts.n, parts.d) || 1;
      units[c]?.weightIn.set(categoryId, { n: safeInteger(parts.n / by), d: safeInteger(parts.d / by) });
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
    panel.steps[at * panel.criteria.length + c] = safeInteger(steps);
    if (Math.abs(steps) > (panel.largest[c] ?? 0)) panel.largest[c] = Math.abs(steps);
  }
}

/**
 * How a criterion enters the totals of a category: the factor `k` on its marks' worth (`base` + `per` × steps), and
 * the largest worth that occurs.
 */
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
      const { base, per } = units[c] ?? PLAIN_UNITS;
      const k = safeInteger(n * (panel.totalUnit / d));
      return { c, k, base, per, bound: Math.abs(base) + Math.abs(per) * (largest[c] ?? 0) };
    });
    // No sum of totals exceeds this bound. Checked once, it makes every judge's total and the sum over the panel
    // exact.
    const off = (panel.off[p] ?? 0) * (panel.totalUnit / panel.offUnit);
    const largestTotal = perStep.reduce((sum, { k, bound }) => sum + k * bound, off);
    safeInteger(largestTotal * Math.max(1, together) * 2);
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

/**
 * By category, what one step on each of its criteria adds to a total (n/d). Raises `panel.totalUnit` so that all of
 * them are whole.
 */
function stepFactors(panel: Panel): Map<string, { c: number; n: number; d: number }[]> {
  const factorIn = (categoryId: string, c: number) => {
    const weight = panel.units[c]?.weightIn.get(categoryId) ?? { n: 0, d: 1 };
    const { unit } = panel.units[c] ?? PLAIN_UNITS;
    const n = safeInteger(unit.n * weight.n);
    const d = safeInteger(unit.d * weight.d);
    const by = gcd(n, d) || 1;
    panel.totalUnit = lcm(panel.totalUnit, d / by);
    return { c, n: n / by, d: d / by };
  };
  return new Map(
    [...panel.criteriaIn].map(([id, applying]) => [id, applying.map((c) => factorIn(id, c))] as const),
  );
}
