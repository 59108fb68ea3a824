import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { recentCounts } from './recent-counts.ts';

/** A count that takes as long as it is told to. */
function slow(news: string[]) {
  let rows = 1;
  let counted = 0;
  let lasts = 0;
  const counts = recentCounts(
    async (key) => {
      counted += 1;
      const found = rows;
      await pause(lasts);
      if (found < 0) throw new Error('The database is away.');
      return `${key} ${found}`;
    },
    () => news.push('news'),
  );
  return {
    counts,
    counted: () => counted,
    put: (now: number) => {
      rows = now;
    },
    last: (ms: number) => {
      lasts = ms;
    },
  };
}

it('the first who asks waits for the count; whoever asks soon after has the same without another', async () => {
  const { counts, counted } = slow([]);
  expect(await Promise.all([counts.of('a'), counts.of('a')])).toEqual(['a 1', 'a 1']);
  expect(await counts.of('a')).toBe('a 1');
  expect(counted()).toBe(1);
});

it('nobody waits for a slow count, and that a newer one differs is told', async () => {
  const news: string[] = [];
  const { counts, put, last } = slow(news);
  await counts.of('a');
  await pause(1_050);
  put(2);
  last(400);
  expect(await counts.of('a')).toBe('a 1');
  await expect.poll(() => news).toEqual(['news']);
  expect(await counts.of('a')).toBe('a 2');
});

it('what was given while it was young is looked at again by itself', async () => {
  const news: string[] = [];
  const { counts, put, counted } = slow(news);
  await counts.of('a');
  put(2);
  expect(await counts.of('a')).toBe('a 1');
  await expect.poll(() => news).toEqual(['news']);
  expect(counted()).toBe(2);
  counts.forget(['a']);
  expect(await counts.of('a')).toBe('a 2');
});

it('a count that fails says so to whoever waits, and is tried again by the next', async () => {
  const { counts, put } = slow([]);
  put(-1);
  await expect(counts.of('a')).rejects.toThrow('The database is away.');
  put(3);
  expect(await counts.of('a')).toBe('a 3');
});
