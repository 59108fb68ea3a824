/** What the rest of the code has to know about each method. A new method is a new row in `METHOD_TRAITS`. */
import type { Averaging, Method } from './types.ts';

/** The properties in which methods differ. */
export interface MethodTraits {
  /**
   * An act has points of its own on the scale of the marks, whatever other acts got: so there is a highest possible
   * result, and points of two rounds can be added.
   */
  plainAverage: boolean;
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
   * The rules may leave out an act's best or worst ranks. Needs exact values, so that it is clear which ranks are
   * worst.
   */
  dropsRanks: boolean;
  /** Judges may count more or less than once; where false every judge has one vote. */
  weighsJudges: boolean;
}

const AVERAGE: MethodTraits = {
  plainAverage: true,
  per: { either: false, usual: 'judge_total' },
  orders: false,
  takesPlaces: false,
  lowerWins: false,
  givesPlaces: false,
  dropsRanks: false,
  weighsJudges: true,
};
const BY_RANKS: MethodTraits = { ...AVERAGE, plainAverage: false, orders: true, takesPlaces: true };

/** The properties of each method. */
export const METHOD_TRAITS: Readonly<Record<Method, MethodTraits>> = {
  mean: AVERAGE,
  sum: AVERAGE,
  trimmed_mean: { ...AVERAGE, per: { either: true, usual: 'criterion' } },
  median: { ...AVERAGE, per: { either: true, usual: 'criterion' } },
  standardized: { ...AVERAGE, plainAverage: false },
  rank_sum: { ...BY_RANKS, lowerWins: true, dropsRanks: true },
  points_table: { ...BY_RANKS, dropsRanks: true },
  exponential_rank: BY_RANKS,
  skating_system: {
    ...BY_RANKS,
    per: { either: true, usual: 'judge_total' },
    lowerWins: true,
    givesPlaces: true,
    weighsJudges: false,
  },
  head_to_head: { ...BY_RANKS, weighsJudges: false },
  majority_judgment: { ...AVERAGE, plainAverage: false },
  star: { ...BY_RANKS, takesPlaces: false, lowerWins: true, givesPlaces: true },
  calls: AVERAGE,
};

/** Whether the method gives an act points of its own, by averaging marks or by adding what calls are worth. */
export const isPlainAverage = (method: Method): method is Averaging | 'calls' =>
  METHOD_TRAITS[method].plainAverage;
