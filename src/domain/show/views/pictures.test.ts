/** A view tells the pictures of the acts that it names, and of no others, where they may be shown. */
import { expect, it } from 'vitest';
import { PHOTO_PLACES } from '#domain/registration/photo-places.ts';
import type { LiveFacts } from '../facts.ts';
import { withAudiencePictures, withPictures } from './pictures.ts';

const performance = (
  id: string,
  picture: NonNullable<LiveFacts['items'][number]['performance']>['picture'],
) => ({ id, performance: { id, picture } });
const facts = {
  items: [
    performance('one', { id: 'p1', isBig: true, places: PHOTO_PLACES }),
    performance('two', { id: 'p2', isBig: false, places: PHOTO_PLACES }),
    performance('three', { id: 'p3', isBig: true, places: PHOTO_PLACES }),
    performance('four', undefined),
    performance('five', { id: 'p5', isBig: true, places: ['ballot'] }),
    performance('six', { id: 'p6', isBig: true, places: ['results'] }),
    { id: 'interval', performance: null },
  ],
} as unknown as LiveFacts;

const names = () => ({
  act: { itemId: 'one', performanceId: 'one' },
  poll: { candidates: [{ id: 'other', performanceId: 'two' }, { performanceId: 'four' }] },
  order: [{ itemId: 'five' }, { itemId: 'six' }],
  item: { id: 'three' },
  text: 'three',
  nothing: null,
});

it('has the pictures of the acts in it, however deep, and none of an act that it does not name', () => {
  expect(withPictures(names, 'ballot')(facts)).toEqual({
    ...names(),
    pictures: { one: 'ballot/p1', two: 'ballot/p2', five: 'ballot/p5' },
  });
});

it('has no blurs on the big screen', () => {
  expect(withPictures(names, 'screen')(facts).pictures).toEqual({ one: 'screen/p1' });
});

it('has on the pages of the crew what is shown anywhere', () => {
  expect(withPictures(names, 'crew')(facts).pictures).toEqual({
    one: 'screen/p1',
    two: 'screen/p2',
    five: 'ballot/p5',
    six: 'results/p6',
  });
});

it('tells the hall pictures of results apart from those of the line-up', () => {
  const view = { lineup: names().order, results: [{ steps: names().order }] };
  const made = withAudiencePictures((() => view) as never)(facts);
  expect(made.pictures).toEqual({ five: 'ballot/p5' });
  expect(made.resultPictures).toEqual({ six: 'results/p6' });
});

it('is as it was where there are none', () => {
  const bare = () => ({ act: { itemId: 'four' } });
  expect(withPictures(bare, 'ballot')(facts)).toEqual(bare());
});
