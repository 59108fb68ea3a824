/** A picture of an act drawn anew: a square in three sizes, as JPEG, which every browser, letter and printer reads. */
import { PICTURE_SIZES, SMALLEST_SIDE } from '#domain/pictures/sizes.ts';
import { drawStrangers, refusePicture } from '../drawing/strangers-picture.ts';

/** A picture re-encoded in three sizes; `side` is the width of the largest in pixels. */
export interface Drawn {
  small: Buffer;
  medium: Buffer;
  large: Buffer;
  side: number;
}

const QUALITY = 80;

/**
 * Re-encodes an uploaded picture in three sizes. @throws Refusal for a file that is no picture, `unsupported_type` for
 * one that is too small to show.
 */
export const drawnAnew = (file: Buffer): Promise<Drawn> =>
  drawStrangers(file, {
    cut: (picture, { width, height }) => {
      const side = Math.min(width, height, PICTURE_SIZES.large);
      if (side < SMALLEST_SIDE)
        throw refusePicture(
          `This picture is too small to show. Choose one of ${SMALLEST_SIDE} pixels a side or more.`,
        );
      return picture.resize(side, side, { fit: 'cover' });
    },
    pack: async ({ info: { width: side } }, open) => {
      const packed = (pixels: number) =>
        open().resize(Math.min(pixels, side)).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
      return {
        small: await packed(PICTURE_SIZES.small),
        medium: await packed(PICTURE_SIZES.medium),
        large: await packed(PICTURE_SIZES.large),
        side,
      };
    },
  });
