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
  p: number;
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
  return inOrder(acts.map(ready), column, column, lastColumn, fullPanel, false);
}

function inOrder(
  acts: readonly Ready[],
  startColumn: number,
  startPlace: number,
  lastColumn: number,
  fullPanel: number,
  tied: boolean,
): Placed[] {
  const placed: Placed[] = [];
  let remaining = [...acts];
  let column = startColumn;
  let place = startPlace;
  while (remaining.length > 0) {
    const next = remaining.reduce((low, act) => Math.min(low, act.majorityAt), Number.POSITIVE_INFINITY);
    column = Math.max(column, Math.min(next, lastColumn));
    const withMajority = remaining.filter((act) => act.majorityAt <= column);
    const compared = withMajority.length > 0 ? withMajority : remaining;
    const most = bestOf(
      compared.map((act) => tally(act, column, fullPanel)),
      (entry) => -entry.scaledCount,
    );
    const best = bestOf(most, (entry) => entry.scaledSum);
    const first = best[0];
    if (!first) break;
    const chosen = new Set(best.map((entry) => entry.p));
    if (best.length > 1 && column < lastColumn) {
      const group = remaining.filter((act) => chosen.has(act.p));
      placed.push(...inOrder(group, column + 1, place, lastColumn, fullPanel, true));
    } else {
      placed.push({
        acts: best.map((entry) => entry.p),
        rule: tied ? 7 : ruleOf(withMajority.length, most.length, column > place),
        column,
        count: first.count,
        sumDoubled: first.sumDoubled,
      });
    }
    place += best.length;
    remaining = remaining.filter((act) => !chosen.has(act.p));
  }
  return placed;
}

function ruleOf(withMajority: number, most: number, laterColumn: boolean): number {
  if (most > 1) return 7;
  if (withMajority > 1) return 6;
  return laterColumn ? 8 : 5;
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

function tally({ p, doubled, sums }: Ready, column: number, fullPanel: number): Tally {
  let count = 0;
  while (count < doubled.length && (doubled[count] ?? 0) <= column * 2) count += 1;
  const sumDoubled = sums[count - 1] ?? 0;
  const scale = fullPanel / Math.max(1, doubled.length);
  return { p, count, sumDoubled, scaledCount: count * scale, scaledSum: sumDoubled * scale };
}

/** Those with the least value. */
export function bestOf<T>(entries: readonly T[], value: (entry: T) => number): T[] {
  const least = entries.reduce((low, entry) => Math.min(low, value(entry)), Number.POSITIVE_INFINITY);
  return entries.filter((entry) => value(entry) === least);
}
