/** Each judge's totals turned to ranks among the acts ranked together. Ties share the mean of the ranks they span. */
import type { Outcome } from './outcome.ts';
import { cell, merit, type Panel } from './panel.ts';

/** A judge's ranks: by act, the first rank of its tie and how many share it. */
export interface RankSpan {
  p: number;
  first: number;
  shared: number;
}

/** The highest value has rank 1. Values that are NaN take no rank. */
export function rankSpans(acts: readonly number[], worth: (p: number) => number): RankSpan[] {
  const given = acts.filter((p) => !Number.isNaN(worth(p)));
  const values = Float64Array.from(given, worth);
  const sorted = values.toSorted();
  return given.map((p, at) => {
    const value = values[at] ?? 0;
    const above = countAtMost(sorted, value);
    return { p, first: sorted.length - above + 1, shared: above - countBelow(sorted, value) };
  });
}

/** Mean ranks, doubled to whole numbers. */
export function doubledRanks(values: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort();
  return values.map(
    (value) => 2 * sorted.length + 1 - countAtMost(sorted, value) - countBelow(sorted, value),
  );
}

// Numbers sort natively and are found by halving, which is what makes ranking five hundred acts quick.
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

/** The mean rank, a multiple of one half and so exact in a number. */
export function meanRank(span: RankSpan): number {
  return span.first + (span.shared - 1) / 2;
}

/** Ranks every judge's totals and notes them in the outcome. Returns the spans by judge. */
export function rankJudges(panel: Panel, ranked: readonly number[], outcome: Outcome): RankSpan[][] {
  return panel.judges.map((_judge, j) => {
    const spans = rankSpans(ranked, (p) => merit(panel, p, j));
    for (const span of spans) outcome.ranks[cell(panel, span.p, j)] = meanRank(span);
    return spans;
  });
}
