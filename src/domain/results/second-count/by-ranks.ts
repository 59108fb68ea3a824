/** Methods that rank each judge's totals: rank sums, points by rank, falling weights, and z-scores. */
import type { EqualRanks } from '../../tabulation/equal-ranks.ts';
import type { ScoringRules } from '../../tabulation/types.ts';
import {
  compare,
  type Exact,
  exact,
  minus,
  over,
  parseFraction,
  rounded,
  sumOf,
  times,
  ZERO,
} from './fractions.ts';
import {
  addBounds,
  type Bounds,
  boundsOf,
  byRoot,
  fallingPower,
  NOTHING,
  roundedForComparing,
  scaleBounds,
  shownOf,
} from './irrational.ts';
import type { ScoredAct } from './sheets.ts';

/**
 * The ranks that equal values span: the first of them, and how many values are tied; 1 where each of them has the first
 * rank for itself.
 */
export interface Span {
  first: number;
  tied: number;
}

/** The mean of the ranks spanned. */
export const rankOf = ({ first, tied }: Span): Exact => exact(2 * first + tied - 1, 2);

/** The ranks of the values, 1 for the best, by their keys. */
export function spansOf<K>(
  values: ReadonlyMap<K, Exact>,
  best: 'highest' | 'lowest',
  equal: EqualRanks = 'mean',
): Map<K, Span> {
  const sign = best === 'highest' ? -1 : 1;
  const sorted = [...values].toSorted(([, a], [, b]) => sign * compare(a, b));
  const spans = new Map<K, Span>();
  let groups = 0;
  for (let from = 0; from < sorted.length; groups += 1) {
    const value = sorted[from]?.[1] ?? ZERO;
    let to = from;
    while (to < sorted.length && compare(sorted[to]?.[1] ?? ZERO, value) === 0) to += 1;
    const span = {
      first: 1 + (equal === 'dense' ? groups : from),
      tied: equal === 'mean' ? to - from : 1,
    };
    for (const [key] of sorted.slice(from, to)) spans.set(key, span);
    from = to;
  }
  return spans;
}

/** Each judge's ranks of these acts, by judge index; acts without a total are missing. */
export function judgesRanks(acts: readonly ScoredAct[], rules: ScoringRules): Map<ScoredAct, Span>[] {
  const judges = acts[0]?.sheets.length ?? 0;
  const adds = rules.method === 'rank_sum' || rules.method === 'points_table';
  const equal = adds && rules.juries?.method !== 'exponential_rank' ? rules.equalRanks : 'mean';
  return Array.from({ length: judges }, (_, j) => {
    const totals = new Map(
      acts.flatMap((act) => {
        const ranked = act.sheets[j]?.ranked;
        return ranked ? [[act, ranked] as const] : [];
      }),
    );
    return spansOf(totals, rules.marks === 'places' ? 'lowest' : 'highest', equal);
  });
}

/** What each judge's total was converted to for one act, and the result made of them. */
export interface ConvertedTotals {
  /** By judge index; null where the judge gave no total. Irrational values are cut off after 60 decimals. */
  values: (Exact | null)[];
  /** Null where no judge gave a total, or no more than are to be left out. */
  result: Exact | null;
  /** By judge id: the end at which the judge's rank was left out. */
  leftOut: Map<string, 'highest' | 'lowest'>;
}

/**
 * What a rank is worth by the table: tied acts get the mean of the places they span; ranks beyond the table are worth
 * 0.
 */
export function tableWorth(table: readonly string[], { first, tied }: Span): Exact {
  return over(sumOf(table.slice(first - 1, first - 1 + tied).map(parseFraction)), exact(tied));
}

/** One judge's value, and how often it counts. */
interface Counting<T> {
  figure: T;
  weight: Exact;
  judgeId: string;
}

/**
 * Builds each act's result from its judges' values: `shown` gives a value for display, `come` the result, `leaveOut`
 * the judges who do not count.
 */
function putTogether<T>(
  acts: readonly ScoredAct[],
  byJudge: readonly ReadonlyMap<ScoredAct, T>[],
  rules: ScoringRules,
  shown: (figure: T) => Exact,
  come: (given: Counting<T>[], act: ScoredAct) => Exact,
  leaveOut: (given: Counting<T>[]) => Map<string, 'highest' | 'lowest'> | 'too few' = () => new Map(),
): Map<ScoredAct, ConvertedTotals> {
  return new Map(
    acts.map((act): [ScoredAct, ConvertedTotals] => {
      const figures = byJudge.map((ofJudge) => ofJudge.get(act) ?? null);
      const given = figures.flatMap((figure, j) =>
        figure === null
          ? []
          : [{ figure, weight: act.sheets[j]?.weight ?? ONCE, judgeId: act.sheets[j]?.judge.id ?? '' }],
      );
      const found = leaveOut(given);
      const leftOut = found === 'too few' ? new Map<string, 'highest' | 'lowest'>() : found;
      const kept = found === 'too few' ? [] : given.filter(({ judgeId }) => !leftOut.has(judgeId));
      return [
        act,
        {
          values: figures.map((figure) => (figure === null ? null : shown(figure))),
          result: kept.length === 0 ? null : rounded(come(kept, act), rules.rounding.afterTotal),
          leftOut,
        },
      ];
    }),
  );
}

/** Replaces each span of ranks by its value, computing every distinct one once. */
function ofSpans<T>(
  byJudge: readonly Map<ScoredAct, Span>[],
  figure: (span: Span) => T,
): Map<ScoredAct, T>[] {
  const known = new Map<string, T>();
  const once = (span: Span): T => {
    const key = `${span.first} ${span.tied}`;
    const found = known.get(key) ?? figure(span);
    known.set(key, found);
    return found;
  };
  return byJudge.map((spans) => new Map([...spans].map(([act, span]) => [act, once(span)])));
}

const ONCE = exact(1);

const weighing = (given: readonly { weight: Exact }[]): Exact => sumOf(given.map(({ weight }) => weight));

/** The factor that scales a sum up to the full panel: missing or abstaining judges must not make it smaller. */
const fullPanel = ({ assigned }: ScoredAct, given: readonly { weight: Exact }[]): Exact =>
  over(assigned, weighing(given));

/** The part of the panel whose ranks are not left out; every judge counts alike here. */
function partThatCounts({ sheets }: ScoredAct, { dropRanks }: ScoringRules): Exact {
  const judges = sheets.filter(({ state }) => state !== 'not_assigned').length;
  return dropRanks ? exact(judges - dropRanks.best - dropRanks.worst, judges) : ONCE;
}

/**
 * The judges whose ranks are left out: first the worst ranks, then the best of the others; of equal ones the least
 * weight.
 */
function outsiders(given: readonly Counting<Exact>[], { dropRanks, method }: ScoringRules) {
  const found = new Map<string, 'highest' | 'lowest'>();
  if (!dropRanks || given.length === 0) return found;
  if (given.length <= dropRanks.best + dropRanks.worst) return 'too few';
  const lessIsBetter = method === 'rank_sum';
  const ends = [
    { side: 'lowest', count: dropRanks.worst, fromLeast: !lessIsBetter },
    { side: 'highest', count: dropRanks.best, fromLeast: lessIsBetter },
  ] as const;
  for (const { side, count, fromLeast } of ends)
    for (let left = count; left > 0; left -= 1) {
      const inside = given.filter(({ judgeId }) => !found.has(judgeId));
      const outermost = inside.reduce((one, other) => {
        const beyond = compare(other.figure, one.figure) * (fromLeast ? 1 : -1);
        return beyond < 0 || (beyond === 0 && compare(other.weight, one.weight) < 0) ? other : one;
      });
      found.set(outermost.judgeId, side);
    }
  return found;
}

/** `rank_sum` and `points_table`: adds what ranks are worth. */
export function addedRanks(
  acts: readonly ScoredAct[],
  byJudge: readonly Map<ScoredAct, Span>[],
  rules: ScoringRules,
): Map<ScoredAct, ConvertedTotals> {
  const worth = (span: Span) => (rules.method === 'rank_sum' ? rankOf(span) : tableWorth(rules.table, span));
  return putTogether(
    acts,
    ofSpans(byJudge, worth),
    rules,
    (figure) => figure,
    (given, act) =>
      times(
        sumOf(given.map(({ figure, weight }) => times(figure, weight))),
        times(fullPanel(act, given), partThatCounts(act, rules)),
      ),
    (given) => outsiders(given, rules),
  );
}

/** The weight of a rank that is `below` ranks under the first. */
const fallingWeight = ({ exponential }: ScoringRules, below: Exact): Bounds =>
  scaleBounds(fallingPower(times(parseFraction(exponential.rate), below)), parseFraction(exponential.top));

/** Returns what a rank weighs among these acts; tied acts get the mean of the ranks they span. */
export function fallingWorth(acts: readonly ScoredAct[], rules: ScoringRules): (span: Span) => Bounds {
  const byRank = acts.map((_act, below) => fallingWeight(rules, exact(below)));
  return ({ first, tied }) =>
    scaleBounds(byRank.slice(first - 1, first - 1 + tied).reduce(addBounds, NOTHING), exact(1, tied));
}

/** `exponential_rank`: adds weights that fall exponentially from rank to rank. */
export function fallingRanks(
  acts: readonly ScoredAct[],
  byJudge: readonly Map<ScoredAct, Span>[],
  rules: ScoringRules,
  engine: number,
): Map<ScoredAct, ConvertedTotals> {
  const spanned = fallingWorth(acts, rules);
  // Engine 1 gave tied acts the weight of their mean rank.
  const worth = (span: Span): Bounds =>
    engine === 1 ? fallingWeight(rules, minus(rankOf(span), exact(1))) : spanned(span);
  return putTogether(acts, ofSpans(byJudge, worth), rules, shownOf, (given, act) =>
    roundedForComparing(scaleBounds(together(given), fullPanel(act, given))),
  );
}

const together = (given: readonly Counting<Bounds>[]): Bounds =>
  given.map(({ figure, weight }) => scaleBounds(figure, weight)).reduce(addBounds, NOTHING);

/**
 * `standardized`: 50 + 10 × the mean of each judge's z-scores (deviations from the judge's own mean, by population
 * standard deviation).
 */
export function standardized(
  acts: readonly ScoredAct[],
  rules: ScoringRules,
): Map<ScoredAct, ConvertedTotals> {
  const scores = (acts[0]?.sheets ?? []).map((_sheet, j) => zScores(acts, j));
  return putTogether(acts, scores, rules, shownOf, (given) => {
    const mean = scaleBounds(together(given), over(exact(10), weighing(given)));
    return roundedForComparing(addBounds(boundsOf(exact(50)), mean));
  });
}

function zScores(acts: readonly ScoredAct[], j: number): Map<ScoredAct, Bounds> {
  const given = acts.flatMap((act) => {
    const total = act.sheets[j]?.total;
    return total ? [{ act, total }] : [];
  });
  const count = exact(given.length || 1);
  const mean = over(sumOf(given.map(({ total }) => total)), count);
  const distances = given.map(({ act, total }) => ({ act, distance: minus(total, mean) }));
  const variance = over(sumOf(distances.map(({ distance }) => times(distance, distance))), count);
  const score = byRoot(variance);
  return new Map(distances.map(({ act, distance }) => [act, score(distance)]));
}
