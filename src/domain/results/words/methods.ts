/** All methods in words, by name. Each has its own file. */
import type { Method } from '../../tabulation/types.ts';
import type { MethodWords } from './method-words.ts';
import { calls } from './methods/calls.ts';
import { exponentialRank } from './methods/exponential-rank.ts';
import { headToHead } from './methods/head-to-head.ts';
import { majorityJudgment } from './methods/majority-judgment.ts';
import { mean } from './methods/mean.ts';
import { median } from './methods/median.ts';
import { pointsTable } from './methods/points-table.ts';
import { rankSum } from './methods/rank-sum.ts';
import { skatingSystem } from './methods/skating-system.ts';
import { standardized } from './methods/standardized.ts';
import { star } from './methods/star.ts';
import { sum } from './methods/sum.ts';
import { trimmedMean } from './methods/trimmed-mean.ts';

export const METHOD_WORDS: Record<Method, MethodWords> = {
  mean,
  sum,
  trimmed_mean: trimmedMean,
  median,
  standardized,
  rank_sum: rankSum,
  points_table: pointsTable,
  exponential_rank: exponentialRank,
  skating_system: skatingSystem,
  head_to_head: headToHead,
  majority_judgment: majorityJudgment,
  star,
  calls,
};
