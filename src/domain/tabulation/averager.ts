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

/** `marks` holds at least one; `panelSize` is how many judges were assigned. */
export type Averager = (marks: number[], panelSize: number) => Average | BlockReason;

/** No position was dropped. */
export const NONE: number[] = [];
