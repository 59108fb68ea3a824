import { describe, expect, it } from 'vitest';
import { nextPublicInstants, publicProgress, type TableProgress } from './followed.ts';

const table = (part: Partial<TableProgress>): TableProgress => ({
  state: 'revealing',
  shownSteps: 2,
  toldAt: [1_000, 5_000],
  ...part,
});

describe('what those know who follow the hall', () => {
  it('is each place so long after it was told', () => {
    expect(publicProgress(table({}), 20_000, 20_999)).toEqual({ state: 'certified', shownSteps: 0 });
    expect(publicProgress(table({}), 20_000, 21_000)).toEqual({ state: 'revealing', shownSteps: 1 });
    expect(publicProgress(table({}), 20_000, 25_000)).toEqual({ state: 'revealing', shownSteps: 2 });
    expect(nextPublicInstants(table({}), 20_000, 21_000)).toEqual([25_000]);
    expect(nextPublicInstants(table({}), 20_000, 25_000)).toEqual([]);
  });

  it('is everything at once where nothing is to be waited for', () => {
    expect(publicProgress(table({}), 0, 5_000)).toEqual({ state: 'revealing', shownSteps: 2 });
  });

  it('is the whole table not before the last place that the hall was told', () => {
    const published = table({ state: 'published' });
    expect(publicProgress(published, 20_000, 24_999)).toEqual({ state: 'revealing', shownSteps: 1 });
    expect(publicProgress(published, 20_000, 25_000)).toEqual({ state: 'published', shownSteps: 2 });
  });

  it('waits for nothing where the admin publishes what nobody told on stage', () => {
    const published = table({ state: 'published', shownSteps: 0, toldAt: [] });
    expect(publicProgress(published, 20_000, 6_000)).toEqual({ state: 'published', shownSteps: 0 });
  });

  it('is nothing of a place whose time is not known yet', () => {
    expect(publicProgress(table({ toldAt: [1_000] }), 20_000, 90_000).shownSteps).toBe(1);
    expect(publicProgress(table({ toldAt: [] }), 0, 90_000)).toEqual({ state: 'certified', shownSteps: 0 });
  });

  it('is no place before the one that was told before it, whatever the clock did', () => {
    expect(publicProgress(table({ toldAt: [5_000, 1_000] }), 20_000, 22_000).shownSteps).toBe(0);
  });

  it('is what the hall was told under a clock that was put back since', () => {
    const day = 86_400_000;
    const now = 100_000;
    const told = table({ toldAt: [now + day, now + day + 4_000] });
    expect(publicProgress(told, 20_000, now)).toEqual({ state: 'revealing', shownSteps: 2 });
    expect(nextPublicInstants(told, 20_000, now)).toEqual([]);
    const published = table({ ...told, state: 'published' });
    expect(publicProgress(published, 20_000, now)).toEqual({ state: 'published', shownSteps: 2 });
    // What is told now is followed as ever, also after such a step.
    const after = table({ toldAt: [now + day, now] });
    expect(publicProgress(after, 20_000, now + 19_999).shownSteps).toBe(1);
    expect(publicProgress(after, 20_000, now + 20_000).shownSteps).toBe(2);
    // So little ahead, nobody knows that it was said long ago.
    expect(publicProgress(table({ toldAt: [now + 20_000] }), 20_000, now).shownSteps).toBe(0);
  });
});
