/**
 * Compares acts with each other on each ballot. An act without a mark on a ballot has the lowest one. A ballot none of
 * whose acts are left in the poll does not count.
 */
import type { StarCount } from '../../tabulation/types.ts';
import type { Tally } from './poll-kind.ts';

/**
 * Each ballot that names at least one of `acts`, with its marks in the order of `acts` (one array, reused for every
 * ballot) and how often it counts.
 */
function* marksOn(
  { ballots, compared }: Tally,
  acts: readonly string[],
): Generator<{ marks: Uint8Array; worth: number }> {
  if (!compared) {
    if (ballots > 0) throw new Error('unreachable: the count of such a poll keeps its ballots');
    return;
  }
  const indexes = compared.acts.map((act) => acts.indexOf(act));
  const marks = new Uint8Array(acts.length);
  let next = 0;
  for (const [ballot, end] of compared.ends.entries()) {
    marks.fill(0);
    let names = false;
    for (; next < end; next += 1) {
      const pick = compared.picks[next] ?? 0;
      const at = indexes[Math.floor(pick / 10)] ?? -1;
      if (at < 0) continue;
      marks[at] = pick % 10;
      names = true;
    }
    if (names) yield { marks, worth: compared.worths[ballot] ?? 0 };
  }
}

/** By act: how often it got each mark from 0 to `most`. */
export function gradesOf(tally: Tally, acts: readonly string[], most: number): Record<string, number[]> {
  const grades = acts.map(() => Array.from({ length: most + 1 }, () => 0));
  for (const { marks, worth } of marksOn(tally, acts))
    for (const [at, mark] of marks.entries()) {
      const own = grades[at];
      if (own) own[mark] = (own[mark] ?? 0) + worth;
    }
  return Object.fromEntries(acts.map((act, at) => [act, grades[at] ?? []]));
}

/** How many ballots are compared at once, one for each bit of a whole number. */
const TOGETHER = 32;
/** How many bits a mark has; it is at most 7. */
const POWERS = 3;

/** Ballots with equal weight: for each bit of a mark and each act, a whole number with one bit for each ballot. */
interface Batch {
  held: number;
  bits: Int32Array;
}

/**
 * By act: its stars, how many ballots give it `most`, and for each other act how many ballots give it more than that
 * one.
 */
export function starsOf(tally: Tally, acts: readonly string[], most: number): Record<string, StarCount> {
  const all = acts.length;
  const sums = acts.map(() => 0);
  const best = acts.map(() => 0);
  const over = new Float64Array(all * all);
  const batches = new Map<number, Batch>();
  for (const { marks, worth } of marksOn(tally, acts)) {
    const batch = batches.get(worth) ?? { held: 0, bits: new Int32Array(POWERS * all) };
    batches.set(worth, batch);
    for (let a = 0; a < all; a += 1) {
      const mark = marks[a] ?? 0;
      sums[a] = (sums[a] ?? 0) + mark * worth;
      if (mark === most) best[a] = (best[a] ?? 0) + worth;
    }
    hold(batch, marks);
    if (batch.held === TOGETHER) countPairs(batch, worth, over, all);
  }
  for (const [worth, batch] of batches) countPairs(batch, worth, over, all);
  const overOf = (a: number) =>
    Object.fromEntries(acts.flatMap((act, b) => (a === b ? [] : [[act, over[a * all + b] ?? 0]])));
  return Object.fromEntries(
    acts.map((act, a) => [act, { sum: sums[a] ?? 0, best: best[a] ?? 0, over: overOf(a) }]),
  );
}

/** Adds a ballot's marks to the batch. */
function hold(batch: Batch, marks: Uint8Array): void {
  const { bits, held } = batch;
  for (let power = 0; power < POWERS; power += 1)
    for (const [at, mark] of marks.entries()) {
      const row = power * marks.length + at;
      bits[row] = (bits[row] ?? 0) | (((mark >> power) & 1) << held);
    }
  batch.held += 1;
}

/** Adds to `over` how often the batch's ballots give each act more than each other one, and empties the batch. */
function countPairs(batch: Batch, worth: number, over: Float64Array, all: number): void {
  const { bits } = batch;
  for (let a = 1; a < all; a += 1)
    for (let b = 0; b < a; b += 1) {
      let differ = 0;
      let above = 0;
      // The highest bit in which two marks differ decides which is greater.
      for (let row = (POWERS - 1) * all; row >= 0; row -= all) {
        const own = bits[row + a] ?? 0;
        const apart = (own ^ (bits[row + b] ?? 0)) & ~differ;
        above |= apart & own;
        differ |= apart;
      }
      over[a * all + b] = (over[a * all + b] ?? 0) + worth * ones(above);
      over[b * all + a] = (over[b * all + a] ?? 0) + worth * ones(differ & ~above);
    }
  bits.fill(0);
  batch.held = 0;
}

/** The number of bits set in a 32-bit whole number. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
