/** The header by which an admin says why a certified result is taken back by what the call does. */
import { z } from 'zod';
import { line } from './primitives.ts';

export const TAKE_BACK = 'take-back-result';

/** Percent-encoded, for a header holds no other script than Latin. */
export const takeBackReasonOf = z
  .string()
  .max(3_000)
  .transform((text, context) => {
    try {
      return decodeURIComponent(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'This is not percent-encoded.' });
      return z.NEVER;
    }
  })
  .pipe(line(300));
