/**
 * In which order new devices vote. People look, think and press each in their own time, so that whoever votes a second
 * or two after somebody may well have opened the page before them. A program that makes marks and votes with them
 * takes them in turn, or from the end, whatever pauses it draws. Where everybody's pause is alike, as of slow machines
 * that all take three seconds, the order is the same; but people want different things, and a program one.
 */

/** A device's ballot, with when it got its mark. Instants in ms. */
export interface Seen {
  voter: string;
  /** What it gave, as the log has it. */
  choice: string;
  at: number;
  markedAt: number;
}

/** A ballot is held against the newest that came so long before it: people's pauses differ by more than that. */
const APART_MS = 1_000;
const FURTHEST_MS = 2_500;
const TURNS = 100;
/** Of so many at most one pair or two stand against the order. Of halls of quick people up to five do not stand out. */
const MOST_OUT = 2;
/** Of so many so many gave the same. */
const MOSTLY_ALIKE = 75;
/** Dead entries at the front of a list are dropped by so many at once. */
const DROPPED_AT_ONCE = 1_024;

/** What is remembered of one stream of ballots: of an address, or of one kind of browser there. */
export interface Turns {
  /** Those of the last seconds, oldest first; `before` is the newest that is far enough away. */
  latest: Seen[];
  before: number;
  line: { seen: Seen; inTurn: boolean }[];
  inTurn: number;
}

/** A stream of which nothing was seen yet. */
export const newTurns = (): Turns => ({ latest: [], before: -1, line: [], inTurn: 0 });

function mostAlike(line: Turns['line']): number {
  const given = Map.groupBy(line, (turn) => turn.seen.choice);
  return Math.max(...[...given.values()].map((turns) => turns.length));
}

/**
 * Takes a ballot in, and answers the last ones where nearly all came in the order of their marks, or in reverse, and
 * most gave the same.
 */
export function inTurnOnes(turns: Turns, seen: Seen): Seen[] {
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
