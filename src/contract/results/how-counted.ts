/** How a result was made, as it crosses the wire. */
import { z } from 'zod';
import { METHODS } from '#domain/tabulation/types.ts';

/** How a result was made, for one sentence. */
export const howCounted = {
  method: z.enum(METHODS),
  judges: z.int(),
  out_of: z.string().nullable().describe('The best result there can be, where the method has one.'),
  left_out: z
    .enum(['both', 'highest', 'lowest'])
    .nullable()
    .describe('Which marks a trimmed mean left out; null where it left none out.'),
  audience_counts: z.boolean().describe('Whether a vote is in the result: one was held, and enough voted.'),
  least: z
    .int()
    .nullable()
    .describe('Fewer ballots than this came in, so votes do not count and there is no audience prize.'),
  combination: z.enum(['weights', 'points', 'apart']),
  judges_share: z.string(),
  audience_share: z.string(),
};
