/**
 * A stranger's picture drawn anew. Only its pixels go on, cut to a square and packed by us as JPEG, which every
 * browser, letter and printer reads: no text, no place, no profile, nothing behind the end.
 */
import type { Sharp, SharpOptions } from 'sharp';
import { Refusal } from '#contract/refusal.ts';
import { LARGEST_PICTURE, LONGEST_SIDE, PICTURE_SIZES, SMALLEST_SIDE } from '#domain/pictures/sizes.ts';

/** The three sizes, and how wide the largest is, in pixels. */
export interface Drawn {
  small: Buffer;
  medium: Buffer;
  large: Buffer;
  side: number;
}

type Draw = (input: Buffer, options?: SharpOptions) => Sharp;

const SECONDS = 20;
const QUALITY = 80;
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

const refuse = (words: string, code: 'unsupported_type' | 'too_large' = 'unsupported_type') =>
  new Refusal(code, words, { fields: { picture: words } });

const UNREADABLE = 'This picture cannot be read. Choose another one, as JPEG, PNG or WebP.';

/** By its first bytes, whatever it is called. */
function isPicture(file: Buffer): boolean {
  const head = file.subarray(0, 12).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}

// One at a time: a whole class sends on the last evening, and a picture unpacked is a hundred megabytes.
let line: Promise<unknown> = Promise.resolve();

/**
 * @throws Refusal `unsupported_type` for what is no such picture or too small to show, `too_large` for one with too
 * many bytes or too long a side.
 */
export function drawnAnew(file: Buffer): Promise<Drawn> {
  if (file.length > LARGEST_PICTURE)
    throw refuse(`A picture has ${LARGEST_PICTURE / 1_000_000} MB at most.`, 'too_large');
  if (!isPicture(file)) throw refuse(UNREADABLE);
  const drawn = line.then(() => draw(file));
  line = drawn.catch(() => undefined);
  return drawn;
}

async function draw(file: Buffer): Promise<Drawn> {
  const sharp = await load().catch(() => {
    throw new Refusal(
      'wrong_state',
      'This server cannot take pictures: its program for them does not run here.',
    );
  });
  const open = () =>
    sharp(file, { limitInputPixels: LONGEST_SIDE ** 2, failOn: 'error', pages: 1 }).timeout({
      seconds: SECONDS,
    });
  const { width, height } = await open()
    .metadata()
    .catch(() => {
      throw refuse(UNREADABLE);
    });
  if (Math.max(width, height) > LONGEST_SIDE)
    throw refuse(`A picture has ${LONGEST_SIDE} pixels a side at most.`, 'too_large');
  const side = Math.min(width, height, PICTURE_SIZES.large);
  if (side < SMALLEST_SIDE)
    throw refuse(`This picture is too small to show. Choose one of ${SMALLEST_SIDE} pixels a side or more.`);
  const { data, info } = await open()
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse(UNREADABLE);
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const packed = (pixels: number) =>
    sharp(data, { raw }).resize(Math.min(pixels, side)).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  return {
    small: await packed(PICTURE_SIZES.small),
    medium: await packed(PICTURE_SIZES.medium),
    large: await packed(PICTURE_SIZES.large),
    side,
  };
}
