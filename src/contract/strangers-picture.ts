/** A picture as a browser sends it. The server redraws it before keeping it. */
import { z } from 'zod';
import { LARGEST_PICTURE } from '#domain/pictures/sizes.ts';

/** Base64 makes four characters of three bytes. */
const LONGEST = Math.ceil(LARGEST_PICTURE / 3) * 4;
/** The largest body of a call that carries a picture, in bytes. */
export const PICTURE_BODY = LONGEST + 1_000;

export const strangersPicture = z
  .string()
  .max(LONGEST, 'This picture is too large.')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'This is not base64.');
