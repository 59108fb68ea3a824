import { describe, expect, it } from 'vitest';
import { clockLeft, type ForecastItem, type ForecastShow, forecast } from './forecast.ts';

const item = (itemId: string, change: Partial<ForecastItem> = {}): ForecastItem => ({
  itemId,
  status: 'scheduled',
  skipped: false,
  durationMs: 100,
  changeoverMs: 10,
  startedAt: null,
  ...change,
});
const show = (change: Partial<ForecastShow> = {}): ForecastShow => ({
  phase: 'running',
  startsAt: 1_000,
  finishedAt: null,
  currentId: null,
  cuedId: null,
  clock: null,
  ...change,
});

describe('forecast', () => {
  it('before the show is the plan, and moves once the planned start has passed', () => {
    const items = [item('a'), item('b')];
    const early = forecast(show({ phase: 'preshow' }), items, 500);
    expect(early).toEqual({
      expected: { a: 1_000, b: 1_110 },
      planned: { a: 1_000, b: 1_110 },
      endsAt: 1_210,
      plannedEndAt: 1_210,
      behindMs: 0,
    });
    expect(forecast(show({ phase: 'preshow' }), items, 1_050).behindMs).toBe(50);
  });

  it('counts from the running clock, and from now once it is over time', () => {
    const items = [item('a', { status: 'on_stage', startedAt: 1_020 }), item('b')];
    const at = (now: number) =>
      forecast(show({ currentId: 'a', clock: { state: 'running', zeroAt: 1_120 } }), items, now);
    expect(at(1_050)).toMatchObject({ expected: { a: 1_020, b: 1_130 }, endsAt: 1_230, behindMs: 20 });
    expect(at(1_200)).toMatchObject({ expected: { b: 1_210 }, behindMs: 100 });
  });

  it('leaves scratched and skipped items out of plan and expectation', () => {
    const items = [item('a', { status: 'scratched' }), item('b', { skipped: true }), item('c')];
    const result = forecast(show(), items, 1_000);
    expect(result.expected).toEqual({ c: 1_000 });
    expect(result.planned).toEqual({ c: 1_000 });
  });

  it('puts an item that the desk asked for first', () => {
    const items = [item('a'), item('b'), item('c')];
    expect(forecast(show({ cuedId: 'c' }), items, 1_000).expected).toEqual({ c: 1_000, a: 1_110, b: 1_220 });
  });

  it('waits for the end of a break that no item stands for', () => {
    const clock = { state: 'running' as const, zeroAt: 1_600 };
    expect(forecast(show({ phase: 'interval', clock }), [item('a')], 1_000).expected).toEqual({ a: 1_600 });
  });

  it('knows nothing of being late without a planned start', () => {
    expect(forecast(show({ startsAt: null }), [item('a')], 1_000)).toMatchObject({
      behindMs: null,
      endsAt: 1_100,
    });
  });

  it('a finished show ended when it ended', () => {
    expect(forecast(show({ phase: 'finished', finishedAt: 1_300 }), [item('a')], 9_000)).toMatchObject({
      expected: {},
      endsAt: 1_300,
      behindMs: 200,
    });
  });

  it('over time is below zero', () => {
    expect(clockLeft({ state: 'running', zeroAt: 1_000 }, 1_042)).toBe(-42);
  });
});
