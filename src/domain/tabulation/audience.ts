/**
 * The audience's part: what the ballots say, turned to a figure per act by the rules' conversion. Shares and the
 * like are on a scale of 0 to 100; a table gives points. Only acts that can take a place are in it.
 */
import Fraction from 'fraction.js';
import { type AudienceVotes, convertOne } from './audience-conversion.ts';
import { pollsAmong, sharesOfNoRatings, votesInPoll, votesOfPolls } from './audience-polls.ts';
import { decimal, ZERO } from './exact.ts';
import type { Panel } from './panel.ts';
import type { AudienceSummary } from './standings.ts';
import type { AudienceInput, AudiencePoll, PerformanceInput } from './types.ts';

export interface AudienceResult {
  summary: AudienceSummary;
  /** By performance index. */
  byAct: Map<number, AudienceVotes>;
}

/** Null when there was no audience vote at all. */
export function audienceResult(
  input: AudienceInput | null | undefined,
  { rules, engine, performances }: Pick<Panel, 'rules' | 'engine' | 'performances'>,
  acts: readonly number[],
): AudienceResult | null {
  if (!input) return null;
  const polls = input.polls && pollsAmong(input.polls, performances, acts);
  const asPoll = engine > 1 && !polls && !input.lists;
  const byAct = polls
    ? votesOfPolls(polls, rules, performances, acts)
    : asPoll
      ? votesInPoll(overAll(input, performances), rules, performances, acts)
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

/** Counts or ratings of the whole round as one poll: an act that is not named has nothing. */
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
