/** What the front page offers around a vote. */
import { expect, it } from 'vitest';
import { MOMENTS } from '../moments.ts';
import { FRONT_PAGE } from './front.ts';

it('tells people to vote in those moments alone in which a ballot is taken', () => {
  const told = MOMENTS.filter((moment) => FRONT_PAGE[moment].action?.line === 'night.voteNow');
  expect(told).toEqual(['vote_open', 'last_ten']);
});
