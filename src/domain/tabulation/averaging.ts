/**
 * What all averaging methods share: an averager is applied either to the marks on each criterion (weights and rounding
 * come after it) or to the judges' totals. Each method's own file holds its averager.
 */
import type { Average, Averager } from './averager.ts';
import { type figureMaker, quotient, rounded, safeInteger, sumOf } from './exact.ts';
import { meanOfMarks } from './mean.ts';
import type { AveragedAct, Outcome } from './outcome.ts';
import { assignedOn, cell, criteriaOf, type Panel, PLAIN_UNITS, worthUnits } from './panel.ts';
import { roundedUnits } from './rounding.ts';
import type { BlockReason, CriterionPanel, Figure, TrimmedMark } from './standings.ts';
import type { Rounding } from './types.ts';

/** Makes the figure n/d as it is shown to people; see `figureMaker`. */
export type MakeFigure = ReturnType<typeof figureMaker>;

interface Quotient {
  n: number;
  d: number;
}

function roundedParts(value: Quotient, rule: Rounding | null): Quotient {
  return rule === null ? value : { n: roundedUnits(value.n, value.d, rule), d: 10 ** rule.places };
}

/** The values that judges gave, with the judges' indexes and weights in the same order. */
interface Given {
  values: number[];
  givers: number[];
  weights: number[];
}

/** Collects what `worth` gives for each judge; NaN means that the judge gave nothing. */
function givenBy(panel: Panel, worth: (j: number) => number): Given {
  const given: Given = { values: [], givers: [], weights: [] };
  for (let j = 0; j < panel.judges.length; j += 1) {
    const value = worth(j);
    if (Number.isNaN(value)) continue;
    given.values.push(value);
    given.givers.push(j);
    given.weights.push(panel.weights[j] ?? 1);
  }
  return given;
}

const averaged = (
  panel: Panel,
  { values, weights }: Given,
  average: Averager,
  assigned: number,
): ReturnType<Averager> | 'missing_marks' =>
  values.length === 0 ? 'missing_marks' : average(values, { weights, once: panel.weightUnit, assigned });

/** The averager for the criterion with this index. */
export type AveragerOn = (c: number) => Averager;

/**
 * The panel's result on each criterion of performance `p`, with the weighted results to be added. `blocked` is the
 * reason why a criterion could not be averaged, else null.
 */
export function criterionPanels(
  panel: Panel,
  p: number,
  averagerOn: AveragerOn,
  make: MakeFigure,
): { panels: CriterionPanel[]; weighted: Quotient[]; blocked: BlockReason | null } {
  const { rounding } = panel.rules;
  const width = panel.criteria.length;
  const panels: CriterionPanel[] = [];
  const weighted: Quotient[] = [];
  let blocked: BlockReason | null = null;
  const categoryId = panel.performances[p]?.categoryId ?? '';
  for (const c of criteriaOf(panel, p)) {
    const units = panel.units[c];
    const { n: unit, d: part } = (units ?? PLAIN_UNITS).unit;
    const given = givenBy(panel, (j) => {
      const steps = panel.steps[cell(panel, p, j) * width + c] ?? Number.NaN;
      return worthUnits(units ?? PLAIN_UNITS, steps);
    });
    const weight = units?.weightIn.get(categoryId) ?? { n: 0, d: 1 };
    const found = averaged(panel, given, averagerOn(c), assignedOn(panel, p, c));
    const criterionId = panel.criteria[c]?.id ?? '';
    if (typeof found === 'string') {
      // A missing mark outranks any other reason, whatever the order of the criteria.
      if (blocked !== 'missing_marks') blocked = found;
      panels.push({ criterionId, marks: 0, panel: null, weighted: null, trimmed: [], place: null });
      continue;
    }
    const exact = { n: safeInteger(found.n * unit), d: safeInteger(found.d * part) };
    const value = roundedParts(exact, rounding.afterCriterion);
    const worth = roundedParts(
      { n: safeInteger(value.n * weight.n), d: safeInteger(value.d * weight.d) },
      rounding.afterWeighting,
    );
    weighted.push(worth);
    panels.push({
      criterionId,
      marks: found.used,
      panel: make(value.n, value.d),
      weighted: make(worth.n, worth.d),
      trimmed: trimmedMarks(panel, found, given, (mark) => make(mark * unit, part)),
      place: null,
    });
  }
  return { panels, weighted, blocked };
}

function trimmedMarks(
  panel: Panel,
  found: Average,
  { values, givers }: Given,
  valueFigure: (mark: number) => Figure,
): TrimmedMark[] {
  if (found.highest.length + found.lowest.length === 0) return [];
  const named = (side: TrimmedMark['side']) => (at: number) => ({
    judgeId: panel.judges[givers[at] ?? -1]?.id ?? '',
    side,
    value: valueFigure(values[at] ?? 0),
  });
  return [...found.highest.map(named('highest')), ...found.lowest.map(named('lowest'))];
}

/**
 * The result of performance `p`: each criterion averaged, rounded, weighted, then added. `result` is null where it is
 * blocked or no criterion applies.
 */
export function averageByCriterion(
  panel: Panel,
  p: number,
  averagerOn: AveragerOn,
  make: MakeFigure,
): AveragedAct {
  const { panels, weighted, blocked } = criterionPanels(panel, p, averagerOn, make);
  const settled = blocked === null && weighted.length > 0;
  return {
    panels,
    result: settled ? rounded(sumOf(weighted), panel.rules.rounding.afterTotal) : null,
    blocked,
    trimmed: new Map(),
  };
}

/**
 * The result of performance `p` as the average of the judges' totals. A judge with a missing mark has no total and is
 * left out. The means of the criteria stand beside it for display only.
 */
export function averageByTotal(panel: Panel, p: number, average: Averager, make: MakeFigure): AveragedAct {
  const { panels } = criterionPanels(panel, p, () => meanOfMarks, make);
  const trimmed: AveragedAct['trimmed'] = new Map();
  const given = givenBy(panel, (j) => panel.totals[cell(panel, p, j)] ?? Number.NaN);
  const found = averaged(panel, given, average, panel.assigned[p] ?? 0);
  if (typeof found === 'string') return { panels, result: null, blocked: found, trimmed };
  for (const at of found.highest) trimmed.set(given.givers[at] ?? 0, 'highest');
  for (const at of found.lowest) trimmed.set(given.givers[at] ?? 0, 'lowest');
  const value = quotient(found.n, found.d).div(panel.totalUnit);
  return { panels, result: rounded(value, panel.rules.rounding.afterTotal), blocked: null, trimmed };
}

/** The means of the criteria of performance `p` for display, without a result: for methods that are not averages. */
export const criteriaOnly = (panel: Panel, p: number, make: MakeFigure): AveragedAct => ({
  panels: criterionPanels(panel, p, () => meanOfMarks, make).panels,
  result: null,
  blocked: null,
  trimmed: new Map(),
});

/** Averages every act in `acts` and writes results, criteria, dropped totals and reasons into `outcome`. */
export function averageActs(
  panel: Panel,
  acts: readonly number[],
  outcome: Outcome,
  average: (p: number) => AveragedAct,
): void {
  for (const p of acts) {
    const found = average(p);
    outcome.criteria[p] = found.panels;
    outcome.results[p] = found.result;
    if (found.blocked !== null) outcome.blocked[p] ??= found.blocked;
    for (const [j, side] of found.trimmed) outcome.trimmed[cell(panel, p, j)] = side;
  }
}
