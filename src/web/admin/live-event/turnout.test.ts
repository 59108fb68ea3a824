import { describe, expect, it } from 'vitest';
import { votesByTenSeconds } from './turnout.ts';

describe('votes by ten seconds', () => {
  it('count what came in each ten seconds, from the first look on', () => {
    const counts = [
      { at: 1_000, votes: 100 },
      { at: 2_000, votes: 130 },
      { at: 10_900, votes: 131 },
      { at: 11_000, votes: 140 },
      { at: 35_000, votes: 141 },
    ];
    expect(votesByTenSeconds(counts, 36_000, 30)).toEqual([31, 9, 0, 1]);
  });

  it('keep the newest when the vote is long, and are none before the first look', () => {
    const counts = [
      { at: 0, votes: 0 },
      { at: 25_000, votes: 7 },
    ];
    expect(votesByTenSeconds(counts, 29_000, 2)).toEqual([0, 7]);
    expect(votesByTenSeconds([], 5, 2)).toEqual([]);
  });
});
