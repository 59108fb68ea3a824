/**
 * The Skating System, rules 5 to 8: one dance (or one criterion, or the judges' totals) placed by majority.
 * Also used by rule 11 on the ordinals of all dances together.
 */

/** The ordinals of performance `p` by the judges who placed it, doubled so that a shared ordinal (2½) is whole. */
export interface Ordinals {
  p: number;
  doubled: number[];
}

/** How many judges placed an act in a column or higher, and the sum of those ordinals, doubled. */
export interface InColumn {
  count: number;
  sumDoubled: number;
}

/** Acts that share a place (or one alone), the rule (5 to 8) that gave it, and the figures that decided. */
export interface Placed {
  acts: number[];
  rule: number;
  /** Places "column and higher" that decided. */
  column: number;
  /** What each of `acts` has there: where judges could not place some, acts that are equal have other figures. */
  figures: InColumn[];
}

/**
 * An act's ordinals sorted, with running sums, and the first column ("majorityAt and higher") in which it has a
 * majority.
 */
interface Ready extends Ordinals {
  sums: number[];
  majorityAt: number;
}

interface Tally extends InColumn {
  act: Ready;
}

/**
 * Places the acts by rules 5 to 8, best first, from column `column` on; `lastColumn` is the worst place there is. A
 * majority is more than half of the judges who placed the act.
 */
export function placeByMajority(acts: readonly Ordinals[], column: number, lastColumn: number): Placed[] {
  const byMajority = Map.groupBy(acts.map(ready), (act) =>
    act.majorityAt > lastColumn ? Number.POSITIVE_INFINITY : Math.max(column, act.majorityAt),
  );
  let place = column;
  return [...byMajority]
    .sort(([a], [b]) => a - b)
    .flatMap(([majorityAt, group]) => {
      const start = place;
      place += group.length;
      return inColumn(group, start, Math.min(majorityAt, lastColumn), lastColumn);
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
  equalBefore = false,
): Placed[] {
  const inOrder = acts.map((act) => tally(act, column)).sort((a, b) => byCount(a, b) || bySum(a, b));
  return grouped(inOrder).flatMap((equal) => {
    const [first] = equal;
    if (equal.length > 1 && column < lastColumn) {
      const tied = equal.map(({ act }) => act);
      return inColumn(tied, place, column + 1, lastColumn, true);
    }
    const sameCount = inOrder.filter((other) => byCount(first, other) === 0).length;
    const alone = column > place ? 8 : 5;
    const byMajority = sameCount > 1 ? 7 : acts.length > 1 ? 6 : alone;
    return {
      acts: equal.map(({ act }) => act.p),
      rule: equalBefore ? 7 : byMajority,
      column,
      figures: equal.map(({ count, sumDoubled }) => ({ count, sumDoubled })),
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

function tally(act: Ready, column: number): Tally {
  const { doubled, sums } = act;
  let count = 0;
  while (count < doubled.length && (doubled[count] ?? 0) <= column * 2) count += 1;
  return { act, count, sumDoubled: sums[count - 1] ?? 0 };
}

// Counts and sums are compared as if all judges had placed each act, so that one who could not does not set it back.
const byCount = (a: Tally, b: Tally): number =>
  b.count * Math.max(1, a.act.doubled.length) - a.count * Math.max(1, b.act.doubled.length);
const bySum = (a: Tally, b: Tally): number =>
  a.sumDoubled * Math.max(1, b.act.doubled.length) - b.sumDoubled * Math.max(1, a.act.doubled.length);

/** Sorted tallies with equal ones together. */
function grouped(inOrder: readonly Tally[]): [Tally, ...Tally[]][] {
  const groups: [Tally, ...Tally[]][] = [];
  for (const one of inOrder) {
    const last = groups.at(-1);
    if (last && byCount(last[0], one) === 0 && bySum(last[0], one) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** All entries that have the least value. */
export function bestOf<T>(entries: readonly T[], value: (entry: T) => number): T[] {
  const least = entries.reduce((low, entry) => Math.min(low, value(entry)), Number.POSITIVE_INFINITY);
  return entries.filter((entry) => value(entry) === least);
}
