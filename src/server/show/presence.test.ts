import { expect, it } from 'vitest';
import { openPresence } from './presence.ts';

it('a desk’s preview is no projector, and takes none away before or after it is counted', () => {
  let following = 0;
  const presence = openPresence({ count: (topic) => (topic === 'projector' ? following : 0) });
  const left = presence.previewCame();
  expect(presence.present().projectors).toBe(0);
  following = 2;
  expect(presence.present().projectors).toBe(1);
  following = 0;
  expect(presence.present().projectors).toBe(0);
  left();
  following = 1;
  expect(presence.present().projectors).toBe(1);
});
