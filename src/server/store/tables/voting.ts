/** The tables that the room `voting` owns. See `../tables.ts` for how to read them. */

import type { Generated } from 'kysely';
import type { FlagKind } from '#domain/voting/pattern.ts';
import type { PollShown, PollState } from '#domain/voting/poll.ts';
import type { PollMethod } from '#domain/voting/poll-kinds.ts';
import type { PollVoters } from '#domain/voting/voter.ts';

export interface PollTable {
  id: string;
  roundId: string;
  title: string;
  method: PollMethod;
  maxChoices: number;
  state: PollState;
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
  /** Who may vote. */
  voters: Generated<PollVoters>;
  /** What one ballot counts, by who gave it. */
  deviceWeight: Generated<number>;
  codeWeight: Generated<number>;
  /** What it weighs in the audience's score beside the round's other polls; 0 for a poll that stands for itself. */
  share: Generated<number>;
  /** When everybody sees the votes. */
  shown: Generated<PollShown>;
  /** Whether the candidates' music is heard while it is announced. */
  recapMusic: Generated<number>;
  /** Whether it is about every act, whichever those are when it opens. Its candidates are named by then. */
  everyAct: Generated<number>;
}
export interface PollCandidateTable {
  pollId: string;
  performanceId: string;
}
/** Append-only: of a voter's rows in a poll the one with the highest order counts, of equal ones the last. */
export interface BallotTable {
  seq: Generated<number>;
  pollId: string;
  voter: string;
  /** Candidate ids, each with its points where it is not one vote (`id:4`), one space between; empty: given up for a code. */
  choice: string;
  receipt: string;
  at: number;
  /** The voter's own: which of their presses this was. 0 in rows from before there was one. */
  voterOrder: Generated<number>;
}
/** One-time codes that were made together. The codes themselves follow from the key and this row's id. */
export interface CodeBatchTable {
  id: string;
  eventId: string;
  /** The one poll that they are for; none for all of the event. */
  pollId: string | null;
  label: string;
  size: number;
  createdAt: number;
  /** From then on its codes are worth nothing. */
  endedAt: number | null;
}
/** Keyed fingerprints of the codes. That one was used stands nowhere: it could be held against the log's times. */
export interface VoteCodeTable {
  hash: string;
  batchId: string;
  /** On how many devices it was entered; not when. */
  devices: Generated<number>;
  /** A keyed mark of the code on each device that has one, in their order; who holds the device alone finds it. */
  marks: Generated<string>;
}
/** Ballots of one source that look scripted, told at their arrival. The source itself stands nowhere. */
export interface VoteFlagTable {
  id: string;
  pollId: string;
  kind: FlagKind;
  /** When its first and its newest ballot came. */
  firstAt: number;
  lastAt: number;
  /** Since when they do not count, by an admin's decision; none for a group that counts. */
  setAsideAt: number | null;
  /** The reason of the last decision. */
  reason: Generated<string>;
}
/** A voter stands in one group of a poll at most. The log itself is never touched. */
export interface FlaggedVoterTable {
  pollId: string;
  voter: string;
  flagId: string;
}
