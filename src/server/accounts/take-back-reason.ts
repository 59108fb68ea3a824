/** Why an admin takes a certified result back, as it comes in the header. */
import { z } from 'zod';
import { line, REASON_LENGTH } from '#contract/primitives.ts';

/** Reads the header that says why a certified result is taken back: percent-encoded, up to 300 characters. */
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
  .pipe(line(REASON_LENGTH));
