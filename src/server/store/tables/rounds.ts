/** Where a round comes from. See `../tables.ts` for how to read them. */
import type { Flag } from './flag.ts';

/** A certified result that a round was made from. */
export interface RoundSourceTable {
  roundId: string;
  sourceRoundId: string;
  resultId: string;
  /** Whether its totals are carried forward; one answer for all sources of a round. */
  carries: Flag;
}

/** What an act brings from an earlier round, copied from the certified result; rows only where points are carried. */
export interface CarriedTotalTable {
  roundId: string;
  sourceRoundId: string;
  participantId: string;
  /** Exact: a whole number or a fraction in lowest terms. */
  points: string;
}
