/** A picture as a browser sends it: drawn anew by whoever takes it. */
import { z } from 'zod';
import { LARGEST_PICTURE } from '#domain/pictures/sizes.ts';

/** Base64 makes three bytes four. */
const LONGEST = Math.ceil(LARGEST_PICTURE / 3) * 4;
/** What a call that carries one may weigh. */
export const PICTURE_BODY = LONGEST + 1_000;

export const strangersPicture = z
  .string()
  .max(LONGEST, 'This picture is too large.')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'This is not base64.');
