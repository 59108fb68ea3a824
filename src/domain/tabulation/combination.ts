/**
 * Judges and audience together: weighed on one scale of 0 to 100, added as points, or kept apart.
 * When the audience's part is left out (too few ballots, no votes) the judges' part stands alone, on the same scale.
 */
import Fraction from 'fraction.js';
import type { AudienceResult } from './audience.ts';
import { minMaxPercent } from './audience-conversion.ts';
import type { Averager } from './averager.ts';
import type { Engine } from './engines.ts';
import { decimal, denseOrder, quotient, rounded, ZERO } from './exact.ts';
import { isPlainAverage, METHOD_TRAITS } from './method-traits.ts';
import { AVERAGERS } from './methods.ts';
import { assignedOn, cell, criteriaOf, ownCriteria, type Panel, worthUnits } from './panel.ts';
import { tablePoints } from './points-table.ts';
import { rankSpans } from './ranks.ts';
import { goesByCriterion, lowerWins } from './rules.ts';
import type { Standings } from './standings.ts';
import type { JudgesScale, RoundingRules, ScoringRules } from './types.ts';

/**
 * One act's two parts on the common scale, before and after their weights, and their sum. `audience` is null where it
 * does not count.
 */
export interface CombinedAct {
  judges: Fraction;
  judgesWeighted: Fraction;
  audience: Fraction | null;
  audienceWeighted: Fraction | null;
  result: Fraction;
}

/** Whether the higher or the lower combined result wins. */
export function betterOf(rules: ScoringRules): 'higher' | 'lower' {
  return rules.combination.mode === 'apart' && lowerWins(rules.method) ? 'lower' : 'higher';
}

/** Whether the judges' weight is 0, so that places need no marks at all. */
export function audienceDecidesAlone({ combination }: ScoringRules): boolean {
  return combination.mode === 'weights' && decimal(combination.judges).n === 0n;
}

/**
 * Combines judges and audience for each act in `acts`, by performance index. Empty where the rules keep the two apart;
 * an act without the part it needs is missing.
 */
export function combine(
  panel: Panel,
  acts: readonly number[],
  judgesResults: readonly (Fraction | null)[],
  audience: AudienceResult | null,
): Map<number, CombinedAct> {
  const { rules } = panel;
  const { combination } = rules;
  const combined = new Map<number, CombinedAct>();
  if (combination.mode === 'apart') return combined;
  const counted = audience?.summary.counted === true;
  const scored = acts.filter((p) => judgesResults[p]);
  const scaled = scaleJudges(panel, scored, judgesResults);
  for (const p of acts) {
    const judges = scaled.get(p) ?? (counted && audienceDecidesAlone(rules) ? ZERO : null);
    if (judges === null) continue;
    const votes = counted ? (audience?.byAct.get(p)?.converted ?? ZERO) : null;
    combined.set(p, together(rules, judges, votes));
  }
  return combined;
}

function together(rules: ScoringRules, judges: Fraction, audience: Fraction | null): CombinedAct {
  const { mode } = rules.combination;
  if (audience === null || mode === 'points') {
    const result = audience === null ? judges : judges.add(audience);
    return { judges, judgesWeighted: judges, audience, audienceWeighted: audience, result };
  }
  const judgesWeighted = judges.mul(decimal(rules.combination.judges)).div(100);
  const audienceWeighted = audience.mul(decimal(rules.combination.audience)).div(100);
  return { judges, judgesWeighted, audience, audienceWeighted, result: judgesWeighted.add(audienceWeighted) };
}

function scaleJudges(
  panel: Panel,
  acts: readonly number[],
  results: readonly (Fraction | null)[],
): Map<number, Fraction> {
  const { rules } = panel;
  const lower = lowerWins(rules.method);
  const entries = acts.flatMap((p) => {
    const result = results[p];
    return result ? [{ p, result, merit: lower ? result.neg() : result }] : [];
  });
  const first = entries[0];
  if (!first) return new Map();
  const best = entries.reduce((high, entry) => (entry.merit.compare(high.merit) > 0 ? entry : high), first);
  const worst = entries.reduce((low, entry) => (entry.merit.compare(low.merit) < 0 ? entry : low), first);
  const scale = scaleOf(rules, panel.criteria);
  if (scale === 'points_table') return byTable(rules, entries);
  const all = entries.reduce((sum, { result }) => sum.add(result), ZERO);
  return new Map(
    entries.map(({ p, result, merit }) => {
      if (scale === 'as_is') return [p, result];
      if (scale === 'min_max') return [p, minMaxPercent(merit, worst.merit, best.merit)];
      if (scale === 'of_maximum') return [p, percentOf(result, maximumOf(panel, p))];
      if (scale === 'share') return [p, percentOf(result, all)];
      const [part, whole] = lower ? [best.result, result] : [result, best.result];
      return [p, whole.n === 0n ? new Fraction(100) : part.mul(100).div(whole)];
    }),
  );
}

/** The fields of a criterion that tell how many points it can cost. */
type PointsOff = Pick<Standings['criteria'][number], 'step' | 'subtractsFrom' | 'max'>;

/**
 * The scale that the judges' results are put on before the audience is added. Where the rules' own choice cannot work
 * (lowest result wins, no highest result, results below 0) it falls back to `min_max` or `points_table`.
 */
export function scaleOf({ method, combination }: ScoringRules, criteria: readonly PointsOff[]): JudgesScale {
  const { mode, judgesScale } = combination;
  if (mode === 'points') return lowerWins(method) ? 'points_table' : 'as_is';
  if (judgesScale === 'of_maximum' && !isPlainAverage(method)) return 'min_max';
  if (['of_maximum', 'relative', 'share'].includes(judgesScale) && criteria.some(canCostMore))
    return 'min_max';
  return ['as_is', 'share'].includes(judgesScale) && lowerWins(method) ? 'min_max' : judgesScale;
}

// Where a mark can cost more than the criterion has, a result can fall below 0, and there are no percents of that.
const canCostMore = ({ subtractsFrom, step, max = 0 }: PointsOff): boolean =>
  subtractsFrom !== undefined && decimal(step).mul(max).compare(decimal(subtractsFrom)) > 0;

function byTable(
  rules: ScoringRules,
  entries: readonly { p: number; merit: Fraction }[],
): Map<number, Fraction> {
  const order = denseOrder(entries.map((entry) => entry.merit));
  const worth = new Map(entries.map((entry, at) => [entry.p, order[at] ?? Number.NaN]));
  const points = tablePoints(rules.audience.table);
  const spans = rankSpans(
    entries.map((entry) => entry.p),
    (p) => worth.get(p) ?? Number.NaN,
    rules.equalRanks,
  );
  return new Map(spans.map((span) => [span.p, points(span)]));
}

const percentOf = (result: Fraction, whole: Fraction): Fraction =>
  whole.n === 0n ? ZERO : result.mul(100).div(whole);

/**
 * How the highest result there can be is rounded: as results are on their way, by totals at the end alone. Up to
 * version 5 of the engine it was not.
 */
export function roundingOf(rules: ScoringRules, engine: Engine): Omit<RoundingRules, 'shown'> {
  const none = { afterCriterion: null, afterWeighting: null, afterTotal: null };
  if (engine < 6) return none;
  return goesByCriterion(rules) ? rules.rounding : { ...none, afterTotal: rules.rounding.afterTotal };
}

/**
 * The highest result that performance `p` can have, with every judge giving the best mark: by criterion on all of
 * them, by totals of those judges who have one, each on the criteria that they score; rounded as results are. Up to
 * version 4 of the engine it was that of all criteria by totals, too.
 */
export function maximumOf(panel: Panel, p: number): Fraction {
  const { rules, weightUnit, engine } = panel;
  const { averages } = METHOD_TRAITS[rules.method];
  const { afterCriterion, afterWeighting, afterTotal } = roundingOf(rules, engine);
  if (engine > 4 && panel.split && averages && !goesByCriterion(rules))
    return rounded(maximumByTotals(panel, p, AVERAGERS[averages](panel, rules.trim)), afterTotal);
  const most = criteriaOf(panel, p).reduce((sum, c) => {
    const criterion = panel.criteria[c];
    if (!criterion) return sum;
    const once = bestOn(panel, c);
    const method = rules.byCriterion?.[criterion.id]?.method ?? rules.method;
    const together =
      METHOD_TRAITS[method].averages === 'sum' ? once.mul(assignedOn(panel, p, c)).div(weightUnit) : once;
    return sum.add(rounded(rounded(together, afterCriterion).mul(weightOn(panel, p, c)), afterWeighting));
  }, ZERO);
  return rounded(most, afterTotal);
}

/** The worth of the best mark on criterion `c`. */
function bestOn(panel: Panel, c: number): Fraction {
  const units = panel.units[c];
  const criterion = panel.criteria[c];
  if (!units || !criterion) return ZERO;
  const best = criterion.subtractsFrom === undefined ? criterion.max : criterion.min;
  return new Fraction(worthUnits(units, best)).mul(units.unit.n).div(units.unit.d);
}

/** How much criterion `c` counts in the result of performance `p`. */
function weightOn(panel: Panel, p: number, c: number): Fraction {
  const { n, d } = panel.units[c]?.weightIn.get(panel.performances[p]?.categoryId ?? '') ?? { n: 0, d: 1 };
  return quotient(n, d);
}

function maximumByTotals(panel: Panel, p: number, average: Averager): Fraction {
  const givers = [...panel.judges.keys()].filter(
    (j) => !Number.isNaN(panel.totals[cell(panel, p, j)] ?? Number.NaN),
  );
  const bests = givers.map((j) =>
    ownCriteria(panel, p, j)
      .reduce((sum, c) => sum.add(bestOn(panel, c).mul(weightOn(panel, p, c))), ZERO)
      .mul(panel.totalUnit)
      .valueOf(),
  );
  const found = average(bests, {
    weights: givers.map((j) => panel.weights[j] ?? 1),
    once: panel.weightUnit,
    assigned: panel.assigned[p] ?? 0,
  });
  return typeof found === 'string' ? ZERO : quotient(found.n, found.d).div(panel.totalUnit);
}
