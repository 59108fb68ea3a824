/**
 * STAR: the two acts with the highest scores meet in a runoff, which the one wins that more prefer; then the same
 * among the others for the next place.
 */
import { compare, type Exact } from './fractions.ts';

/** What decides a STAR vote, by act; `K` is the type by which acts are named. */
export interface Ballots<K> {
  score: ReadonlyMap<K, Exact>;
  /** The weight of those who put `one` above `other`. */
  above(one: K, other: K): Exact;
  /** The weight of those who gave the act the best there is. */
  best: ReadonlyMap<K, Exact>;
  /** Whether an act that is out of the tie for one seat is out of it for the other: from version 5 of the engine on. */
  outStaysOut: boolean;
}

/** The acts in order, best first; acts in one inner list share a place. */
export function byRunoffs<K>(acts: readonly K[], ballots: Ballots<K>): K[][] {
  if (acts.length === 0) return [];
  const first = winnersOf(acts, ballots);
  const rest = acts.filter((act) => !first.includes(act));
  return [first, ...byRunoffs(rest, ballots)];
}

function winnersOf<K>(acts: readonly K[], ballots: Ballots<K>): K[] {
  if (acts.length < 2) return [...acts];
  const sure: K[] = [];
  for (let open = 2; open > 0; open = 2 - sure.length) {
    const others = acts.filter((act) => !sure.includes(act));
    const highest = greatest(others, ballots.score);
    const { chosen, open: among } = chooseFor(open, highest, ballots);
    sure.push(...chosen);
    if (among.length === 0) continue;
    // Nothing separates them: every runoff that is possible is held.
    const meetings = sure.length > 0 ? among.map((act) => [...sure, act]) : pairsOf(among);
    const winners = meetings.flatMap((pair) => runoff(pair, ballots));
    return acts.filter((act) => winners.includes(act));
  }
  return runoff(sure, ballots);
}

const pairsOf = <K>(acts: readonly K[]): K[][] =>
  acts.flatMap((one, at) => acts.slice(at + 1).map((other) => [one, other]));

/** The acts with the greatest figure. */
function greatest<K>(acts: readonly K[], figure: ReadonlyMap<K, Exact>): K[] {
  return acts.filter((act) => acts.every((other) => order(figure, act, other) >= 0));
}

function order<K>(figure: ReadonlyMap<K, Exact>, one: K, other: K): number {
  const [a, b] = [figure.get(one), figure.get(other)];
  return a && b ? compare(a, b) : 0;
}

function runoff<K>(pair: readonly K[], { score, above, best }: Ballots<K>): K[] {
  const [one, other] = pair;
  if (one === undefined || other === undefined) return [...pair];
  const lead =
    compare(above(one, other), above(other, one)) || order(score, one, other) || order(best, one, other);
  if (lead === 0) return [one, other];
  return [lead > 0 ? one : other];
}

interface Chosen<K> {
  chosen: K[];
  open: K[];
}

/** Which of the acts tied on score get seats, and among which of them nothing separates for those still open. */
function chooseFor<K>(open: number, tied: readonly K[], ballots: Ballots<K>): Chosen<K> {
  if (tied.length <= open) return { chosen: [...tied], open: [] };
  const lost = (act: K) =>
    tied.filter((other) => compare(ballots.above(other, act), ballots.above(act, other)) > 0).length;
  const most = Math.max(...tied.map(lost));
  const better = tied.filter((act) => lost(act) < most);
  if (better.length >= open) return chooseFor(open, better, ballots);
  if (better.length > 0) return seatedFirst(better, open, tied, ballots);
  const behind = (act: K) => tied.filter((other) => order(ballots.best, other, act) > 0).length;
  // As many seats as acts with most best marks can fill without a tie with one left behind.
  for (let seats = open; seats > 0; seats -= 1) {
    const ahead = tied.filter((act) => behind(act) < seats);
    if (ahead.length === seats) return seatedFirst(ahead, open, tied, ballots);
  }
  const last = Math.max(...tied.map(behind));
  const kept = tied.filter((act) => behind(act) < last);
  return kept.length === 0 ? { chosen: [], open: [...tied] } : chooseFor(open, kept, ballots);
}

/** With `first` seated, who else of the tie they came from is. */
function seatedFirst<K>(
  first: readonly K[],
  open: number,
  tied: readonly K[],
  ballots: Ballots<K>,
): Chosen<K> {
  if (!ballots.outStaysOut || first.length === open) return { chosen: [...first], open: [] };
  const others = tied.filter((act) => !first.includes(act));
  const next = chooseFor(open - first.length, others, ballots);
  return { chosen: [...first, ...next.chosen], open: next.open };
}
