/**
 * A stranger's picture, opened. Only its pixels go on from here: whoever takes them packs them anew, so no text, no
 * place, no profile and nothing behind the end goes along.
 */
import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { Refusal } from '#contract/refusal.ts';
import { LARGEST_PICTURE, LONGEST_SIDE } from '#domain/pictures/sizes.ts';
import { openLine } from './line.ts';

type Draw = (input: Buffer, options?: SharpOptions) => Sharp;

/** A picture's raw pixels. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** The size of a picture in pixels, after turning it upright. */
export interface Size {
  width: number;
  height: number;
}

/** How an uploaded picture is re-encoded. */
export interface Drawing<Drawn> {
  /** Crops and scales the upright picture. @throws Refusal for one that is too small. */
  cut: (picture: Sharp, size: Size) => Sharp;
  /** Encodes the pixels; `open` opens them for further work. */
  pack: (pixels: Pixels, open: () => Sharp) => Promise<Drawn>;
}

const SECONDS = 20;
/** Progressive pictures have five to twenty. The library reads all of them before it looks at its watch. */
const MOST_SCANS = 50;
const READ = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

let library: Promise<Draw> | undefined;

/** Asked for with the first picture: most nights of most installations have none. */
const load = (): Promise<Draw> => {
  library ??= import('sharp').then(({ default: sharp }) => {
    // Of the forty formats that it reads three are needed; each of the others is code that strangers could reach.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: READ });
    sharp.cache(false);
    // It works on threads of its own; a show needs the other ones.
    sharp.concurrency(1);
    return sharp;
  });
  library.catch(() => {
    library = undefined;
  });
  return library;
};

/** The refusal that says why a picture is not accepted, on its field. */
export const refusePicture = (
  words: string,
  code: 'unsupported_type' | 'too_large' = 'unsupported_type',
): Refusal => new Refusal(code, words, { fields: { picture: words } });

const UNREADABLE = 'This picture cannot be read. Choose another one, as JPEG, PNG or WebP.';

const isJpeg = (file: Buffer): boolean => file.subarray(0, 3).toString('latin1') === '\xff\xd8\xff';

/** By its first bytes, whatever it is called. */
function isPicture(file: Buffer): boolean {
  const head = file.subarray(0, 12).toString('latin1');
  return (
    isJpeg(file) || head.startsWith('\x89PNG\r\n\x1a\n') || (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}

// One at a time: a whole class sends on the last evening, and a picture unpacked is a hundred megabytes. One that is
// unpacked to more than pages send goes behind those.
const heads = openLine();
const pictures = openLine();
/** What the library gets through at the least; each ten scans are the picture once more. */
const PIXELS_A_MS = 15_000;

/**
 * Decodes an uploaded picture and encodes it anew as `drawing` says, one at a time in the process.
 * @throws Refusal `unsupported_type` for what is no such picture, `too_large` for one with too many bytes or too
 * long a side, `wrong_state` where the library does not run.
 */
export async function drawStrangers<Drawn>(file: Buffer, drawing: Drawing<Drawn>): Promise<Drawn> {
  if (file.length > LARGEST_PICTURE)
    throw refusePicture(`A picture may have ${LARGEST_PICTURE / 1_000_000} MB at most.`, 'too_large');
  const scans = isJpeg(file) ? scansIn(file) : 1;
  if (!isPicture(file) || scans > MOST_SCANS) throw refusePicture(UNREADABLE);
  const sharp = await load().catch(() => {
    throw new Refusal(
      'wrong_state',
      'This server cannot process pictures: the program for them does not run here.',
    );
  });
  const size = await heads(0, () => sizeOf(sharp, file));
  const lastsMs = (size.width * size.height * Math.max(1, scans / 10)) / PIXELS_A_MS;
  return pictures(lastsMs, () => draw({ sharp, file, size }, drawing));
}

const WITHIN = { failOn: 'error', pages: 1 } as const;

const unreadable = () => {
  throw refusePicture(UNREADABLE);
};

/** Its head alone says how large it is, so one that is too large is told so, and is never unpacked. */
async function sizeOf(sharp: Draw, file: Buffer): Promise<Size> {
  const head = sharp(file, { ...WITHIN, limitInputPixels: false });
  const { width, height, autoOrient } = await head.metadata().catch(unreadable);
  if (Math.max(width, height) > LONGEST_SIDE)
    throw refusePicture(`A picture may have ${LONGEST_SIDE} pixels a side at most.`, 'too_large');
  return autoOrient;
}

async function draw<Drawn>(
  { sharp, file, size }: { sharp: Draw; file: Buffer; size: Size },
  { cut, pack }: Drawing<Drawn>,
): Promise<Drawn> {
  const open = () =>
    sharp(file, { ...WITHIN, limitInputPixels: LONGEST_SIDE ** 2 }).timeout({ seconds: SECONDS });
  const pixels = await cut(open().autoOrient(), size)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const { info } = pixels;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return pack(pixels, () => sharp(pixels.data, { raw }));
}

/** How often the picture in a JPEG is drawn over itself. */

/**
 * The scans of a JPEG up to the end of its picture, whatever else is in the file. Each is worked through over the whole
 * picture, however few bytes it has.
 */
function scansIn(file: Uint8Array): number {
  let scans = 0;
  let at = 0;
  while (at < file.length - 1) {
    const [sign = 0, marker = 0] = [file[at], file[at + 1]];
    if (sign !== 0xff || marker === 0xff || standsAlone(marker)) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    if (marker === 0xda) scans += 1;
    // Its length counts itself; a shorter one would have this go in circles.
    at += 2 + Math.max(2, ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0));
  }
  return scans;
}

/** An escaped byte of the picture, a mark to restart at, or the file's own first two bytes. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
