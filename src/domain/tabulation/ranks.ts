/**
 * Each judge's totals turned into ranks among the acts ranked together. Tied acts share the mean of the ranks they
 * span, unless the rules say otherwise (`equalRanks`).
 */
import type { EqualRanks } from './equal-ranks.ts';
import type { Group, Outcome } from './outcome.ts';
import { cell, type Panel, totalWorth } from './panel.ts';
import { addsRanks } from './rules.ts';
import type { ScoringRules } from './types.ts';

/**
 * One act's rank from one judge: the first rank that its tie spans, and how many acts share what it spans (1 where each
 * of them has that first rank whole).
 */
export interface RankSpan {
  p: number;
  first: number;
  shared: number;
}

/** Ranks the acts by `worth`, the highest first; an act whose worth is NaN has no rank and is left out. */
export function rankSpans(
  acts: readonly number[],
  worth: (p: number) => number,
  equal: EqualRanks = 'mean',
): RankSpan[] {
  const values = new Float64Array(acts.length);
  acts.forEach((p, at) => {
    values[at] = worth(p);
  });
  const sorted = sortedValues(equal === 'dense' ? Float64Array.from(new Set(values)) : values);
  const spans: RankSpan[] = [];
  acts.forEach((p, at) => {
    const value = values[at] ?? Number.NaN;
    if (Number.isNaN(value)) return;
    const upTo = countAtMost(sorted, value);
    const shared = equal === 'mean' ? upTo - countBelow(sorted, value) : 1;
    spans.push({ p, first: sorted.length - upTo + 1, shared });
  });
  return spans;
}

/** Twice the mean rank of each value (the highest is 1), so that halves stay whole; NaN stays NaN. */
export function doubledRanks(values: ArrayLike<number>): number[] {
  const sorted = sortedValues(new Float64Array(values));
  const ranks: number[] = [];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN;
    const below = Number.isNaN(value) ? Number.NaN : countBelow(sorted, value) + countAtMost(sorted, value);
    ranks.push(2 * sorted.length + 1 - below);
  }
  return ranks;
}

/** The values in ascending order without NaN, which sorts last. */
function sortedValues(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  let length = sorted.length;
  while (length > 0 && Number.isNaN(sorted[length - 1])) length -= 1;
  return sorted.subarray(0, length);
}

// Typed arrays sort natively, and places are found by bisection: that keeps ranking five hundred acts quick.
function countBelow(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countAtMost(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The mean of the ranks spanned; a multiple of one half, so exact as a number. */
export function meanRank(span: RankSpan): number {
  return span.first + (span.shared - 1) / 2;
}

/**
 * What rank acts have that are equal to one judge, where these ranks are added or become points. What ranks weigh is
 * always shared.
 */
const equalToJudge = ({ method, juries, equalRanks }: ScoringRules): EqualRanks =>
  (addsRanks(method) && juries?.method !== 'exponential_rank' && equalRanks) || 'mean';

/**
 * Ranks the group's acts for every judge, writes the ranks into `outcome.ranks`, and returns the spans by judge
 * index.
 */
export function rankJudges(panel: Panel, group: Group, outcome: Outcome): RankSpan[][] {
  const equal = equalToJudge(panel.rules);
  const spans = panel.judges.map((_judge, j) =>
    rankSpans(group.ranked, (p) => totalWorth(panel, p, j), equal),
  );
  spans.forEach((ofJudge, j) => {
    for (const span of ofJudge) outcome.ranks[cell(panel, span.p, j)] = meanRank(span);
  });
  return spans;
}
