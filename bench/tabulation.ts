/**
 * How long a tabulation takes, by method, at the size of a large show and far above it, and how it grows with the
 * acts; without JSON. Run by `node bench/tabulation.ts`. Milliseconds of this thread's processor time, so that other
 * work on the machine counts as little as it can.
 */
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { METHODS, type Method, type TabulationInput } from '#domain/tabulation/types.ts';
import { cost, line, marksOfAct, SIZES, type Size, sequence, sizeText } from './round.ts';

const FACTORS = [1, 2, 4, 8];
const HIGHEST = 20;

function round(size: Size, method: Method): TabulationInput {
  const next = sequence(size.acts);
  const criteria = size.weights.map((weight, c) => ({
    id: `c${c}`,
    name: `Criterion ${c + 1}`,
    weight: String(weight),
    min: 0,
    max: HIGHEST,
    step: '0.5',
  }));
  const judges = Array.from({ length: size.judges }, (_, j) => ({ id: `j${j}`, name: `Judge ${j + 1}` }));
  const performances = Array.from({ length: size.acts }, (_, p) => ({
    id: `p${p}`,
    number: p + 1,
    name: `Act ${p + 1}`,
    categoryId: `k${p % 4}`,
  }));
  const scoresheets = performances.flatMap((performance) =>
    marksOfAct(size, next, 0, HIGHEST).map((marks, j) => ({
      judgeId: `j${j}`,
      performanceId: performance.id,
      marks: Object.fromEntries(marks.map((mark, c) => [`c${c}`, mark])),
    })),
  );
  return { rules: { method }, judges, criteria, performances, scoresheets };
}

for (const size of SIZES) {
  console.log(`\n${sizeText(size)}\n`);
  console.log(
    line([
      'method',
      ...FACTORS.map((factor) => `${factor}× ms`),
      ...FACTORS.slice(1).map((factor) => `${factor}×/1×`),
    ]),
  );
  for (const method of METHODS) {
    const times: number[] = [];
    for (const factor of FACTORS) {
      const input = round({ ...size, acts: size.acts * factor }, method);
      times.push(await cost(() => tabulate(input)));
    }
    const first = times[0] ?? 1;
    console.log(
      line([
        method,
        ...times.map((time) => time.toFixed(1)),
        ...times.slice(1).map((time) => (time / first).toFixed(1)),
      ]),
    );
  }
}
