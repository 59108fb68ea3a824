/**
 * The log of ballots, as the ballot box sees it: one append is one transaction, and what it says was kept is
 * on the disk. The two engines keep it differently (see `dialects/ballots-*.ts`); both hold to this.
 *
 * What becomes of a ballot is judged inside the same transaction (`#domain/voting/ballot.ts`), so that a poll once
 * closed never gains another, and a late copy never beats what its voter pressed after it. Of a voter's rows in a
 * poll the one with the highest order counts, and of equal ones the last. A ballot that says again what counts is
 * acknowledged, not appended, even after the close: it was counted then.
 */
import { type BallotDecision, type EarlierBallot, orderOf } from '#domain/voting/ballot.ts';
import type { PollWindow } from '#domain/voting/poll.ts';
import type { Tally } from '#domain/voting/tally.ts';

/** A ballot on its way into the log. `at` is when it arrived, by the server's clock, in ms. */
export interface NewBallot {
  pollId: string;
  voter: string;
  choice: string;
  receipt: string;
  at: number;
  /** The voter's own order; undefined for one that is newer than all before it. */
  order?: number | undefined;
  /** The device's name where its holder votes by a code: whatever it voted as itself is given up in the same commit. */
  givesUp?: GivenUp | undefined;
}

/**
 * A device that votes by a code from now on: its own vote is replaced by an empty one. The receipt of that empty ballot
 * is shown to nobody.
 */
export interface GivenUp {
  voter: string;
  receipt: string;
}

/** The ballot of one voter that counts now. */
export interface KeptBallot extends EarlierBallot {
  receipt: string;
  at: number;
}

/**
 * What became of one ballot: `kept` with the ballot that counts now (the earlier one where this repeats it), or refused
 * and why. `window` is undefined where the poll does not exist.
 */
export type BallotOutcome =
  | { kept: true; ballot: KeptBallot; replaced: boolean }
  | { kept: false; why: Exclude<BallotDecision, 'kept' | 'repeated'>; window: PollWindow | undefined };

/** The ballot log of one database engine. */
export interface BallotLog {
  /**
   * Appends ballots in one transaction and answers their outcomes in the same order. No voter may appear twice for one
   * poll.
   */
  append(ballots: readonly NewBallot[]): Promise<BallotOutcome[]>;
  /** The voter's ballot that counts now; undefined when they have not voted. */
  newest(pollId: string, voter: string): Promise<KeptBallot | undefined>;
  /** How many voters have a ballot in the poll. On PostgreSQL it may be up to a second old. */
  turnout(pollId: string): Promise<number>;
  /** Drops the in-memory counts of polls whose ballots were deleted from the log by other code. */
  forget(pollIds: readonly string[]): void;
  /** The exact count of the poll now. */
  tally(pollId: string): Promise<Tally>;
  /** The poll's count for showing while voting runs. On PostgreSQL it may be up to a second old. */
  glance(pollId: string): Promise<Tally>;
}

/** The outcome of a ballot that was judged as `became`; `earlier` is the voter's ballot before it. */
export function outcomeOf(
  ballot: NewBallot,
  became: BallotDecision,
  earlier: KeptBallot | undefined,
  window: PollWindow | undefined,
): BallotOutcome {
  if (became === 'repeated' && earlier) return { kept: true, ballot: earlier, replaced: false };
  if (became !== 'kept' && became !== 'repeated') return { kept: false, why: became, window };
  const { choice, receipt, at } = ballot;
  const changes = earlier ? earlier.changes + 1 : 0;
  return {
    kept: true,
    ballot: { choice, receipt, at, order: orderOf(ballot.order, earlier), changes },
    replaced: earlier !== undefined && earlier.choice !== choice,
  };
}
