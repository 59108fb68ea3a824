/**
 * Finds ballots from one address that look as if a program had sent them. A whole hall may share one address, so their
 * number says nothing; what counts is how they come. Ballots are only flagged: whether they count is decided by
 * people.
 */

import { type BallotStream, inTurnOnes, newBallotStream, type TimedBallot } from './voting-order.ts';

/**
 * Why ballots are flagged. `bare`: the requests lack what every browser sends. `hurried`: voted at once after opening
 * the page. `even`: one after another at a machine's pace. `in_turn`: in the order in which the devices got their
 * marks, most for the same choice. `burst`: far more new devices at once than the address ever brought.
 */
export const FLAG_KINDS = ['bare', 'hurried', 'even', 'in_turn', 'burst'] as const;
/** One of these reasons. */
export type FlagKind = (typeof FLAG_KINDS)[number];

/** Smaller groups are never flagged: any hall has a few odd ballots, and a small group could reveal who chose what. */
export const FEWEST_FLAGGED = 20;
const BARE_MS = 600_000;
const HURRY_MS = 2_000;
const HURRIED_WINDOW_MS = 60_000;
const FEWEST_HURRIED = 30;
/** Up to one in so many of an address's ballots may be hurried. */
const HURRIED_SHARE = 10;
const EVEN_RUN = 40;
/** The standard deviation of the gaps divided by their mean. For people who act independently it is about 1. */
const EVEN_SPREAD = 0.25;
const SHORTEST_GAP_MS = 20;
const LONGEST_GAP_MS = 10_000;
const NEW_DEVICE_MS = 600_000;
const SPAN_MS = 10_000;
/** So many new devices in ten seconds are never a burst. */
const LEAST_BURST = 1_000;
/** Beyond that, more than half (1 ÷ this) of the devices that the address brought before are a burst. */
const LEARNED_SHARE = 2;
const MOST_HELD = 20_000;
const MOST_SPANS = 2_000;

/**
 * A device's first ballot in a poll. `voter` is the device's name in the log. Instants in ms of the server's clock.
 */
export interface FirstBallot extends TimedBallot {
  /** Whether the request lacks what every browser sends. */
  bare: boolean;
  /** What the browser says of itself. */
  browser: string;
}

/** Ballots that are flagged now, with earlier ones that look the same. */
export interface FlaggedBallots {
  kind: FlagKind;
  voters: string[];
}

/** How many new devices an address has brought, by spans of ten seconds. */
export interface Arrivals {
  spans: Map<number, number>;
  /** How many came in spans that are no longer kept. */
  earlier: number;
}

/** An address that has brought no device yet. */
export const newArrivals = (): Arrivals => ({ spans: new Map(), earlier: 0 });

const spanOf = (at: number): number => Math.floor(at / SPAN_MS);

/** Counts a new device that came at `at` (ms). */
export function noteArrival(arrivals: Arrivals, at: number): void {
  const { spans } = arrivals;
  const span = spanOf(at);
  spans.set(span, (spans.get(span) ?? 0) + 1);
  const [oldest] = spans;
  if (spans.size > MOST_SPANS && oldest) {
    arrivals.earlier += oldest[1];
    spans.delete(oldest[0]);
  }
}

function forgetArrival({ spans }: Arrivals, at: number): void {
  const count = spans.get(spanOf(at));
  if (count) spans.set(spanOf(at), count - 1);
}

/** Whether far more new devices came in this span than the address brought before. */
function isBurst({ spans, earlier }: Arrivals, span: number): boolean {
  const here = spans.get(span) ?? 0;
  if (here <= LEAST_BURST) return false;
  let before = earlier;
  for (const [other, count] of spans)
    if (other < span && !(count > LEAST_BURST && count > before / LEARNED_SHARE)) before += count;
  return here > before / LEARNED_SHARE;
}

/** A count over the last minute, by second. */
interface Minute {
  bySecond: Map<number, number>;
  sum: number;
  /** The second at which old entries were last removed. */
  sweptAt: number;
}

const newMinute = (): Minute => ({ bySecond: new Map(), sum: 0, sweptAt: Number.NaN });

/** What is remembered of one address in one poll. */
export interface AddressHistory {
  /** Recent bare and hurried ballots that are not flagged yet. */
  bare: TimedBallot[];
  hurried: TimedBallot[];
  /** When a bare ballot was last flagged. */
  bareAt: number;
  /** The number of all ballots of the last minute, and (`allHurried`) of the hurried ones. */
  all: Minute;
  allHurried: Minute;
  /** By browser: its last ballots. */
  runs: Map<string, TimedBallot[]>;
  /** By browser: the order in which new devices vote; all browsers together under the empty name. */
  turns: Map<string, BallotStream>;
  /** By span in which the devices got their marks: new devices' ballots that are not flagged yet. */
  bySpan: Map<number, TimedBallot[]>;
  named: Set<string>;
}

/** An address from which no ballot came in this poll yet. */
export const newSource = (): AddressHistory => ({
  bare: [],
  hurried: [],
  bareAt: Number.NEGATIVE_INFINITY,
  all: newMinute(),
  allHurried: newMinute(),
  runs: new Map(),
  turns: new Map(),
  bySpan: new Map(),
  named: new Set(),
});

/**
 * Records a ballot and returns the ballots that are flagged by it. Each ballot is flagged once, by the first rule that
 * fits.
 */
export function inspectBallot(
  source: AddressHistory,
  arrivals: Arrivals,
  sighting: FirstBallot,
): FlaggedBallots[] {
  const { at, markedAt } = sighting;
  const found: FlaggedBallots[] = [];
  const name = (kind: FlagKind, seen: readonly TimedBallot[]) => {
    const fresh = seen.filter(({ voter }) => !source.named.has(voter));
    for (const each of fresh) {
      source.named.add(each.voter);
      // Devices that are flagged already do not make a burst of others who opened the page in the same seconds.
      if (kind !== 'burst') forgetArrival(arrivals, each.markedAt);
    }
    if (fresh.length > 0) found.push({ kind, voters: fresh.map((each) => each.voter) });
  };
  const all = lastMinute(source.all, at);
  if (sighting.bare) name('bare', bareOnes(source, sighting));
  const age = at - markedAt;
  if (age < HURRY_MS) name('hurried', hurriedOnes(source, sighting, all));
  if (age < NEW_DEVICE_MS) {
    name('even', evenOnes(source, sighting));
    const { voter, choice } = sighting;
    const seen = { voter, choice, at, markedAt };
    // Flagged ballots would form an order that people among them seem to share.
    for (const stream of ['', sighting.browser])
      if (!source.named.has(seen.voter)) name('in_turn', inTurnOnes(turnsOf(source, stream), seen));
  }
  name('burst', burstOnes(source, arrivals, sighting));
  return found;
}

function bareOnes(source: AddressHistory, { voter, choice, at, markedAt }: FirstBallot): TimedBallot[] {
  source.bare.push({ voter, choice, at, markedAt });
  dropBefore(source.bare, at - BARE_MS);
  if (source.bare.length < FEWEST_FLAGGED && at - source.bareAt > BARE_MS) return [];
  source.bareAt = at;
  return source.bare.splice(0);
}

function hurriedOnes(
  source: AddressHistory,
  { voter, choice, at, markedAt }: FirstBallot,
  all: number,
): TimedBallot[] {
  const hurried = lastMinute(source.allHurried, at);
  source.hurried.push({ voter, choice, at, markedAt });
  dropBefore(source.hurried, at - HURRIED_WINDOW_MS);
  return hurried < FEWEST_HURRIED || hurried * HURRIED_SHARE < all ? [] : source.hurried.splice(0);
}

/** Counts one more at `at` (ms), and returns how many there were in the last minute. */
function lastMinute(minute: Minute, at: number): number {
  const { bySecond } = minute;
  const second = Math.floor(at / 1_000);
  bySecond.set(second, (bySecond.get(second) ?? 0) + 1);
  minute.sum += 1;
  if (second !== minute.sweptAt) {
    minute.sweptAt = second;
    for (const [each, count] of bySecond)
      if (each <= second - HURRIED_WINDOW_MS / 1_000) {
        bySecond.delete(each);
        minute.sum -= count;
      }
  }
  return minute.sum;
}

function evenOnes(
  source: AddressHistory,
  { voter, choice, at, markedAt, browser }: FirstBallot,
): TimedBallot[] {
  const run = source.runs.get(browser) ?? [];
  source.runs.delete(browser);
  source.runs.set(browser, run);
  const [oldest] = source.runs.keys();
  if (source.runs.size > MOST_SPANS && oldest !== undefined) source.runs.delete(oldest);
  run.push({ voter, choice, at, markedAt });
  if (run.length > EVEN_RUN) run.shift();
  if (run.length < EVEN_RUN) return [];
  const gaps = run.slice(1).map((each, i) => each.at - (run[i]?.at ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  if (mean < SHORTEST_GAP_MS || mean > LONGEST_GAP_MS) return [];
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
  return Math.sqrt(variance) < EVEN_SPREAD * mean ? run : [];
}

function turnsOf({ turns }: AddressHistory, stream: string): BallotStream {
  const known = turns.get(stream) ?? newBallotStream();
  // Streams are kept in the order of their last use; that of all browsers is never the oldest.
  turns.delete(stream);
  turns.set(stream, known);
  const [oldest] = turns.keys();
  if (turns.size > MOST_SPANS && oldest !== undefined) turns.delete(oldest);
  return known;
}

function burstOnes(
  source: AddressHistory,
  arrivals: Arrivals,
  { voter, choice, at, markedAt }: FirstBallot,
): TimedBallot[] {
  const span = spanOf(markedAt);
  if (!arrivals.spans.has(span)) return [];
  const held = source.bySpan.get(span) ?? [];
  source.bySpan.set(span, held);
  if (held.length < MOST_HELD) held.push({ voter, choice, at, markedAt });
  const [oldest] = source.bySpan.keys();
  if (source.bySpan.size > MOST_SPANS && oldest !== undefined) source.bySpan.delete(oldest);
  return isBurst(arrivals, span) ? held.splice(0) : [];
}

/** Removes from a list in order of time what came before `since`, and the oldest where it is too long. */
function dropBefore(list: TimedBallot[], since: number): void {
  let old = Math.max(0, list.length - MOST_HELD);
  for (let each = list[old]; each !== undefined && each.at < since; each = list[old]) old += 1;
  if (old > 0) list.splice(0, old);
}
