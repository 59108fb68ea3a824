import { expect, it } from 'vitest';
import { publicVotes } from './public-votes.ts';

const poll = { id: 'p', title: 'Favourite', method: 'pick_one' } as unknown as Parameters<
  typeof publicVotes
>[0][number];
const votes = (...scores: string[]) =>
  publicVotes(
    [poll],
    'totals',
    scores.map((score) => ({ score })),
  );

it('tells of how many votes where there are acts to compare, and of one act alone nothing', () => {
  expect(votes('20', '10')).toEqual({ inVotes: true, votesCast: 30 });
  expect(votes('20', '0')).toEqual({ inVotes: true, votesCast: 20 });
  expect(votes('30')).toEqual({ inVotes: true });
});
