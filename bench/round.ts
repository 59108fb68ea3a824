/** What the two benches of tabulation share: the size, a fixed sequence of marks, and a table's lines. */
import type { Method } from '#domain/tabulation/types.ts';

export const ACTS = 500;
export const JUDGES = 20;
export const WEIGHTS = [3, 2, 2, 1, 1, 1, 1, 1];
export const FRAME_MS = 16;

/** The pairs of head to head and the columns of the Skating System grow with the square of the acts. */
export const quadratic = (method: Method): boolean =>
  method === 'head_to_head' || method === 'skating_system';

/** Numbers from 0 to 1, the same on every run. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The marks of one act: by judge, then criterion; an act is better or worse as a whole, and judges differ. */
export function marksOfAct(next: () => number, lowest: number, highest: number): number[][] {
  const width = highest - lowest;
  const level = lowest + width * (0.3 + next() * 0.4);
  return Array.from({ length: JUDGES }, () =>
    WEIGHTS.map(() => Math.round(Math.min(highest, Math.max(lowest, level + (next() - 0.5) * width * 0.4)))),
  );
}

/** A line of a table in plain text; the first cell is a name. */
export const line = (cells: readonly string[], width = 12): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(width))).join('');

/** The middle and the 95th percentile of some times. */
export function spread(times: readonly number[]): { median: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
