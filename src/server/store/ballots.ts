/**
 * The log of ballots, as the ballot box sees it: one append is one transaction, and what it says was kept is
 * on the disk. The two engines keep it differently (see `dialects/ballots-*.ts`); both hold to this.
 *
 * A ballot is kept when its poll's window holds its arrival, judged inside the same transaction, so that a
 * poll once closed never gains another. A voter's newest ballot said again is acknowledged, not appended,
 * even after the close: it was counted then.
 */
import type { PollWindow } from '#domain/voting/poll.ts';
import type { Tally } from '#domain/voting/tally.ts';

/** A ballot on its way into the log. `at` is its arrival by the server's clock, in ms. */
export interface NewBallot {
  pollId: string;
  voter: string;
  choice: string;
  receipt: string;
  at: number;
}

/** A voter's ballot that counts. */
export interface KeptBallot {
  choice: string;
  receipt: string;
  at: number;
}

/** What became of one ballot. `window` is undefined where there is no such poll. */
export type BallotOutcome =
  | { kept: true; ballot: KeptBallot; replaced: boolean }
  | { kept: false; window: PollWindow | undefined };

export interface BallotLog {
  /** Appends in one transaction. No voter may be in it twice for one poll. Outcomes in the same order. */
  append(ballots: readonly NewBallot[]): Promise<BallotOutcome[]>;
  /** The voter's ballot that counts, if there is one. */
  newest(pollId: string, voter: string): Promise<KeptBallot | undefined>;
  /** How many voters have a ballot in the poll; on PostgreSQL perhaps as it was a second ago. */
  turnout(pollId: string): Promise<number>;
  /** Forgets what is known of polls whose ballots were taken out of the log by another hand. */
  forget(pollIds: readonly string[]): void;
  /** The poll's count as it stands. */
  tally(pollId: string): Promise<Tally>;
  /** The same for showing: on PostgreSQL perhaps as it was a second ago. */
  glance(pollId: string): Promise<Tally>;
}
