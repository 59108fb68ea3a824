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

interface Tally {
  p: number;
  count: number;
  sumDoubled: number;
  /** The same on the scale of a full panel, so that an act which a judge could not place is not put back by it. */
  scaledCount: number;
  scaledSum: number;
  majority: boolean;
}

/**
 * The acts in order, from column `column` on. `lastColumn` is the worst place there is.
 * With a complete panel a majority is more than half of the judges; an act with an abstention needs more than half
 * of those who placed it.
 */
export function placeByMajority(acts: readonly Ordinals[], column: number, lastColumn: number): Placed[] {
  const fullPanel = acts.reduce((common, act) => lcm(common, Math.max(1, act.doubled.length)), 1);
  return inOrder(acts, column, column, lastColumn, fullPanel, false);
}

function inOrder(
  acts: readonly Ordinals[],
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
    const tallies = remaining.map((act) => tally(act, column, fullPanel));
    const withMajority = tallies.filter((entry) => entry.majority);
    if (withMajority.length === 0 && column < lastColumn) {
      column += 1;
      continue;
    }
    const most = bestOf(withMajority.length > 0 ? withMajority : tallies, (entry) => -entry.scaledCount);
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

function tally({ p, doubled }: Ordinals, column: number, fullPanel: number): Tally {
  let count = 0;
  let sumDoubled = 0;
  for (const ordinal of doubled) {
    if (ordinal > column * 2) continue;
    count += 1;
    sumDoubled += ordinal;
  }
  const scale = fullPanel / Math.max(1, doubled.length);
  return {
    p,
    count,
    sumDoubled,
    scaledCount: count * scale,
    scaledSum: sumDoubled * scale,
    majority: count * 2 > doubled.length,
  };
}

/** Those with the least value. */
export function bestOf<T>(entries: readonly T[], value: (entry: T) => number): T[] {
  const least = entries.reduce((low, entry) => Math.min(low, value(entry)), Number.POSITIVE_INFINITY);
  return entries.filter((entry) => value(entry) === least);
}
