/** The methods by name. Each has its own file; the averaging ones differ only in how they average. */
import type { Averager } from './averager.ts';
import { averageActs, averageByCriterion, averageByTotal, criteriaOnly } from './averaging.ts';
import { exponentialRank } from './exponential-rank.ts';
import { headToHead } from './head-to-head.ts';
import { meanOfMarks } from './mean.ts';
import { medianOfMarks } from './median.ts';
import type { Group, MethodRun, Outcome } from './outcome.ts';
import type { Panel } from './panel.ts';
import { pointsTable } from './points-table.ts';
import { rankSum } from './rank-sum.ts';
import { noteRanks } from './ranks.ts';
import { skatingSystem } from './skating-system.ts';
import { standardized } from './standardized.ts';
import { sumOfMarks } from './sum.ts';
import { trimmedMean } from './trimmed-mean.ts';
import type { Method } from './types.ts';

type Averaging = 'mean' | 'sum' | 'trimmed_mean' | 'median';

const RUNS: Record<Exclude<Method, Averaging>, MethodRun> = {
  standardized,
  rank_sum: rankSum,
  points_table: pointsTable,
  exponential_rank: exponentialRank,
  skating_system: skatingSystem,
  head_to_head: headToHead,
};

/** Works out a group's results by the panel's method and writes them into the outcome. */
export function runMethod(panel: Panel, group: Group, outcome: Outcome): void {
  const { method } = panel.rules;
  const { make } = outcome;
  if (method === 'mean' || method === 'sum' || method === 'trimmed_mean' || method === 'median') {
    average(panel, group, outcome, averagerOf(panel, method), make);
    return;
  }
  averageActs(panel, group.all, outcome, (p) => criteriaOnly(panel, p, make));
  RUNS[method](panel, group, outcome);
}

function averagerOf(panel: Panel, method: Averaging): Averager {
  if (method === 'sum') return sumOfMarks(panel.engine === 1 && panel.rules.missing === 'zero');
  if (method === 'trimmed_mean') return trimmedMean(panel.rules.trim);
  return method === 'median' ? medianOfMarks : meanOfMarks;
}

// A mean or sum of totals is the sum of the criteria's, so these two always go by criterion and lose no mark to a gap.
function average(
  panel: Panel,
  group: Group,
  outcome: Outcome,
  averager: Averager,
  make: Outcome['make'],
): void {
  const { method, per } = panel.rules;
  noteRanks(panel, group, outcome);
  const byTotal = per === 'judge_total' && (method === 'trimmed_mean' || method === 'median');
  const one = byTotal ? averageByTotal : averageByCriterion;
  averageActs(panel, group.all, outcome, (p) => one(panel, p, averager, make));
}
