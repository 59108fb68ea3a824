/**
 * The order in which new devices vote. People take their own time, so who votes a second or two later may well have
 * opened the page earlier. A program that makes marks and votes with them goes through them in order (or backwards),
 * whatever pauses it makes. Where all take equally long, as on slow machines, people's order looks the same; but
 * people choose differently, and a program does not.
 */

/** A device's ballot. Instants in ms; `markedAt` is when the device got its mark, the cookie by which it votes. */
export interface TimedBallot {
  voter: string;
  /** What it chose, as in the log. */
  choice: string;
  at: number;
  markedAt: number;
}

/**
 * A ballot is compared with the newest one that came at least so long before it, since people's pauses differ by more.
 */
const APART_MS = 1_000;
const FURTHEST_MS = 2_500;
const TURNS = 100;
/**
 * Of `TURNS` ballots at most so many may break the order. Some halls of quick people come as low, which is why
 * `MOSTLY_ALIKE` is required as well.
 */
const MOST_OUT = 2;
/** Of `TURNS` ballots at least so many must have the same choice. */
const MOSTLY_ALIKE = 75;
/** Outdated entries at the front of a list are removed in portions of this size. */
const DROPPED_AT_ONCE = 1_024;

/** What is remembered of one stream of ballots: those of an address, or of one browser there. */
export interface BallotStream {
  /** Ballots of the last seconds, oldest first; `before` is the index of the newest one that is far enough back. */
  latest: TimedBallot[];
  before: number;
  line: { seen: TimedBallot; inTurn: boolean }[];
  inTurn: number;
}

/** A stream without any ballot yet. */
export const newBallotStream = (): BallotStream => ({ latest: [], before: -1, line: [], inTurn: 0 });

function mostAlike(line: BallotStream['line']): number {
  const given = Map.groupBy(line, (turn) => turn.seen.choice);
  return Math.max(...[...given.values()].map((turns) => turns.length));
}

/**
 * Records a ballot. Returns the last ballots of the stream where nearly all came in the order (or in reverse) in
 * which their devices got their marks and most have the same choice; else none.
 */
export function inTurnOnes(turns: BallotStream, seen: TimedBallot): TimedBallot[] {
  const { latest, line } = turns;
  latest.push(seen);
  while ((latest[turns.before + 1]?.at ?? Number.POSITIVE_INFINITY) <= seen.at - APART_MS) turns.before += 1;
  if (turns.before > DROPPED_AT_ONCE) {
    latest.splice(0, turns.before);
    turns.before = 0;
  }
  const before = latest[turns.before];
  if (!before || before.at < seen.at - FURTHEST_MS) return [];
  const inTurn = before.markedAt < seen.markedAt;
  line.push({ seen, inTurn });
  turns.inTurn += Number(inTurn);
  if (line.length > TURNS) turns.inTurn -= Number(line.shift()?.inTurn);
  const isOrdered = turns.inTurn >= TURNS - MOST_OUT || turns.inTurn <= MOST_OUT;
  return line.length === TURNS && isOrdered && mostAlike(line) >= MOSTLY_ALIKE
    ? line.map((turn) => turn.seen)
    : [];
}
