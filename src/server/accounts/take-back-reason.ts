/** Why an admin takes a certified result back, as it comes in the header. */
import { z } from 'zod';
import { line } from '#contract/primitives.ts';

/** The reason, decoded. */
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
