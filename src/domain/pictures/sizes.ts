/** The sizes in which a picture of an act is kept: squares, of which a page shows the circle within. */

/** Pixels a side, at most; a smaller picture stays as small as it is. */
export const PICTURE_SIZES = { small: 144, medium: 480, large: 1_080 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** A side below this is no face any more, on a phone either. */
export const SMALLEST_SIDE = 240;
/** Below this a picture is for phones and paper only: on the big screen it would be a blur. */
export const BIG_SCREEN_SIDE = 720;
/** Of the picture as it is sent, before it is cut. */
export const LONGEST_SIDE = 6_000;
/** In bytes, as it is sent. */
export const LARGEST_PICTURE = 1_500_000;
