/**
 * Several polls of one round as one audience's part, or one that is not a plain count. Each poll is turned to
 * figures by the rules' conversion by itself, over its own candidates; an act's figure is the mean of those it
 * has, weighed by the polls' shares. An act that stood in no poll has none and gets 0, as without votes.
 */
import Fraction from 'fraction.js';
import { type AudienceVotes, convertOne } from './audience-conversion.ts';
import { actsInPoll, doubledPoints, givesOrder } from './audience-orders.ts';
import { decimal, ZERO } from './exact.ts';
import type { AudiencePoll, PerformanceInput, PollFacts, ScoringRules } from './types.ts';

/** The polls that have an act among these. */
export const pollsAmong = (
  polls: readonly AudiencePoll[],
  performances: readonly PerformanceInput[],
  acts: readonly number[],
): AudiencePoll[] => {
  const ids = new Set(acts.map((p) => performances[p]?.id ?? ''));
  return polls.filter((poll) => actsInPoll(poll).some((id) => ids.has(id)));
};

/** By performance index. `votes` are all votes, points or stars together, `voters` how many ballots name the act. */
export function votesOfPolls(
  polls: readonly AudiencePoll[],
  rules: ScoringRules,
  performances: readonly PerformanceInput[],
  acts: readonly number[],
): Map<number, AudienceVotes> {
  const whole = new Map<number, AudienceVotes & { shares: Fraction }>(
    acts.map((p) => [p, { votes: ZERO, voters: 0, converted: ZERO, given: [], shares: ZERO }]),
  );
  for (const poll of polls) {
    const share = decimal(poll.share);
    for (const [p, own] of votesInPoll(poll, rules, performances, acts)) {
      const entry = whole.get(p);
      if (!entry) continue;
      entry.votes = entry.votes.add(own.votes);
      entry.voters = (entry.voters ?? 0) + (own.voters ?? 0);
      entry.given.push(own.votes);
      entry.converted = entry.converted.add(own.converted.mul(share));
      entry.shares = entry.shares.add(share);
    }
  }
  for (const entry of whole.values())
    if (entry.shares.n !== 0n) entry.converted = entry.converted.div(entry.shares);
  return whole;
}

/** The rules for votes that are no ratings: of those `mean_rating` is the share. */
export const sharesOfNoRatings = (rules: ScoringRules): ScoringRules =>
  rules.audience.conversion === 'mean_rating'
    ? { ...rules, audience: { ...rules.audience, conversion: 'share' } }
    : rules;

/**
 * One poll's figures. Of ratings the conversions take the mean, so that an act is not better for being rated by
 * more; a share of a mean says nothing, so `share` takes the mean itself, in percent of the best rating. Of an order
 * they take points by place.
 */
export function votesInPoll(
  poll: PollFacts & Pick<AudiencePoll, 'ballots'>,
  rules: ScoringRules,
  performances: readonly PerformanceInput[],
  acts: readonly number[],
): Map<number, AudienceVotes> {
  const { ratings } = poll;
  const own = new Map<number, AudienceVotes>();
  const figures = new Map<number, AudienceVotes>();
  const counts = givesOrder(poll) ? placePoints(poll, performances, acts) : countsIn(poll);
  for (const p of acts) {
    const id = performances[p]?.id ?? '';
    const found = figureOf(ratings?.[id], counts.get(id));
    if (found === null) continue;
    const { votes, voters, figure } = found;
    own.set(p, { votes, voters, converted: ZERO, given: [votes] });
    figures.set(p, { votes: figure, voters: null, converted: ZERO, given: [figure] });
  }
  const { conversion, ratingMaximum } = rules.audience;
  if (ratings && (conversion === 'share' || conversion === 'mean_rating'))
    for (const entry of figures.values()) entry.converted = entry.votes.mul(100).div(decimal(ratingMaximum));
  else convertOne({ ballots: poll.ballots }, sharesOfNoRatings(rules), figures);
  for (const [p, entry] of own) entry.converted = figures.get(p)?.converted ?? ZERO;
  return own;
}

/** What an act got, by how many, and the figure that is converted: of ratings the mean. Null where it got nothing. */
function figureOf(rated: { sum: number; count: number } | undefined, counted: Fraction | undefined) {
  if (rated === undefined)
    return counted === undefined ? null : { votes: counted, voters: null, figure: counted };
  const votes = new Fraction(rated.sum);
  return { votes, voters: rated.count, figure: rated.count === 0 ? ZERO : votes.div(rated.count) };
}

const countsIn = ({ counts = {} }: PollFacts): Map<string, Fraction> =>
  new Map(Object.entries(counts).map(([id, count]) => [id, new Fraction(count)]));

/** Points by place among those acts of a poll that are ranked together. */
function placePoints(
  poll: PollFacts,
  performances: readonly PerformanceInput[],
  acts: readonly number[],
): Map<string, Fraction> {
  const ids = new Set(acts.map((p) => performances[p]?.id ?? ''));
  const among = actsInPoll(poll).filter((id) => ids.has(id));
  return new Map([...doubledPoints(poll, among)].map(([id, doubled]) => [id, new Fraction(doubled, 2)]));
}
