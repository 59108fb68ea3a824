/**
 * Counts votes. The log of ballots only grows, and of each voter's ballots the one with the highest order counts. A
 * count kept up while ballots come in must always equal a recount of the log.
 */
import { actsInPoll, givesOrder, isChosen, orderInPoll } from '../tabulation/audience-orders.ts';
import type { Engine } from '../tabulation/engines.ts';
import type { PollFacts } from '../tabulation/types.ts';
import { GIVEN_UP } from './ballot.ts';
import type { Tally } from './kinds/poll-kind.ts';
import { actOf, pointsOf } from './pick.ts';
import { POLL_KINDS, type PollMethod } from './poll-kinds.ts';
import { EQUAL_WEIGHTS, kindOf, type VoterKind, type Weights } from './voter.ts';

export type { Tally };

/** A row of the log, as far as counting needs it. */
export interface LoggedBallot {
  voter: string;
  choice: string;
}

/** A choice, and how many voters of a kind made it. */
export type ChoiceCount = readonly [choice: string, count: number, kind?: VoterKind];

/** How a poll is counted: its kind and the weights of ballots. */
export interface Counting extends Weights {
  method: PollMethod;
}

/** Counts choices. Weights are whole numbers, so every sum is exact. */
export function tallyOf(choices: Iterable<ChoiceCount>, counting: Weights | Counting = EQUAL_WEIGHTS): Tally {
  const steps = countSteps(choices, counting);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How many choices are counted in one step. */
const AT_ONCE = 100;

/**
 * Like `tallyOf`, but pausing (`yield`) between steps, so that other work gets a turn. The choices must not change
 * meanwhile.
 */
export function* countSteps(
  choices: Iterable<ChoiceCount>,
  counting: Weights | Counting = EQUAL_WEIGHTS,
): Generator<undefined, Tally> {
  const { add, found } = countPicks('method' in counting && POLL_KINDS[counting.method].compares);
  let [ballots, codes, seen] = [0, 0, 0];
  for (const [choice, count, kind = 'device'] of choices) {
    seen += 1;
    if (seen % AT_ONCE === 0) yield;
    if (count === 0 || choice === GIVEN_UP) continue;
    ballots += count;
    if (kind === 'code') codes += count;
    add(choice, count * counting[kind]);
  }
  return { ballots, codes, ...found() };
}

/** Counts picks by act; with `compares` it also keeps each ballot's picks. */
function countPicks(compares: boolean) {
  const acts: string[] = [];
  const indexes = new Map<string, number>();
  // The same few picks occur again and again, so each is parsed once.
  const read = new Map<string, { at: number; points: number }>();
  const readPick = (pick: string) => {
    const act = actOf(pick);
    const at = indexes.get(act) ?? acts.push(act) - 1;
    indexes.set(act, at);
    const made = { at, points: pointsOf(pick) };
    read.set(pick, made);
    return made;
  };
  const [votes, voters]: [number[], number[]] = [[], []];
  const [picks, ends, worths]: [number[], number[], number[]] = [[], [], []];
  const add = (choice: string, worth: number) => {
    for (const pick of choice.split(' ')) {
      const { at, points } = read.get(pick) ?? readPick(pick);
      votes[at] = (votes[at] ?? 0) + worth * points;
      voters[at] = (voters[at] ?? 0) + worth;
      if (compares) picks.push(10 * at + points);
    }
    if (!compares) return;
    ends.push(picks.length);
    worths.push(worth);
  };
  const byAct = (given: readonly number[]) =>
    Object.fromEntries(acts.map((act, at) => [act, given[at] ?? 0]));
  const found = () => ({
    votes: byAct(votes),
    voters: byAct(voters),
    ...(compares && { compared: { acts, picks, ends, worths } }),
  });
  return { add, found };
}

/** Counts a ballot log anew, by the last ballot of each voter. Each voter's ballots must stand in their order. */
export function recountOf(log: Iterable<LoggedBallot>, counting: Weights | Counting = EQUAL_WEIGHTS): Tally {
  const newest = new Map<string, string>();
  for (const ballot of log) newest.set(ballot.voter, ballot.choice);
  return tallyOf(
    [...newest].map(([voter, choice]) => [choice, 1, kindOf(voter)] as const),
    counting,
  );
}

/**
 * The figure of each act, by which acts are shown and ordered: votes, points, the mean in hundredths of a star, or a
 * place where the kind of poll yields an order, by the rules of `engine`. There, acts that nobody chose have none.
 * Means that differ are told apart by up to four decimals of a hundredth, and stand in their order before they are
 * rounded, so that two acts of one figure are still told apart (`bestFirst`).
 */
export function figuresOf(facts: PollFacts, engine: Engine): Record<string, number> {
  if (givesOrder(facts)) {
    let before = 0;
    const places = orderInPoll(facts, actsInPoll(facts), engine).flatMap((tied) => {
      const place = before + 1;
      before += tied.length;
      return tied.filter((act) => isChosen(facts, act)).map((act) => [act, place] as const);
    });
    return Object.fromEntries(places);
  }
  return facts.counts ?? meansApart(facts.ratings ?? {});
}

/** How many more decimals means take to be told apart. */
const MOST_FURTHER = 4;

/** Means in hundredths, or all of them finer where two that differ would look alike; the best first. */
function meansApart(ratings: Readonly<Record<string, Ratings>>): Record<string, number> {
  const ordered = Object.entries(ratings).toSorted(
    ([, one], [, other]) => Number(isBelow(one, other)) - Number(isBelow(other, one)),
  );
  for (let further = 0; ; further += 1) {
    const steps = 10 ** further;
    const means = ordered.map(
      ([act, { sum, count }]) => [act, Math.round((sum * 100 * steps) / Math.max(1, count)) / steps] as const,
    );
    const alike = ordered.some(([, own], at) => {
      const before = ordered[at - 1];
      return before && isBelow(own, before[1]) && means[at]?.[1] === means[at - 1]?.[1];
    });
    if (!alike || further === MOST_FURTHER) return Object.fromEntries(means);
  }
}

interface Ratings {
  sum: number;
  count: number;
}

/** Whether the mean of the one is below the other's, without rounding either. */
const isBelow = (one: Ratings, other: Ratings): boolean =>
  BigInt(one.sum) * BigInt(Math.max(1, other.count)) < BigInt(other.sum) * BigInt(Math.max(1, one.count));

/**
 * The acts with their figures, the best first; those without a figure come last. Acts of one figure stand as
 * `figuresOf` names them, so that a mean above another one stands above it where both are rounded to the same.
 */
export function bestFirst<A extends { performanceId: string }>(
  acts: readonly A[],
  figures: Readonly<Record<string, number>>,
  method: PollMethod,
): (A & { figure: number | null })[] {
  const { lowerFirst } = POLL_KINDS[method];
  const turn = new Map(Object.keys(figures).map((act, at) => [act, at]));
  const worth = (figure: number | null) =>
    figure === null ? Number.NEGATIVE_INFINITY : lowerFirst ? -figure : figure;
  return acts
    .map((act) => ({ ...act, figure: figures[act.performanceId] ?? null }))
    .toSorted((a, b) => {
      const [one, other] = [worth(a.figure), worth(b.figure)];
      return one === other
        ? (turn.get(a.performanceId) ?? 0) - (turn.get(b.performanceId) ?? 0)
        : other - one;
    });
}
