/**
 * Counting. The log of ballots is only ever appended to, and a voter's newest ballot is the one that counts;
 * a tally kept while ballots come in must equal the recount of the log at any time.
 */
import { picksOf } from './choice.ts';

/** One row of the log, as far as counting goes. */
export interface LoggedBallot {
  voter: string;
  choice: string;
}

/** A poll's count. */
export interface Tally {
  /** How many voters have a ballot that counts. */
  ballots: number;
  /** Votes by candidate; one that nobody picked is not in it. */
  votes: Record<string, number>;
}

/** Counts choices, each given by `count` voters. */
export function tallyOf(choices: Iterable<readonly [choice: string, count: number]>): Tally {
  const tally: Tally = { ballots: 0, votes: {} };
  for (const [choice, count] of choices) {
    if (count === 0) continue;
    tally.ballots += count;
    for (const pick of picksOf(choice)) tally.votes[pick] = (tally.votes[pick] ?? 0) + count;
  }
  return tally;
}

/** Recounts a log, oldest ballot first. */
export function recountOf(log: Iterable<LoggedBallot>): Tally {
  const newest = new Map<string, string>();
  for (const ballot of log) newest.set(ballot.voter, ballot.choice);
  return tallyOf([...newest.values()].map((choice) => [choice, 1] as const));
}
