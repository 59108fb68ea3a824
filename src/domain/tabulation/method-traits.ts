/** What the rest of the code has to know about each method. A new method is a new row in `METHOD_TRAITS`. */
import type { Averaging, JudgesScale, Method, RulesInput } from './types.ts';

/** The properties in which methods differ. */
export interface MethodTraits {
  /**
   * How marks are averaged or added. An act then has points of its own on the scale of the marks, whatever other acts
   * got: so there is a highest possible result, and points of two rounds can be added. Null where it is made otherwise.
   */
  averages: Averaging | null;
  /**
   * `either`: the rules may choose to work on each criterion or on judges' totals. `usual`: the choice where they say
   * nothing.
   */
  per: { either: boolean; usual: 'criterion' | 'judge_total' };
  /** The result is an order of the acts; points off come off each judge's total before ranking. */
  orders: boolean;
  /** Judges may write places instead of scores. */
  takesPlaces: boolean;
  lowerWins: boolean;
  /** The figure of the result is the act's place itself. */
  givesPlaces: boolean;
  /**
   * Exact values of an act's ranks are added, so that it is clear which are worst: the rules may leave out the best or
   * worst of them, and say which equal acts have.
   */
  addsRanks: boolean;
  /** Judges may count more or less than once; where false every judge has one vote. */
  weighsJudges: boolean;
  /** Of the rules that only some methods have a use for: those that this one reads. */
  reads: readonly MethodRule[];
  /** What judges' results are put on before the audience is added, where the rules say nothing. */
  usualScale: JudgesScale;
}

/** A rule that only some methods read. */
export type MethodRule = 'trim' | 'table' | 'exponential' | 'juries' | 'calls' | 'grades';

/** The methods that average marks, or add what they are worth. */
type PlainAverage = Averaging | 'calls';
type Averages = MethodTraits & { averages: Averaging };
type Compares = MethodTraits & { averages: null };

const AVERAGE: Averages = {
  averages: 'mean',
  per: { either: false, usual: 'judge_total' },
  orders: false,
  takesPlaces: false,
  lowerWins: false,
  givesPlaces: false,
  addsRanks: false,
  weighsJudges: true,
  reads: [],
  usualScale: 'of_maximum',
};
const COMPARED: Compares = { ...AVERAGE, averages: null, usualScale: 'min_max' };
const BY_RANKS: Compares = { ...COMPARED, orders: true, takesPlaces: true };

/** The properties of each method. */
export const METHOD_TRAITS: {
  readonly [M in Method]: M extends PlainAverage ? Averages : Compares;
} = {
  mean: AVERAGE,
  sum: { ...AVERAGE, averages: 'sum' },
  trimmed_mean: {
    ...AVERAGE,
    averages: 'trimmed_mean',
    per: { either: true, usual: 'criterion' },
    reads: ['trim'],
  },
  median: { ...AVERAGE, averages: 'median', per: { either: true, usual: 'criterion' } },
  standardized: { ...COMPARED, usualScale: 'as_is' },
  rank_sum: { ...BY_RANKS, lowerWins: true, addsRanks: true },
  points_table: { ...BY_RANKS, addsRanks: true, reads: ['table', 'juries'] },
  exponential_rank: { ...BY_RANKS, reads: ['exponential'] },
  skating_system: {
    ...BY_RANKS,
    per: { either: true, usual: 'judge_total' },
    lowerWins: true,
    givesPlaces: true,
    weighsJudges: false,
  },
  head_to_head: { ...BY_RANKS, weighsJudges: false },
  majority_judgment: { ...COMPARED, reads: ['grades'] },
  star: { ...BY_RANKS, takesPlaces: false, lowerWins: true, givesPlaces: true },
  calls: { ...AVERAGE, averages: 'sum', reads: ['calls'] },
};

/** Whether the method gives an act points of its own, by averaging marks or by adding what calls are worth. */
export const isPlainAverage = (method: Method): method is PlainAverage =>
  METHOD_TRAITS[method].averages !== null;

/** Whether these rules have a use for a rule that only some methods read: their own, or that of each jury. */
export const readsRule = (
  { method, juries }: Pick<RulesInput, 'method' | 'juries'>,
  rule: MethodRule,
): boolean =>
  [method, ...(juries ? [juries.method] : [])].some((one) => METHOD_TRAITS[one].reads.includes(rule));
