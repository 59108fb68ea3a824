import { expect, it } from 'vitest';
import { cutFaces } from './cut.ts';

it('cuts no face to letters that nothing is drawn of', async () => {
  const slices = [
    { family: 'Face', file: 'not-read.woff2', ranges: [[0x20, 0x2069]] as const, hasWidth: false },
  ];
  const voice = {
    family: 'Face',
    slices,
    letters: ' \u00a0\u2068\u2069',
    weight: 400,
    width: 100,
    forAll: true,
  };
  expect((await cutFaces([voice])).plain.toString()).toBe('');
});
