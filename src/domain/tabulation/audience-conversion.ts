/**
 * Converts one poll's votes by the rules' `audience.conversion`: `share`, `relative`, `min_max` and `mean_rating` give
 * 0 to 100, `points_table` and `points` give points.
 */
import Fraction from 'fraction.js';
import { decimal, denseOrder, ZERO } from './exact.ts';
import { tablePoints } from './points-table.ts';
import { rankSpans } from './ranks.ts';
import type { AudienceInput, ScoringRules } from './types.ts';

export const HUNDRED = new Fraction(100);

/**
 * What the audience gave one act. `votes` is the raw sum (votes, points or stars), `converted` the figure made of it
 * by the rules.
 */
export interface AudienceVotes {
  votes: Fraction;
  /** How many ratings it got, or how many lists gave it anything; null for plain counts. */
  voters: number | null;
  converted: Fraction;
  /** What each list gave it, in the order of the lists; for plain counts a list of one. */
  given: Fraction[];
}

/**
 * Fills `converted` of every entry in `byAct` (by performance index) in place. Where nobody voted at all, every figure
 * stays 0.
 */
export function convertOne(
  input: Pick<AudienceInput, 'ballots' | 'ratings'>,
  rules: ScoringRules,
  byAct: Map<number, AudienceVotes>,
): void {
  const entries = [...byAct.values()];
  const total = entries.reduce((sum, entry) => sum.add(entry.votes), ZERO);
  if (total.n === 0n) return;
  const { conversion } = rules.audience;
  if (conversion === 'points_table') {
    tableByList(rules, byAct);
    return;
  }
  const votes = entries.map((entry) => entry.votes);
  const most = votes.reduce((high, entry) => (entry.compare(high) > 0 ? entry : high));
  const least = votes.reduce((low, entry) => (entry.compare(low) < 0 ? entry : low));
  for (const entry of entries) {
    if (conversion === 'share') entry.converted = entry.votes.mul(100).div(total);
    else if (conversion === 'relative') entry.converted = entry.votes.mul(100).div(most);
    else if (conversion === 'min_max') entry.converted = minMaxPercent(entry.votes, least, most);
    else if (conversion === 'mean_rating') entry.converted = meanRating(entry, input, rules);
    else entry.converted = entry.votes;
  }
}

/** Position of a value between the worst (0) and the best (100); 100 when all values are equal. */
export function minMaxPercent(value: Fraction, worst: Fraction, best: Fraction): Fraction {
  return best.equals(worst) ? HUNDRED : value.sub(worst).mul(100).div(best.sub(worst));
}

// An act nobody rated gets 0: there is no mean to give it.
function meanRating(
  entry: AudienceVotes,
  input: Pick<AudienceInput, 'ballots' | 'ratings'>,
  rules: ScoringRules,
): Fraction {
  const ratings = input.ratings ? (entry.voters ?? 0) : input.ballots;
  if (ratings === 0) return ZERO;
  return entry.votes.mul(100).div(ratings).div(decimal(rules.audience.ratingMaximum));
}

// Each list ranks only the acts it gave something and hands out the whole table; an act without votes in it gets no
// points from that list.
function tableByList({ audience, equalRanks }: ScoringRules, byAct: Map<number, AudienceVotes>): void {
  const lists = [...byAct.values()][0]?.given.length ?? 0;
  const points = tablePoints(audience.table);
  for (let list = 0; list < lists; list += 1) {
    const given = [...byAct].filter(([, entry]) => (entry.given[list] ?? ZERO).compare(0) > 0);
    const order = denseOrder(given.map(([, entry]) => entry.given[list] ?? ZERO));
    const worth = new Map(given.map(([p], at) => [p, order[at] ?? Number.NaN]));
    const spans = rankSpans(
      given.map(([p]) => p),
      (p) => worth.get(p) ?? Number.NaN,
      equalRanks,
    );
    for (const span of spans) {
      const entry = byAct.get(span.p);
      if (entry) entry.converted = entry.converted.add(points(span));
    }
  }
}
