/** A view tells the pictures of the acts that it names, and of no others. */
import { expect, it } from 'vitest';
import type { LiveFacts } from '../facts.ts';
import { withPictures } from './pictures.ts';

const performance = (id: string, picture: { id: string; isBig: boolean } | undefined) => ({
  id,
  performance: { id, picture },
});
const facts = {
  items: [
    performance('one', { id: 'p1', isBig: true }),
    performance('two', { id: 'p2', isBig: false }),
    performance('three', { id: 'p3', isBig: true }),
    performance('four', undefined),
    { id: 'interval', performance: null },
  ],
} as unknown as LiveFacts;

const names = () => ({
  act: { itemId: 'one', performanceId: 'one' },
  poll: { candidates: [{ id: 'other', performanceId: 'two' }, { performanceId: 'four' }] },
  item: { id: 'three' },
  text: 'three',
  nothing: null,
});

it('has the pictures of the acts in it, however deep, and none of an act that it does not name', () => {
  expect(withPictures(names, { big: false })(facts)).toEqual({
    ...names(),
    pictures: { one: 'p1', two: 'p2' },
  });
});

it('has no blurs on the big screen', () => {
  expect(withPictures(names, { big: true })(facts).pictures).toEqual({ one: 'p1' });
});

it('is as it was where there are none', () => {
  const bare = () => ({ act: { itemId: 'four' } });
  expect(withPictures(bare, { big: false })(facts)).toEqual(bare());
});
