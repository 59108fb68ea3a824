/**
 * How long a tabulation takes, by method: 500 acts × 20 judges × 8 criteria, whole and after one changed mark, and
 * how the whole grows with the acts. Run by `node bench/tabulation.ts`. Times are in milliseconds of this thread's
 * processor time, so that other work on the machine counts as little as it can; without JSON. The whole is the best of
 * several runs; for one changed mark the median and the 95th percentile of many different marks.
 */
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { openTabulator } from '#domain/tabulation/tabulator.ts';
import { METHODS, type Method, type TabulationInput } from '#domain/tabulation/types.ts';
import { ACTS, FRAME_MS, JUDGES, line, marksOfAct, quadratic, sequence, spread, WEIGHTS } from './round.ts';

const FACTORS = [1, 2, 4, 8];
/** Runs at 1×; fewer where there is more to do. */
const RUNS = 24;
const CHANGES = 60;
const HIGHEST = 20;

function round(acts: number, method: Method): TabulationInput {
  const next = sequence(acts);
  const criteria = WEIGHTS.map((weight, c) => ({
    id: `c${c}`,
    name: `Criterion ${c + 1}`,
    weight: String(weight),
    min: 0,
    max: HIGHEST,
    step: '0.5',
  }));
  const judges = Array.from({ length: JUDGES }, (_, j) => ({ id: `j${j}`, name: `Judge ${j + 1}` }));
  const performances = Array.from({ length: acts }, (_, p) => ({
    id: `p${p}`,
    number: p + 1,
    name: `Act ${p + 1}`,
    categoryId: `k${p % 4}`,
  }));
  const scoresheets = performances.flatMap((performance) =>
    marksOfAct(next, 0, HIGHEST).map((marks, j) => ({
      judgeId: `j${j}`,
      performanceId: performance.id,
      marks: Object.fromEntries(marks.map((mark, c) => [`c${c}`, mark])),
    })),
  );
  return { rules: { method }, judges, criteria, performances, scoresheets };
}

/** Another mark on one sheet; the rest of the input is as it was. */
function oneChanged(input: TabulationInput, next: () => number): TabulationInput {
  const at = Math.floor(next() * input.scoresheets.length);
  const criterion = `c${Math.floor(next() * WEIGHTS.length)}`;
  const mark = Math.floor(next() * (HIGHEST + 1));
  return {
    ...input,
    scoresheets: input.scoresheets.map((sheet, index) =>
      index === at ? { ...sheet, marks: { ...sheet.marks, [criterion]: mark } } : sheet,
    ),
  };
}

function cost(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function best(input: TabulationInput, runs: number): number {
  return Math.min(...Array.from({ length: runs }, () => cost(() => tabulate(input))));
}

function changes(method: Method): { median: number; p95: number } {
  const next = sequence(7);
  const goOn = openTabulator();
  let input = round(ACTS, method);
  goOn(input);
  const times: number[] = [];
  for (let at = 0; at < CHANGES; at += 1) {
    input = oneChanged(input, next);
    times.push(cost(() => goOn(input)));
  }
  return spread(times);
}

console.log(`${ACTS} acts × ${JUDGES} judges × ${WEIGHTS.length} criteria; a frame is ${FRAME_MS} ms.\n`);
console.log(
  line([
    'method',
    'one mark ms',
    '95 %',
    ...FACTORS.map((factor) => `${factor}× ms`),
    ...FACTORS.slice(1).map((factor) => `${factor}×/1×`),
  ]),
);
for (const method of METHODS) {
  const one = changes(method);
  const times = FACTORS.map((factor) =>
    best(round(ACTS * factor, method), Math.ceil(RUNS / (factor * (quadratic(method) ? factor : 1)))),
  );
  const first = times[0] ?? 1;
  console.log(
    line([
      method,
      ...[one.median, one.p95, ...times].map((time) => time.toFixed(1)),
      ...times.slice(1).map((time) => (time / first).toFixed(1)),
    ]),
  );
}
