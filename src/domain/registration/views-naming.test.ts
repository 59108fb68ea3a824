/** Which saved views tell of somebody who was erased, and which only look as if. */
import { expect, it } from 'vitest';
import { type KnownBy, viewWithout } from './views-naming.ts';

const ANH: KnownBy = {
  names: ['Nguyễn Thị Ánh', 'Linh Phạm', '王'],
  stageNames: ['Piano Stars'],
  contacts: ['linh@example.org', '+49 171 5550-139'],
};
const left = (search: string, name = 'Mine') => viewWithout({ name, search }, ANH);

it.each([
  '?q=nguyen',
  '?q=anh+piano',
  '?q=nguy',
  '?q=Ph%E1%BA%A1m',
  '?q=王',
  '?q=piano+stars',
  '?q=linh%40example',
  '?q=1715550',
])('forgets the view %s', (search) => {
  expect(left(search)).toBeNull();
});

it('leaves what else a view sifts by', () => {
  expect(left('?tab=accepted&q=Linh&sort=name')).toBe('?tab=accepted&sort=name');
});

it.each(['', '?tab=accepted&track=missing', '?q=violin', '?q=139', '?q=n', '?q=piano+violin', '?q=...'])(
  'leaves the view %s alone',
  (search) => {
    expect(left(search)).toBe(search);
  },
);

it('forgets a view that is named after somebody, whatever it shows', () => {
  expect(left('?consent=open', 'Consent of Linh')).toBeNull();
  expect(left('?consent=open', 'The Piano Stars!')).toBeNull();
  expect(left('?consent=open', 'Piano on the left')).toBe('?consent=open');
});

it('keeps nothing that was searched for once everybody is erased', () => {
  expect(viewWithout({ name: 'Mine', search: '?q=violin&tab=all' }, null)).toBe('?tab=all');
  expect(viewWithout({ name: 'Mine', search: '?q=violin' }, null)).toBeNull();
  expect(viewWithout({ name: 'Mine', search: '?track=missing' }, null)).toBe('?track=missing');
});
