/**
 * The audience's part of a result: votes turned into one figure for each act by the rules' conversion (0 to 100, or
 * points). Only acts that can take a place are in it.
 */
import Fraction from 'fraction.js';
import { type AudienceVotes, convertOne } from './audience-conversion.ts';
import { pollsAmong, sharesOfNoRatings, votesInPoll, votesOfPolls } from './audience-polls.ts';
import { decimal, ZERO } from './exact.ts';
import type { Panel } from './panel.ts';
import type { AudienceSummary } from './standings.ts';
import type { AudienceInput, AudiencePoll, PerformanceInput } from './types.ts';

/** The audience's part over some acts: whether it counts, and each act's figures. */
export interface AudienceResult {
  summary: AudienceSummary;
  /** By index into the panel's performances. */
  byAct: Map<number, AudienceVotes>;
}

/**
 * The audience's part for the given performance indexes; null when no audience vote was held at all. Below the minimum
 * turnout, or without a single vote, `summary.counted` is false and `summary.leftOut` says why.
 */
export function audienceResult(
  input: AudienceInput | null | undefined,
  panel: Pick<Panel, 'rules' | 'engine' | 'performances'>,
  acts: readonly number[],
): AudienceResult | null {
  if (!input) return null;
  const { rules, engine, performances } = panel;
  const polls = input.polls && pollsAmong(input.polls, performances, acts);
  const asPoll = engine > 1 && !polls && !input.lists;
  const byAct = polls
    ? votesOfPolls(polls, panel, acts)
    : asPoll
      ? votesInPoll(overAll(input, performances), panel, acts)
      : new Map(acts.map((p) => [p, votesOf(input, performances[p]?.id ?? '')]));
  const ballots = polls?.length ? Math.min(...polls.map((poll) => poll.ballots)) : input.ballots;
  const total = [...byAct.values()].reduce((sum, entry) => sum.add(entry.votes), ZERO);
  const { minimumTurnout } = rules.audience;
  const noVotes = total.n === 0n;
  const leftOut = noVotes ? 'no_votes' : ballots < minimumTurnout ? 'below_minimum_turnout' : null;
  const summary: AudienceSummary = {
    ballots,
    minimumTurnout,
    counted: leftOut === null,
    leftOut,
  };
  const ofNoRatings = engine > 1 ? sharesOfNoRatings(rules) : rules;
  if (!noVotes && !polls && !asPoll) convertOne(input, ofNoRatings, byAct);
  return { summary, byAct };
}

/**
 * Whether the audience's table is one of all acts although categories are ranked by themselves: the round's one vote
 * asked about all of them. Of several polls each category has those in which its acts stand. Up to version 3 the first of
 * each category were told to share the favourite's place, however many votes they had.
 */
export const isOneVote = (
  { rules, engine }: Pick<Panel, 'rules' | 'engine'>,
  votes: AudienceInput | null | undefined,
): votes is AudienceInput =>
  engine > 3 && rules.scope === 'category' && !!votes && !votes.lists && (votes.polls?.length ?? 1) === 1;

/** The round's single vote as a poll: an act that the count does not name has 0 votes or ratings. */
function overAll(
  { ballots, counts, ratings }: AudienceInput,
  performances: readonly PerformanceInput[],
): Pick<AudiencePoll, 'ballots' | 'counts' | 'ratings'> {
  const each = <T>(record: Readonly<Record<string, T>>, none: T) =>
    Object.fromEntries(performances.map(({ id }) => [id, record[id] ?? none]));
  return ratings
    ? { ballots, ratings: each(ratings, { sum: 0, count: 0 }) }
    : { ballots, counts: each(counts ?? {}, 0) };
}

function votesOf(input: AudienceInput, id: string): AudienceVotes {
  if (input.lists) {
    const given = input.lists.map((list) => decimal(list.points[id] ?? '0'));
    const votes = given.reduce((sum, points) => sum.add(points), ZERO);
    return { votes, voters: given.filter((points) => points.compare(0) > 0).length, converted: ZERO, given };
  }
  if (input.ratings) {
    const { sum, count } = input.ratings[id] ?? { sum: 0, count: 0 };
    const votes = new Fraction(sum);
    return { votes, voters: count, converted: ZERO, given: [votes] };
  }
  const votes = new Fraction(input.counts?.[id] ?? 0);
  return { votes, voters: null, converted: ZERO, given: [votes] };
}
