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

const UNREADABLE = 'unsupported_type: This picture cannot be read. Choose another one, as JPEG, PNG or WebP.';

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
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const [wide, bomb, gif] = await Promise.all([
    plain(12_000, 900).jpeg().toBuffer(),
    plain(8_000, 8_000).png({ palette: true, colours: 2 }).toBuffer(),
    (await moving()).gif().toBuffer(),
  ]);
  const tooLong = 'too_large: A picture may have 6000 pixels a side at most.';
  expect(await outcome(Buffer.alloc(0))).toBe(UNREADABLE);
  expect(await outcome(heic)).toBe(UNREADABLE);
  expect(await outcome(gif)).toBe(UNREADABLE);
  expect(await outcome(wide)).toBe(tooLong);
  expect(await outcome(bomb)).toBe(tooLong);
  expect(await outcome(await plain(600, 600).jpeg().toBuffer())).toBe(600);
});

/** A progressive JPEG that gives each of its waves of brightness alone, eleven times over: `most` scans, all of which are valid. */
async function scanned(most: number): Promise<Buffer> {
  const file = await plain(300, 300).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const scan = file.indexOf(Buffer.from([0xff, 0xda, 0, 8, 1, 1]));
  const coded = file.subarray(scan, file.indexOf(0xff, scan + 10));
  const again = Array.from({ length: most }, (_, at) => {
    const bits = 10 - (at % 11);
    const one = Buffer.from(coded);
    one.set(
      [1 + Math.floor(at / 11), 1 + Math.floor(at / 11), bits === 10 ? bits : ((bits + 1) << 4) | bits],
      7,
    );
    return one;
  });
  return Buffer.concat([file.subarray(0, scan), ...again, Buffer.from([0xff, 0xd9])]);
}

it('refuses a JPEG of more scans than any program writes, however small they are: each goes over the whole picture', async () => {
  expect(await outcome(await scanned(40))).toBe(300);
  expect(await outcome(await scanned(600))).toBe(UNREADABLE);
  // What stands before and behind the picture is no part of it.
  const file = await plain(600, 600).jpeg({ progressive: true }).toBuffer();
  const scans = Buffer.concat(Array.from({ length: 99 }, () => Buffer.from([0xff, 0xda, 0, 8])));
  const note = Buffer.concat([
    Buffer.from([0xff, 0xed, (scans.length + 2) >> 8, (scans.length + 2) & 0xff]),
    scans,
  ]);
  expect(await outcome(Buffer.concat([file.subarray(0, 2), note, file.subarray(2), scans]))).toBe(600);
});

it('draws a picture as pages send it before large ones that came earlier and wait', async () => {
  const large = await plain(5_900, 5_900).png().toBuffer();
  const usual = await plain(1_080, 1_080).jpeg().toBuffer();
  const order: string[] = [];
  const draw = (name: string, file: Buffer) => drawnAnew(file).then(() => order.push(name));
  const early = [1, 2, 3].map((at) => draw(`large ${at}`, large));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await Promise.all([...early, draw('usual', usual)]);
  expect(order.indexOf('usual')).toBeLessThan(2);
});
