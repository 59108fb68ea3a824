/** Pictures for tests: a made-up stage, as a phone would send it, with the place where it was taken. */
import sharp from 'sharp';

/** What no picture may carry out of the house. */
export const CANARY = 'canary-of-the-place';

/** A JPEG of this width and height, turned as phones turn them, with a GPS position and words in its EXIF. */
export const photo = (width = 1_600, height = 1_200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 40, b: 60 } } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: { r: 240, g: 220, b: 90 } } },
        left: 40,
        top: 40,
      },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { ImageDescription: CANARY, Artist: CANARY },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 29/1 52/1', GPSAreaInformation: CANARY },
    })
    .jpeg()
    .toBuffer();
