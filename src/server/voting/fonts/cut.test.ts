import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutFaces } from './cut.ts';

const FREDOKA = join(
  import.meta.dirname,
  '../../../../node_modules/@fontsource-variable/fredoka/files/fredoka-latin-wdth-normal.woff2',
);

/** The style sheet of one face that says it has all of the first plane. */
async function sheetOf(letters: string): Promise<string> {
  const slices = [{ family: 'Face', file: FREDOKA, ranges: [[0x20, 0xffff]] as const, hasWidth: true }];
  const voice = { family: 'Face', slices, letters, weight: 400, width: 100, forAll: true, kerned: true };
  return (await cutFaces([voice])).plain.toString();
}

it('cuts a face to its letters, and none where nothing is drawn: browsers complain of such a file', async () => {
  expect(await sheetOf('A b')).toContain('@font-face');
  expect(await sheetOf(' \u00a0\u2069')).toBe('');
  expect(await sheetOf('ᎠᎡ')).toBe('');
});
