/** What an averager is: it turns one list of marks into one quotient. Each averaging method's own file holds its own. */
import type { BlockReason } from './standings.ts';

/** The quotient n/d of some marks, and which of them were left out. */
export interface Average {
  n: number;
  d: number;
  used: number;
  /** Positions in the list that were dropped. */
  highest: number[];
  lowest: number[];
}

/** Who gave the marks, beside them: how much each counts, and what all who are assigned weigh together. */
export interface Givers {
  weights: readonly number[];
  /** The weight of a judge who counts once. */
  once: number;
  assigned: number;
}

/** `marks` holds at least one. */
export type Averager = (marks: readonly number[], givers: Givers) => Average | BlockReason;

/** No position was dropped. */
export const NONE: number[] = [];
