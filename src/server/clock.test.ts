/** The machine's clock is set, corrected, or slept through: what the server's clock makes of it. */
import { expect, it } from 'vitest';
import { openClock, stepSentence } from './clock.ts';

const HOUR = 3_600_000;

function aClock() {
  const at = { wall: 1_800_000_000_000, steady: 50, uptime: 9_000, busy: true };
  const steps: [number, boolean][] = [];
  const clock = openClock(
    { isUnderWay: async () => at.busy, onStep: (ms, followed) => steps.push([ms, followed]) },
    { wall: () => at.wall, steady: () => at.steady, awakeAndAsleep: () => at.uptime },
  );
  clock.stop();
  const pass = (ms: number) => {
    at.wall += ms;
    at.steady += ms;
    at.uptime += ms;
  };
  return { at, steps, clock, pass };
}

it.each([HOUR, -HOUR])('a clock set by %i ms in mid-show changes nothing and is told once', async (step) => {
  const { at, steps, clock, pass } = aClock();
  const began = clock.now();
  at.wall += step;
  for (let second = 1; second <= 3; second += 1) {
    pass(1_000);
    await clock.look();
    expect(clock.now()).toBe(began + second * 1_000);
  }
  expect(steps).toEqual([[step, false]]);
  at.busy = false;
  await clock.look();
  expect(steps.at(-1)).toEqual([step, true]);
  expect(clock.now()).toBe(at.wall);
  expect(stepSentence(step, false, false)).toMatch(step > 0 ? /60 minutes ahead/ : /60 minutes back/);
  expect(stepSentence(step, false, true)).toMatch(/no votes are taken: restart Ovation/);
});

it('small corrections are followed, and the clock never goes back for them', async () => {
  const { at, steps, clock, pass } = aClock();
  const began = clock.now();
  at.wall -= 400;
  await clock.look();
  expect(clock.now()).toBe(began);
  pass(1_000);
  expect(clock.now()).toBe(at.wall);
  at.wall += 400;
  await clock.look();
  expect(clock.now()).toBe(at.wall);
  expect(steps).toEqual([]);
});

it('time that the machine slept through has passed, in mid-show too', async () => {
  const { at, steps, clock } = aClock();
  at.wall += HOUR;
  at.uptime += HOUR;
  await clock.look();
  expect(clock.now()).toBe(at.wall);
  expect(steps).toEqual([]);
});
