/** The tables that the room `voting` owns. See `../tables.ts` for how to read them. */
import type { Generated } from 'kysely';

export interface PollTable {
  id: string;
  roundId: string;
  title: string;
  method: 'pick_one' | 'pick_up_to' | 'rate' | 'rank';
  maxChoices: number;
  state: 'draft' | 'open' | 'closing' | 'closed';
  openedAt: number | null;
  closesAt: number | null;
  closedAt: number | null;
  /** The vote cue of the running order that opens it. */
  itemId: string | null;
  /** Its planned length; none for one that is closed by hand. */
  durationMs: number | null;
  position: number;
  createdAt: number;
  /** For the MC's explanation; never part of a result. */
  practice: number;
  /** When its totals and receipts were published. */
  publishedAt: number | null;
}
export interface PollCandidateTable {
  pollId: string;
  performanceId: string;
}
/** Append-only: a voter's newest row in a poll is the one that counts. */
export interface BallotTable {
  seq: Generated<number>;
  pollId: string;
  voter: string;
  /** Candidate ids, sorted, one space between. */
  choice: string;
  receipt: string;
  at: number;
}
