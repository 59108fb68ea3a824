/** Suggests another order of the same acts, with less to look at: found by changing two places as long as that helps. */
import { ACTS_BETWEEN, CARRIED_THINGS, type Planned } from './look-at.ts';

/** What is worth how much; the same person too soon again is worse than all the rest. */
const SAME_PERSON = 1_000;
const CARRIED_AGAIN = 10;
const SAME_KIND = 4;
/** So many rounds of changes at most: what is left by then is small. */
const MOST_ROUNDS = 40;

/**
 * The ids of all items in a better order, or undefined where none was found. The first and the last act, what is
 * scratched, and everything that is no act keep their places.
 */
export function suggested(
  items: readonly Planned[],
  kept: ReadonlySet<string> = new Set(),
): string[] | undefined {
  const free = items
    .map((item, place) => ({ item, place }))
    .filter(({ item }) => item.kind === 'performance' && !kept.has(item.id))
    .slice(1, -1)
    .map(({ place }) => place);
  const order = [...items];
  let least = costOf(order);
  const before = least;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const start = least;
    for (const [nth, first] of free.entries())
      for (const second of free.slice(nth + 1)) {
        change(order, first, second);
        const now = costOf(order);
        if (now < least) least = now;
        else change(order, first, second);
      }
    if (least === start) break;
  }
  return least < before ? order.map(({ id }) => id) : undefined;
}

function change(order: Planned[], first: number, second: number): void {
  const [one, other] = [order[first], order[second]];
  if (!one || !other) return;
  order[first] = other;
  order[second] = one;
}

/** What there is to look at, in one number. */
function costOf(order: readonly Planned[]): number {
  let cost = 0;
  /** The acts before, the nearest first, back to an interval. */
  let recent: Planned[] = [];
  let last: Planned | undefined;
  for (const item of order) {
    if (item.kind === 'interval') recent = [];
    if (item.kind !== 'performance') continue;
    const between = recent.findIndex(({ contact }) => contact !== null && contact === item.contact);
    if (between >= 0) cost += SAME_PERSON * (ACTS_BETWEEN - between);
    if (item.category !== '' && item.category === last?.category) cost += SAME_KIND;
    cost += CARRIED_AGAIN * carriedOn(item, last);
    recent = [item, ...recent].slice(0, ACTS_BETWEEN);
    last = item;
  }
  return cost;
}

/** How many things are carried on for an act that did not stand there for the one before. */
const carriedOn = ({ notes }: Planned, before: Planned | undefined): number =>
  notes === ''
    ? 0
    : CARRIED_THINGS.filter(({ of }) => of.test(notes) && !of.test(before?.notes ?? '')).length;
