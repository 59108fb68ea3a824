/** The sizes in which an act's picture is kept: squares, of which pages show the circle inside. */

/** The most pixels a side; a smaller picture stays as small as it is. */
export const PICTURE_SIZES = { small: 144, medium: 480, large: 1_080 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** Pictures with a side below this are refused, since no face can be seen. */
export const SMALLEST_SIDE = 240;
/** Below this side a picture is not shown on the big screen, where it would be a blur. */
export const BIG_SCREEN_SIDE = 720;
/** The longest side of a picture as it is sent, before it is cropped. */
export const LONGEST_SIDE = 6_000;
/** The most bytes of a picture as it is sent. */
export const LARGEST_PICTURE = 1_500_000;
