/** What sets the methods apart, as far as anything but their own files has to know it. A new method is a new row. */
import type { Averaging, Method } from './types.ts';

export interface MethodTraits {
  /**
   * An act gets points of its own on the scale of the marks, whatever the other acts got: there is a highest possible
   * result, and points of two rounds can be added.
   */
  plainAverage: boolean;
  /** Whether it can be worked out on each criterion or on judges' totals; and how it is where nothing is said. */
  per: { either: boolean; usual: 'criterion' | 'judge_total' };
  /** Its result is an order: points are taken off what each judge gave, before it is put in order. */
  orders: boolean;
  /** Judges may write places instead of scores. */
  takesPlaces: boolean;
  lowerWins: boolean;
  /** The result is the act's place. */
  givesPlaces: boolean;
  /** What it adds is exact, so that it is clear which of an act's ranks are the worst. */
  dropsRanks: boolean;
  /** Judges count as often as they weigh; else every judge has one voice. */
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

export const TRAITS: Readonly<Record<Method, MethodTraits>> = {
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

/** Whether it gives an act points of its own: by averaging marks, or by adding what calls are worth. */
export const isPlainAverage = (method: Method): method is Averaging | 'calls' => TRAITS[method].plainAverage;
