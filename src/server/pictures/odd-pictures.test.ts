/** Files that are pictures of an odd kind: each is drawn, or refused in a sentence, and the next one is taken as before. */
import sharp, { type Color } from 'sharp';
import { expect, it } from 'vitest';
import { drawnAnew } from './drawn-anew.ts';

const plain = (width: number, height: number, background: Color = '#3a6') =>
  sharp({ create: { width, height, channels: 3, background } });

const frame = (background: Color) => plain(300, 300, background).raw().toBuffer();
const RAW = { raw: { width: 300, height: 300, channels: 3 } } as const;

/** Red, then blue. */
const moving = async () =>
  sharp(
    await Promise.all(
      ['#f00', '#00f'].map(async (colour) =>
        sharp(await frame(colour), RAW)
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  );

const outcome = (file: Buffer) =>
  Promise.resolve()
    .then(() => drawnAnew(file))
    .then(
      ({ side }) => side,
      ({ code, message }) => `${code}: ${message}`,
    );

it('draws the first of moving pictures, inks as colours, and what is very wide or unpacks to very much', async () => {
  const webp = await (await moving()).webp().toBuffer();
  const { large, side } = await drawnAnew(webp);
  expect(side).toBe(300);
  const { dominant } = await sharp(large).stats();
  expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);
  const inks = await plain(600, 600, '#00a0ff').toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(inks).metadata()).space).toBe('cmyk');
  const drawn = await sharp((await drawnAnew(inks)).large).stats();
  expect(drawn.dominant.b).toBeGreaterThan(drawn.dominant.r);
  expect(await outcome(await plain(5_900, 400).jpeg().toBuffer())).toBe(400);
  const packed = await plain(5_900, 5_900).png().toBuffer();
  expect(packed.length).toBeLessThan(500_000);
  expect(await outcome(packed)).toBe(1_080);
});

it('refuses the others in a sentence, and takes the next one', async () => {
  const unreadable =
    'unsupported_type: This picture cannot be read. Choose another one, as JPEG, PNG or WebP.';
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const [wide, bomb, gif] = await Promise.all([
    plain(12_000, 900).jpeg().toBuffer(),
    plain(8_000, 8_000).png({ palette: true, colours: 2 }).toBuffer(),
    (await moving()).gif().toBuffer(),
  ]);
  const tooLong = 'too_large: A picture may have 6000 pixels a side at most.';
  expect(await outcome(Buffer.alloc(0))).toBe(unreadable);
  expect(await outcome(heic)).toBe(unreadable);
  expect(await outcome(gif)).toBe(unreadable);
  expect(await outcome(wide)).toBe(tooLong);
  expect(await outcome(bomb)).toBe(tooLong);
  expect(await outcome(await plain(600, 600).jpeg().toBuffer())).toBe(600);
});
