/**
 * Polls by majority judgment or STAR, which put acts in an order by the same rules as for judges. An order has no
 * distances, so such a poll enters the result as points by place.
 */
import type { Engine } from './engines.ts';
import { gradeProfile, majorityClasses } from './majority-order.ts';
import { type StarRound, starRounds } from './star-order.ts';
import type { PollFacts } from './types.ts';

/** Ids of the performances that the poll has any count, rating, grade or stars for. */
export const actsInPoll = ({ counts, ratings, grades, stars }: PollFacts): string[] =>
  Object.keys(counts ?? ratings ?? grades ?? stars ?? {});

/** Whether the poll yields an order of the acts (majority judgment, STAR) rather than a figure for each act. */
export const givesOrder = ({ grades, stars }: PollFacts): boolean => (grades ?? stars) !== undefined;

/**
 * The rounds of a STAR vote among the given performances, best place first. Indexes in a round are positions in
 * `acts`.
 */
export const starRoundsOf = (
  stars: NonNullable<PollFacts['stars']>,
  acts: readonly string[],
  engine: Engine,
): StarRound[] =>
  starRounds(
    {
      scores: acts.map((act) => stars[act]?.sum ?? 0),
      prefer: (a, b) => stars[acts[a] ?? '']?.over[acts[b] ?? ''] ?? 0,
      best: acts.map((act) => stars[act]?.best ?? 0),
    },
    engine,
  );

/**
 * The given performances in order by a poll of grades or of stars, best first; performances in one inner list
 * share a place.
 */
export function orderInPoll(
  { grades, stars }: PollFacts,
  acts: readonly string[],
  engine: Engine,
): string[][] {
  const classes = grades
    ? majorityClasses(
        acts.map((act) => gradeProfile((grades[act] ?? []).map((count, grade) => ({ grade, count })))),
      )
    : starRoundsOf(stars ?? {}, acts, engine).map(({ winners }) => winners);
  return classes.map((tied) => tied.map((at) => acts[at] ?? ''));
}

/** Whether any ballot gave the act more than the lowest grade or no star. */
export const isChosen = ({ grades, stars }: PollFacts, act: string): boolean =>
  grades ? (grades[act] ?? []).some((count, grade) => grade > 0 && count > 0) : (stars?.[act]?.sum ?? 0) > 0;

/**
 * Points by place, doubled so that they are whole: of *n* acts the first gets 2*n*, each next place 2 less; acts that
 * share a place get the mean of the places they span. An act that nobody chose (`isChosen`) gets 0.
 */
export function doubledPoints(poll: PollFacts, acts: readonly string[], engine: Engine): Map<string, number> {
  const points = new Map<string, number>();
  let before = 0;
  for (const tied of orderInPoll(poll, acts, engine)) {
    const mean = 2 * (acts.length - before) - (tied.length - 1);
    for (const act of tied) points.set(act, isChosen(poll, act) ? mean : 0);
    before += tied.length;
  }
  return points;
}
