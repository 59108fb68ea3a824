/**
 * The audience's part made of several polls, or of one that is not a plain count. Each poll is converted by itself
 * over its own candidates; an act's figure is the mean of its polls' figures, weighed by the polls' shares. An act
 * that stood in no poll gets 0, like one without votes.
 */
import Fraction from 'fraction.js';
import { type AudienceVotes, convertOne } from './audience-conversion.ts';
import { actsInPoll, doubledPoints, givesOrder } from './audience-orders.ts';
import { decimal, ZERO } from './exact.ts';
import type { Panel } from './panel.ts';
import type { AudiencePoll, PerformanceInput, PollFacts, ScoringRules } from './types.ts';

/** What polls are counted by. */
type Counting = Pick<Panel, 'rules' | 'performances' | 'engine'>;

/** The polls that have at least one of `acts` (indexes into `performances`) as a candidate. */
export const pollsAmong = (
  polls: readonly AudiencePoll[],
  performances: readonly PerformanceInput[],
  acts: readonly number[],
): AudiencePoll[] => {
  const ids = new Set(acts.map((p) => performances[p]?.id ?? ''));
  return polls.filter((poll) => actsInPoll(poll).some((id) => ids.has(id)));
};

/**
 * The audience's figures by performance index. `votes` sums the act's votes, points or stars over all polls, `voters`
 * the ballots that rated it, `converted` is the weighted mean of its polls' figures.
 */
export function votesOfPolls(
  polls: readonly AudiencePoll[],
  panel: Counting,
  acts: readonly number[],
): Map<number, AudienceVotes> {
  const whole = new Map<number, AudienceVotes & { shares: Fraction }>(
    acts.map((p) => [p, { votes: ZERO, voters: 0, converted: ZERO, given: [], shares: ZERO }]),
  );
  for (const poll of polls) {
    const share = decimal(poll.share);
    for (const [p, own] of votesInPoll(poll, panel, acts)) {
      const entry = whole.get(p);
      if (!entry) continue;
      entry.votes = entry.votes.add(own.votes);
      entry.voters = (entry.voters ?? 0) + (own.voters ?? 0);
      entry.given.push(...own.given);
      entry.converted = entry.converted.add(own.converted.mul(share));
      entry.shares = entry.shares.add(share);
    }
  }
  for (const entry of whole.values())
    if (entry.shares.n !== 0n) entry.converted = entry.converted.div(entry.shares);
  return whole;
}

/**
 * The rules as they apply to votes that are not ratings: `mean_rating` means nothing for them and is read as `share`.
 */
export const sharesOfNoRatings = (rules: ScoringRules): ScoringRules =>
  rules.audience.conversion === 'mean_rating'
    ? { ...rules, audience: { ...rules.audience, conversion: 'share' } }
    : rules;

/**
 * One poll's figures by performance index. Ratings are converted by their mean, so that an act gains nothing by being
 * rated more often; `share` of a mean would say nothing, so there the mean counts in percent of the best rating. A
 * poll that yields an order is converted from its points by place.
 */
export function votesInPoll(
  poll: PollFacts & Pick<AudiencePoll, 'ballots'>,
  panel: Counting,
  acts: readonly number[],
): Map<number, AudienceVotes> {
  const { ratings } = poll;
  const { rules, performances } = panel;
  const own = new Map<number, AudienceVotes>();
  const figures = new Map<number, AudienceVotes>();
  const counts = givesOrder(poll) ? placePoints(poll, panel, acts) : countsIn(poll);
  for (const p of acts) {
    const id = performances[p]?.id ?? '';
    const found = figureOf(ratings?.[id], counts.get(id));
    if (found === null) continue;
    const { votes, voters, figure } = found;
    // Up to version 6 of the engine an act had an advantage in a tie by being rated more often.
    own.set(p, { votes, voters, converted: ZERO, given: [panel.engine < 7 ? votes : figure] });
    figures.set(p, { votes: figure, voters: null, converted: ZERO, given: [figure] });
  }
  const { conversion, ratingMaximum } = rules.audience;
  if (ratings && (conversion === 'share' || conversion === 'mean_rating'))
    for (const entry of figures.values()) entry.converted = entry.votes.mul(100).div(decimal(ratingMaximum));
  else convertOne({ ballots: poll.ballots }, sharesOfNoRatings(rules), figures);
  for (const [p, entry] of own) entry.converted = figures.get(p)?.converted ?? ZERO;
  return own;
}

/**
 * The raw votes, the number of ratings, and the figure to be converted (of ratings their mean); null where the act was
 * no candidate.
 */
function figureOf(rated: { sum: number; count: number } | undefined, counted: Fraction | undefined) {
  if (rated === undefined)
    return counted === undefined ? null : { votes: counted, voters: null, figure: counted };
  const votes = new Fraction(rated.sum);
  return { votes, voters: rated.count, figure: rated.count === 0 ? ZERO : votes.div(rated.count) };
}

const countsIn = ({ counts = {} }: PollFacts): Map<string, Fraction> =>
  new Map(Object.entries(counts).map(([id, count]) => [id, new Fraction(count)]));

/** Points by place among the poll's candidates that are ranked together here, by performance id. */
function placePoints(
  poll: PollFacts,
  { performances, engine }: Counting,
  acts: readonly number[],
): Map<string, Fraction> {
  const ids = new Set(acts.map((p) => performances[p]?.id ?? ''));
  const among = actsInPoll(poll).filter((id) => ids.has(id));
  return new Map(
    [...doubledPoints(poll, among, engine)].map(([id, doubled]) => [id, new Fraction(doubled, 2)]),
  );
}
