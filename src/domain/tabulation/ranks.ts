/** Each judge's totals turned to ranks among the acts ranked together. Ties share the mean of the ranks they span. */
import type { Outcome } from './outcome.ts';
import { cell, merit, type Panel } from './panel.ts';

/** A judge's ranks: by act, the first rank of its tie and how many share it. */
export interface RankSpan {
  p: number;
  first: number;
  shared: number;
}

/** Highest value first. Values that are NaN take no rank. */
export function rankSpans(acts: readonly number[], worth: (p: number) => number): RankSpan[] {
  const given = acts.filter((p) => !Number.isNaN(worth(p))).sort((a, b) => worth(b) - worth(a) || a - b);
  const spans: RankSpan[] = [];
  for (let at = 0; at < given.length; ) {
    const value = worth(given[at] ?? -1);
    let end = at + 1;
    while (end < given.length && worth(given[end] ?? -1) === value) end += 1;
    for (let k = at; k < end; k += 1) spans.push({ p: given[k] ?? -1, first: at + 1, shared: end - at });
    at = end;
  }
  return spans;
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
