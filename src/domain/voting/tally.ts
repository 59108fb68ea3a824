/**
 * Counting. The log of ballots is only ever appended to, and of a voter's ballots the one with the highest order
 * counts; a tally kept while ballots come in must equal the recount of the log at any time.
 */
import { GIVEN_UP } from './ballot.ts';
import { givenBy } from './pick.ts';
import { POLL_KINDS, type PollMethod } from './poll-kinds.ts';
import { EQUAL, kindOf, type VoterKind, type Weights } from './voter.ts';

/** One row of the log, as far as counting goes. */
export interface LoggedBallot {
  voter: string;
  choice: string;
}

/** One choice and how many voters of a kind have made it. */
export type ChoiceCount = readonly [choice: string, count: number, kind?: VoterKind];

/** A poll's count. */
export interface Tally {
  /** How many voters have a ballot that counts, each counted once whatever its weight. */
  ballots: number;
  /** How many of them voted by a code. */
  codes: number;
  /** What each act was given, weighed: votes, stars, or points by place. An act that nobody chose is not in it. */
  votes: Record<string, number>;
  /** On how many ballots each act stands, weighed: a rating's mean is `votes` through this. */
  voters: Record<string, number>;
}

/** Counts choices. Weights are whole numbers, so that every sum is exact. */
export function tallyOf(choices: Iterable<ChoiceCount>, weights: Weights = EQUAL): Tally {
  const tally: Tally = { ballots: 0, codes: 0, votes: {}, voters: {} };
  for (const [choice, count, kind = 'device'] of choices) {
    if (count === 0 || choice === GIVEN_UP) continue;
    tally.ballots += count;
    if (kind === 'code') tally.codes += count;
    const worth = count * weights[kind];
    for (const { act, points } of givenBy(choice)) {
      tally.votes[act] = (tally.votes[act] ?? 0) + worth * points;
      tally.voters[act] = (tally.voters[act] ?? 0) + worth;
    }
  }
  return tally;
}

/** Recounts a log, in which each voter's ballots stand in their order. */
export function recountOf(log: Iterable<LoggedBallot>, weights: Weights = EQUAL): Tally {
  const newest = new Map<string, string>();
  for (const ballot of log) newest.set(ballot.voter, ballot.choice);
  return tallyOf(
    [...newest].map(([voter, choice]) => [choice, 1, kindOf(voter)] as const),
    weights,
  );
}

/** What is shown of a count, and puts acts in order: votes, points, or the mean in hundredths of a star. */
export const figuresOf = ({ votes, voters }: Pick<Tally, 'votes' | 'voters'>, method: PollMethod) =>
  Object.fromEntries(
    Object.entries(votes).map(([act, given]) => [
      act,
      POLL_KINDS[method].figure({ votes: given, voters: voters[act] ?? 0 }),
    ]),
  );
