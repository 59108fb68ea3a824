import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealEvenly } from './deal.ts';

const act = fc.constantFrom('dance', 'song', null);

it('deals every act once, and no heat has more than one act more than another, in all or of a category', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), fc.integer({ min: 1, max: 6 }), (categories, heats) => {
      const acts = categories.map((categoryId, at) => ({ id: `a${at}`, categoryId }));
      const hands = dealEvenly(acts, heats);
      expect(hands.flat().sort()).toEqual(acts.map(({ id }) => id).sort());
      for (const some of [acts, ...Map.groupBy(acts, (one) => one.categoryId).values()]) {
        const ids = new Set(some.map(({ id }) => id));
        const sizes = hands.map((hand) => hand.filter((id) => ids.has(id)).length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 60 },
  );
});
