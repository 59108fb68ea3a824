/** What the benches of tabulation share: their sizes, a fixed sequence of marks, and a table's lines. */
/** How large a round is; each criterion has a weight. */
export interface Size {
  acts: number;
  judges: number;
  weights: number[];
}

/** A large real show, and far more than any. */
export const SIZES: readonly Size[] = [
  { acts: 60, judges: 10, weights: [3, 2, 2, 1, 1, 1] },
  { acts: 500, judges: 20, weights: [3, 2, 2, 1, 1, 1, 1, 1] },
];

/** As a table is headed. */
export const sizeText = ({ acts, judges, weights }: Size): string =>
  `${acts} acts × ${judges} judges × ${weights.length} criteria`;

/** Numbers from 0 to 1, the same on every run. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The marks of one act: by judge, then criterion; an act is better or worse as a whole, and judges differ. */
export function marksOfAct(
  { judges, weights }: Pick<Size, 'judges' | 'weights'>,
  next: () => number,
  lowest: number,
  highest: number,
): number[][] {
  const width = highest - lowest;
  const level = lowest + width * (0.3 + next() * 0.4);
  return Array.from({ length: judges }, () =>
    weights.map(() => Math.round(Math.min(highest, Math.max(lowest, level + (next() - 0.5) * width * 0.4)))),
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

const BATCHES = 5;
const LEAST_MS = 60;

/**
 * Milliseconds of this thread's processor time: the median of several batches, each of as many runs as take so long, as
 * the processor's clock ticks in several ms.
 */
export async function cost(work: () => unknown): Promise<number> {
  const batches: number[] = [];
  for (let batch = -1; batch < BATCHES; batch += 1) {
    const before = process.threadCpuUsage();
    for (let runs = 1; ; runs += 1) {
      await work();
      const { user, system } = process.threadCpuUsage(before);
      const ms = (user + system) / 1_000;
      if (ms < LEAST_MS) continue;
      // The first is not counted: the program is still being compiled.
      if (batch >= 0) batches.push(ms / runs);
      break;
    }
  }
  return spread(batches).median;
}
