/** QR codes as paths: every dark module, none twice, in few words. */
import { encodeQR } from 'qr';
import { expect, it } from 'vitest';
import { codePath } from './code-path.ts';

const ADDRESS = 'http://192.168.1.10:8080/vote?code=ABCD-EFGH-JKLM';

it('draws each dark module once, and neighbours as one', () => {
  const { path, side } = codePath(ADDRESS);
  const drawn = Array.from({ length: side }, () => new Array<boolean>(side).fill(false));
  for (const [, x, y, length, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    expect(back).toBe(length);
    for (let at = 0; at < Number(length); at += 1) {
      const row = drawn[Number(y)] ?? [];
      expect(row[Number(x) + at]).toBe(false);
      row[Number(x) + at] = true;
    }
  }
  expect(drawn).toEqual(encodeQR(ADDRESS, 'raw', { ecc: 'medium', border: 4 }));
  // A PDF of the codes for a hall is a page with as many of these.
  expect(path.length).toBeLessThan(4_500);
});
