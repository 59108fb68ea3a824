/**
 * Runs the method that the rules name. Each method has its own file; the averaging ones differ only in their averager.
 */
import type { Averager } from './averager.ts';
import {
  type AveragerOn,
  averageActs,
  averageByCriterion,
  averageByTotal,
  criteriaOnly,
} from './averaging.ts';
import { exponentialRank } from './exponential-rank.ts';
import { headToHead } from './head-to-head.ts';
import { addJuries } from './juries.ts';
import { majorityJudgment } from './majority-judgment.ts';
import { meanOfMarks } from './mean.ts';
import { medianOfMarks } from './median.ts';
import { isPlainAverage, METHOD_TRAITS } from './method-traits.ts';
import type { Group, MethodRun, Outcome } from './outcome.ts';
import type { Panel } from './panel.ts';
import { pointsTable } from './points-table.ts';
import { rankSum } from './rank-sum.ts';
import { rankJudges } from './ranks.ts';
import { goesByCriterion } from './rules.ts';
import { skatingSystem } from './skating-system.ts';
import { standardized } from './standardized.ts';
import { star } from './star.ts';
import { sumOfMarks } from './sum.ts';
import { trimmedMean } from './trimmed-mean.ts';
import type { Averaging, Method, ScoringRules, TrimRules } from './types.ts';

const RUNS: Record<Exclude<Method, Averaging | 'calls'>, MethodRun> = {
  standardized,
  rank_sum: rankSum,
  points_table: (panel, ...rest) => (panel.rules.juries ? addJuries : pointsTable)(panel, ...rest),
  exponential_rank: exponentialRank,
  skating_system: skatingSystem,
  head_to_head: headToHead,
  majority_judgment: majorityJudgment,
  star,
};

/** Works out the results of the acts in `group` by the panel's method and writes them into `outcome`. */
export function runMethod(panel: Panel, group: Group, outcome: Outcome): void {
  const { method } = panel.rules;
  const { make } = outcome;
  if (isPlainAverage(method)) {
    average(panel, group, outcome, METHOD_TRAITS[method].averages);
    return;
  }
  averageActs(panel, group.all, outcome, (p) => criteriaOnly(panel, p, make));
  RUNS[method](panel, group, outcome);
}

/** How each averaging method averages what judges gave. */
export const AVERAGERS: Record<Averaging, (panel: Panel, trim: TrimRules) => Averager> = {
  mean: () => meanOfMarks,
  sum: ({ engine, rules }) => sumOfMarks(engine === 1 && rules.missing === 'zero'),
  trimmed_mean: (_, trim) => trimmedMean(trim),
  median: () => medianOfMarks,
};

/** For each criterion the averager that the rules name for it, else the method's. */
function averagersOf(panel: Panel, average: Averager): AveragerOn {
  const { byCriterion, trim }: ScoringRules = panel.rules;
  const own = panel.criteria.map(({ id }) => {
    const rule = byCriterion?.[id];
    return rule ? AVERAGERS[rule.method](panel, rule.trim ?? trim) : average;
  });
  return (c) => own[c] ?? average;
}

// The mean and the sum of the totals equal the sum of the criteria's, so these two always go by criterion: a judge's
// other marks then still count where one is missing.
function average(panel: Panel, group: Group, outcome: Outcome, method: Averaging): void {
  const { make } = outcome;
  const averager = AVERAGERS[method](panel, panel.rules.trim);
  const averagerOn = averagersOf(panel, averager);
  const byCriterion = goesByCriterion(panel.rules);
  rankJudges(panel, group, outcome);
  averageActs(panel, group.all, outcome, (p) =>
    byCriterion ? averageByCriterion(panel, p, averagerOn, make) : averageByTotal(panel, p, averager, make),
  );
}
