/**
 * The order of STAR voting (score, then automatic runoff), with the official tie-breaking protocol of the Equal Vote
 * Coalition: the two acts with the highest scores go into a runoff, which the one wins that more prefer. The winner has
 * the place; the next place is found in the same way among the others.
 */

import type { Engine } from './engines.ts';

/** The ballots among some acts, which are named by index 0 to n − 1. */
export interface PairwiseScores {
  /** Each act's score; only its order matters. */
  scores: readonly number[];
  /** How many rate act `a` above act `b`. */
  prefer(a: number, b: number): number;
  /** For each act, how many gave it the best mark there is. */
  best: readonly number[];
}

/** How one place was found. Numbers are indexes of acts. */
export interface StarRound {
  /** Who has the place; more than one share it. */
  winners: number[];
  /** Who was sure of a seat in the runoff: two, or fewer where nothing separates the acts tied for it. */
  finalists: number[];
  /** Who tied for the seats left; whoever of them would win the runoff shares the place. */
  tied: number[];
  /** What decided the runoff; null where nothing did, or only one act was left. */
  by: 'preference' | 'score' | 'best' | null;
}

/**
 * All places, best first: each act is a winner in exactly one round. Up to version 4 of the engine an act that was out
 * of the tie for one seat stood for the other one again.
 */
export function starRounds({ scores, prefer, best }: PairwiseScores, engine: Engine): StarRound[] {
  const field = { scores, prefer, best, outStaysOut: engine > 4 };
  let left = scores.map((_score, at) => at);
  const rounds: StarRound[] = [];
  while (left.length > 0) {
    const round = starRound(left, field);
    rounds.push(round);
    left = left.filter((at) => !round.winners.includes(at));
  }
  return rounds;
}

interface Field extends PairwiseScores {
  outStaysOut: boolean;
}

function starRound(acts: readonly number[], field: Field): StarRound {
  if (acts.length === 1) return { winners: [...acts], finalists: [...acts], tied: [], by: null };
  const finalists: number[] = [];
  while (finalists.length < 2) {
    const seats = 2 - finalists.length;
    const rest = acts.filter((at) => !finalists.includes(at));
    const highest = rest.reduce((high, at) => Math.max(high, field.scores[at] ?? 0), -1);
    const { sure, open } = seated(
      rest.filter((at) => field.scores[at] === highest),
      seats,
      field,
    );
    finalists.push(...sure);
    if (open.length > 0) return undecided(finalists, open, field);
  }
  const [a = 0, b = 0] = finalists;
  return { ...runoff(a, b, field), finalists, tied: [] };
}

/**
 * The round in which a seat cannot be decided: the place goes to everybody who would win against any possible
 * opponent.
 */
function undecided(finalists: number[], tied: number[], field: PairwiseScores): StarRound {
  const [sure] = finalists;
  const pairs = tied.flatMap((a, at) =>
    sure === undefined ? tied.slice(at + 1).map((b) => [a, b] as const) : [[sure, a] as const],
  );
  const winning = new Set(pairs.flatMap(([a, b]) => runoff(a, b, field).winners));
  return { winners: [...winning].toSorted((a, b) => a - b), finalists, tied, by: null };
}

function runoff(
  a: number,
  b: number,
  { scores, prefer, best }: PairwiseScores,
): Pick<StarRound, 'winners' | 'by'> {
  const of = (values: readonly number[]) => (values[a] ?? 0) - (values[b] ?? 0);
  const compared = [
    ['preference', prefer(a, b) - prefer(b, a)],
    ['score', of(scores)],
    ['best', of(best)],
  ] as const;
  const decided = compared.find(([, lead]) => lead !== 0);
  if (!decided) return { winners: [a, b], by: null };
  return { winners: [decided[1] > 0 ? a : b], by: decided[0] };
}

interface Seats {
  sure: number[];
  open: number[];
}

/**
 * Which of the acts tied on score are sure of a seat, and which of them nothing separates for those that are `open`.
 * Repeatedly removes those who lose to most of the others; where all lose equally often, those with most best marks are
 * seated or those with fewest removed.
 */
function seated(tied: readonly number[], seats: number, field: Field): Seats {
  if (tied.length <= seats) return { sure: [...tied], open: [] };
  const { prefer, best } = field;
  const losses = new Map(
    tied.map((a) => [a, tied.filter((b) => prefer(b, a) > prefer(a, b)).length] as const),
  );
  const most = Math.max(...losses.values());
  const fewer = tied.filter((at) => (losses.get(at) ?? 0) < most);
  if (fewer.length >= seats) return seated(fewer, seats, field);
  if (fewer.length > 0) return withOthers(fewer, tied, seats, field);
  const byBest = tied.toSorted((a, b) => (best[b] ?? 0) - (best[a] ?? 0));
  const counts = byBest.map((at) => best[at] ?? 0);
  for (let seat = seats; seat > 0; seat -= 1)
    if ((counts[seat - 1] ?? 0) > (counts[seat] ?? 0))
      return withOthers(byBest.slice(0, seat), tied, seats, field);
  const fewest = counts.at(-1) ?? 0;
  if (counts[0] === fewest) return { sure: [], open: [...tied] };
  return seated(
    tied.filter((at) => (best[at] ?? 0) > fewest),
    seats,
    field,
  );
}

/** Those who are sure of a seat, and who of the others that were still in the tie has what is left. */
function withOthers(sure: readonly number[], tied: readonly number[], seats: number, field: Field): Seats {
  if (!field.outStaysOut) return { sure: [...sure], open: [] };
  const others = tied.filter((at) => !sure.includes(at));
  const next = seats > sure.length ? seated(others, seats - sure.length, field) : { sure: [], open: [] };
  return { sure: [...sure, ...next.sure], open: next.open };
}
