/**
 * How long a tabulation takes, by method: 500 acts × 20 judges × 8 criteria, and how it grows with the acts.
 * Run by `node bench/tabulation.ts`. Times are the best of several runs in milliseconds of this thread's processor
 * time, so that other work on the machine counts as little as it can; without JSON.
 */
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { Method, TabulationInput } from '#domain/tabulation/types.ts';

const ACTS = 500;
const JUDGES = 20;
const CRITERIA = 8;
const FACTORS = [1, 2, 4, 8];
/** Runs at 1×; fewer where there is more to do. */
const RUNS = 24;
const FRAME_MS = 16;

const METHODS: Method[] = [
  'mean',
  'sum',
  'trimmed_mean',
  'median',
  'standardized',
  'rank_sum',
  'points_table',
  'exponential_rank',
  'skating_system',
  'head_to_head',
];

// A fixed sequence, so that every run measures the same panel.
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function round(acts: number, method: Method): TabulationInput {
  const next = sequence(acts);
  const criteria = Array.from({ length: CRITERIA }, (_, c) => ({
    id: `c${c}`,
    name: `Criterion ${c + 1}`,
    weight: String(1 + (c % 3) / 2),
    min: 0,
    max: 20,
    step: '0.5',
  }));
  const judges = Array.from({ length: JUDGES }, (_, j) => ({ id: `j${j}`, name: `Judge ${j + 1}` }));
  const performances = Array.from({ length: acts }, (_, p) => ({
    id: `p${p}`,
    number: p + 1,
    name: `Act ${p + 1}`,
    categoryId: `k${p % 4}`,
  }));
  const scoresheets = performances.flatMap((performance) => {
    const level = 6 + next() * 8;
    return judges.map((judge) => ({
      judgeId: judge.id,
      performanceId: performance.id,
      marks: Object.fromEntries(
        criteria.map((criterion) => [
          criterion.id,
          Math.round(Math.min(20, Math.max(0, level + (next() - 0.5) * 8))),
        ]),
      ),
    }));
  });
  return { rules: { method }, judges, criteria, performances, scoresheets };
}

function best(input: TabulationInput, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.threadCpuUsage();
    tabulate(input);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** The pairs of head to head and the columns of the Skating System grow with the square of the acts. */
const quadratic = (method: Method) => method === 'head_to_head' || method === 'skating_system';

function line(cells: string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(11))).join('');
}

console.log(`${ACTS} acts × ${JUDGES} judges × ${CRITERIA} criteria; a frame is ${FRAME_MS} ms.\n`);
console.log(
  line(['method', ...FACTORS.map((factor) => `${factor}×  ms`), ...FACTORS.slice(1).map((f) => `${f}×/1×`)]),
);
for (const method of METHODS) {
  const times = FACTORS.map((factor) =>
    best(round(ACTS * factor, method), Math.ceil(RUNS / (factor * (quadratic(method) ? factor : 1)))),
  );
  const first = times[0] ?? 1;
  console.log(
    line([
      method,
      ...times.map((time) => time.toFixed(1)),
      ...times.slice(1).map((time) => (time / first).toFixed(1)),
    ]),
  );
}
