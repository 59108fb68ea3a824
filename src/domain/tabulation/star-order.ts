/**
 * The order of STAR voting (score, then automatic runoff), with the official tie-breaking protocol of the Equal Vote
 * Coalition: the two acts with the highest scores go into a runoff, which the one wins that more prefer. The winner has
 * the place; the next place is found in the same way among the others.
 */

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

/** All places, best first: each act is a winner in exactly one round. */
export function starRounds({ scores, prefer, best }: PairwiseScores): StarRound[] {
  const field = { scores, prefer, best };
  let left = scores.map((_score, at) => at);
  const rounds: StarRound[] = [];
  while (left.length > 0) {
    const round = starRound(left, field);
    rounds.push(round);
    left = left.filter((at) => !round.winners.includes(at));
  }
  return rounds;
}

function starRound(acts: readonly number[], field: PairwiseScores): StarRound {
  if (acts.length === 1) return { winners: [...acts], finalists: [...acts], tied: [], by: null };
  const finalists: number[] = [];
  while (finalists.length < 2) {
    const seats = 2 - finalists.length;
    const rest = acts.filter((at) => !finalists.includes(at));
    const highest = rest.reduce((high, at) => Math.max(high, field.scores[at] ?? 0), -1);
    const through = seated(
      rest.filter((at) => field.scores[at] === highest),
      seats,
      field,
    );
    if (through.length > seats) return undecided(finalists, through, field);
    finalists.push(...through);
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

/**
 * Which of the acts tied on score get the seats; returns more than `seats` where nothing separates them. Repeatedly
 * removes those who lose to most of the others; where all lose equally often, those with most best marks are seated or
 * those with fewest removed.
 */
function seated(tied: readonly number[], seats: number, { prefer, best }: PairwiseScores): number[] {
  let left = [...tied];
  while (left.length > seats) {
    const losses = left.map((a) => left.filter((b) => prefer(b, a) > prefer(a, b)).length);
    const most = Math.max(...losses);
    const fewer = left.filter((_at, index) => (losses[index] ?? 0) < most);
    if (fewer.length > 0) {
      left = fewer;
      continue;
    }
    const byBest = left.toSorted((a, b) => (best[b] ?? 0) - (best[a] ?? 0));
    const counts = byBest.map((at) => best[at] ?? 0);
    for (let seat = seats; seat > 0; seat -= 1)
      if ((counts[seat - 1] ?? 0) > (counts[seat] ?? 0)) return byBest.slice(0, seat);
    const fewest = counts.at(-1) ?? 0;
    if (counts[0] === fewest) break;
    left = left.filter((at) => (best[at] ?? 0) > fewest);
  }
  return left;
}
