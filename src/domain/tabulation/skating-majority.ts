/**
 * The Skating System, rules 5 to 8: one dance (or one criterion, or the judges' totals) placed by majority.
 * Also used by rule 11 on the ordinals of all dances together.
 */
import { lcm } from './exact.ts';

/** The ordinals of performance `p` by the judges who placed it, doubled so that a shared ordinal (2½) is whole. */
export interface Ordinals {
  p: number;
  doubled: number[];
}

/** Acts that share a place (or one alone), the rule (5 to 8) that gave it, and the figures that decided. */
export interface Placed {
  acts: number[];
  rule: number;
  /**
   * `column`: places "column and higher" that decided; `count`: judges who placed the act there; `sumDoubled`: the sum
   * of those ordinals, doubled.
   */
  column: number;
  count: number;
  sumDoubled: number;
}

/**
 * An act's ordinals sorted, with running sums, and the first column ("majorityAt and higher") in which it has a
 * majority.
 */
interface Ready extends Ordinals {
  sums: number[];
  majorityAt: number;
}

interface Tally {
  act: Ready;
  count: number;
  sumDoubled: number;
  /** Count and sum scaled to a full panel, so that a judge who could not place the act does not set it back. */
  scaledCount: number;
  scaledSum: number;
}

/**
 * Places the acts by rules 5 to 8, best first, from column `column` on; `lastColumn` is the worst place there is. A
 * majority is more than half of the judges who placed the act.
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

/**
 * Orders acts that reach a majority in the same column: by count, then sum; those still equal are compared in the next
 * column.
 */
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
  // The first column in which more than half of these judges have placed the act there or higher.
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

/** All entries that have the least value. */
export function bestOf<T>(entries: readonly T[], value: (entry: T) => number): T[] {
  const least = entries.reduce((low, entry) => Math.min(low, value(entry)), Number.POSITIVE_INFINITY);
  return entries.filter((entry) => value(entry) === least);
}
