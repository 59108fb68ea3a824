/** The interface that every averaging method implements: it turns the marks of several judges into one quotient. */
import type { BlockReason } from './standings.ts';

/** The quotient n/d that came of some marks, how many marks are in it, and which were dropped. */
export interface Average {
  n: number;
  d: number;
  used: number;
  /** Positions in the list of marks that were dropped as too high. */
  highest: number[];
  lowest: number[];
}

/**
 * The judges behind the marks, in the same order. `weights` and `assigned` (the weight of all judges assigned to the
 * act, whether they marked it or not) are in units of which `once` is the weight of a judge who counts once.
 */
export interface Givers {
  weights: readonly number[];
  /** The weight of a judge who counts once. */
  once: number;
  assigned: number;
}

/** Averages a list of at least one mark, or returns the reason why it cannot. */
export type Averager = (marks: readonly number[], givers: Givers) => Average | BlockReason;

/** An empty list for `highest` and `lowest` where nothing was dropped; shared, so never add to it. */
export const NONE_DROPPED: number[] = [];
