import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RoundClock, SPEEDS, stageTime, withSpeed } from './round-clock.ts';

const started: RoundClock = { id: 'r', speed: 1, realFrom: 1_000, stageFrom: 500_000 };

describe('the clock of a round', () => {
  it('is the server’s where there is none', () => {
    expect(stageTime(null, 42)).toBe(42);
  });

  it('runs on from where it stood at every change of speed, and never back', () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...SPEEDS), fc.nat(100_000)));
    fc.assert(
      fc.property(changes, (steps) => {
        let clock = started;
        let now = started.realFrom;
        let expected = started.stageFrom;
        for (const [speed, wait] of steps) {
          expected += wait * clock.speed;
          now += wait;
          expect(stageTime(clock, now)).toBe(expected);
          clock = withSpeed(clock, speed, now);
          expect(stageTime(clock, now)).toBe(expected);
        }
      }),
    );
  });
});
