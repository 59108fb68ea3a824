import { expect, it } from 'vitest';
import { burstsOf } from './bursts.ts';

const MINUTE = 60_000;
const run = (cameFrom: string | null, count: number, from: number, every: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${cameFrom} ${from + at * every}`,
    cameFrom,
    createdAt: from + at * every,
  }));

it('finds what came from one network at one go, largest first, and nothing else', () => {
  const script = run('a', 315, 100 * MINUTE, 50);
  const school = run('b', 25, 0, 5 * MINUTE);
  const bursts = burstsOf([
    ...school,
    ...script,
    // Over a day, from one house.
    ...run('c', 40, 0, 11 * MINUTE),
    ...run('d', 19, 0, 1),
    ...run(null, 400, 0, 1),
  ]);
  expect(bursts.map(({ ids }) => ids.length)).toEqual([315, 25]);
  expect(bursts[0]).toMatchObject({ firstAt: 100 * MINUTE, lastAt: 100 * MINUTE + 314 * 50 });
});

it('tells two bursts of one network apart', () => {
  expect(burstsOf([...run('a', 30, 0, 10), ...run('a', 20, 60 * MINUTE, 10)])).toHaveLength(2);
});
