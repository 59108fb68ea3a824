/**
 * Polls that put acts in an order: majority judgment and STAR, by the same rules as for judges. An order says nothing
 * of distances, so what such a poll gives is points by place.
 */
import { gradeProfile, majorityClasses } from './majority-order.ts';
import { type StarRound, starRounds } from './star-order.ts';
import type { PollFacts } from './types.ts';

/** The acts that a poll says anything of. */
export const actsInPoll = ({ counts, ratings, grades, stars }: PollFacts): string[] =>
  Object.keys(counts ?? ratings ?? grades ?? stars ?? {});

/** Whether the poll gives an order, and not so much to each act. */
export const givesOrder = ({ grades, stars }: PollFacts): boolean => (grades ?? stars) !== undefined;

/** How the places of a STAR vote among some acts are found, by indexes of them. */
export const starRoundsOf = (stars: NonNullable<PollFacts['stars']>, acts: readonly string[]): StarRound[] =>
  starRounds({
    scores: acts.map((act) => stars[act]?.sum ?? 0),
    prefer: (a, b) => stars[acts[a] ?? '']?.over[acts[b] ?? ''] ?? 0,
    best: acts.map((act) => stars[act]?.best ?? 0),
  });

/** Some acts of such a poll in classes, the best first; those in one class share their place. */
export function orderInPoll({ grades, stars }: PollFacts, acts: readonly string[]): string[][] {
  const classes = grades
    ? majorityClasses(
        acts.map((act) => gradeProfile((grades[act] ?? []).map((count, grade) => ({ grade, count })))),
      )
    : starRoundsOf(stars ?? {}, acts).map(({ winners }) => winners);
  return classes.map((tied) => tied.map((at) => acts[at] ?? ''));
}

/** Whether anybody gave an act more than the least that there is. */
export const isChosen = ({ grades, stars }: PollFacts, act: string): boolean =>
  grades ? (grades[act] ?? []).some((count, grade) => grade > 0 && count > 0) : (stars?.[act]?.sum ?? 0) > 0;

/**
 * Twice the points of each act by its place: of *n* acts the first has *n*, the next one less, those who share a place
 * the mean of what they span; nothing for an act that nobody gave anything.
 */
export function doubledPoints(poll: PollFacts, acts: readonly string[]): Map<string, number> {
  const points = new Map<string, number>();
  let before = 0;
  for (const tied of orderInPoll(poll, acts)) {
    const mean = 2 * (acts.length - before) - (tied.length - 1);
    for (const act of tied) points.set(act, isChosen(poll, act) ? mean : 0);
    before += tied.length;
  }
  return points;
}
