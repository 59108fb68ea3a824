/**
 * The Skating System, rules 5 to 8: one dance (or one criterion, or the judges' totals) placed by majority.
 * Also used by rule 11 on the ordinals of all dances together.
 */
import { lcm } from './exact.ts';

/** An act's ordinals by the judges who placed it, doubled so that a shared ordinal (2½) is a whole number. */
export interface Ordinals {
  p: number;
  doubled: number[];
}

/** One act, or several that share a place, and what decided it. */
export interface Placed {
  acts: number[];
  rule: number;
  /** "column and higher", how many judges placed the act there, and the sum of those ordinals, doubled. */
  column: number;
  count: number;
  sumDoubled: number;
}

/** The same, made ready: ordinals in order with their running sums, and the column that first gives a majority. */
interface Ready extends Ordinals {
  sums: number[];
  majorityAt: number;
}

interface Tally {
  act: Ready;
  count: number;
  sumDoubled: number;
  /** The same on the scale of a full panel, so that an act which a judge could not place is not put back by it. */
  scaledCount: number;
  scaledSum: number;
}

/**
 * The acts in order, from column `column` on. `lastColumn` is the worst place there is.
 * With a complete panel a majority is more than half of the judges; an act with an abstention needs more than half
 * of those who placed it.
 */
export function placeByMajority(acts: readonly Ordinals[], column: number, lastColumn: number): Placed[] {
  const fullPanel = acts.reduce((common, act) => lcm(common, Math.max(1, act.doubled.length)), 1);
  const byMajority = Map.groupBy(acts.map(ready), (act) =>
    act.majorityAt > lastColumn ? Number.POSITIVE_INFINITY : Math.max(column, act.majorityAt),
  );
  let place = column;
  return [...byMajority]
    .sort(([a], [b]) => a - b)
    .flatMap(([majorityAt, group]) => {
      const start = place;
      place += group.length;
      return inColumn(group, start, Math.min(majorityAt, lastColumn), lastColumn, fullPanel);
    });
}

/** Acts that come up for a place together, in the order of one column; those that are equal in it go to the next. */
function inColumn(
  acts: readonly Ready[],
  place: number,
  column: number,
  lastColumn: number,
  fullPanel: number,
  equalBefore = false,
): Placed[] {
  const inOrder = acts
    .map((act) => tally(act, column, fullPanel))
    .sort((a, b) => b.scaledCount - a.scaledCount || a.scaledSum - b.scaledSum);
  const classes = Map.groupBy(inOrder, ({ scaledCount, scaledSum }) => `${scaledCount} ${scaledSum}`);
  return [...classes.values()].flatMap((equal) => {
    const first = equal[0];
    if (!first) return [];
    if (equal.length > 1 && column < lastColumn) {
      const tied = equal.map(({ act }) => act);
      return inColumn(tied, place, column + 1, lastColumn, fullPanel, true);
    }
    const sameCount = inOrder.filter(({ scaledCount }) => scaledCount === first.scaledCount).length;
    const alone = column > place ? 8 : 5;
    const byMajority = sameCount > 1 ? 7 : acts.length > 1 ? 6 : alone;
    return {
      acts: equal.map(({ act }) => act.p),
      rule: equalBefore ? 7 : byMajority,
      column,
      count: first.count,
      sumDoubled: first.sumDoubled,
    };
  });
}

function ready({ p, doubled }: Ordinals): Ready {
  const inOrder = doubled.toSorted((a, b) => a - b);
  let sum = 0;
  const sums = inOrder.map((ordinal) => {
    sum += ordinal;
    return sum;
  });
  // More than half of the judges have placed the act here or higher.
  const decisive = inOrder[inOrder.length >> 1] ?? Number.POSITIVE_INFINITY;
  return { p, doubled: inOrder, sums, majorityAt: Math.ceil(decisive / 2) };
}

function tally(act: Ready, column: number, fullPanel: number): Tally {
  const { doubled, sums } = act;
  let count = 0;
  while (count < doubled.length && (doubled[count] ?? 0) <= column * 2) count += 1;
  const sumDoubled = sums[count - 1] ?? 0;
  const scale = fullPanel / Math.max(1, doubled.length);
  return { act, count, sumDoubled, scaledCount: count * scale, scaledSum: sumDoubled * scale };
}

/** Those with the least value. */
export function bestOf<T>(entries: readonly T[], value: (entry: T) => number): T[] {
  const least = entries.reduce((low, entry) => Math.min(low, value(entry)), Number.POSITIVE_INFINITY);
  return entries.filter((entry) => value(entry) === least);
}
