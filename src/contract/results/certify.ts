/** What an admin sends who certifies. */
import { z } from 'zod';
import { line } from '../primitives.ts';
import { depth } from './schema.ts';

export const certifyBody = z.object({
  digest: z.string().max(64),
  awards_digest: z
    .string()
    .max(64)
    .optional()
    .describe('Of the awards that were looked at. Left out, the awards are certified as they are by then.'),
  depth: depth.default('totals'),
  despite: line(300)
    .optional()
    .describe('Why it is certified although the second count does not agree. Two people certify then.'),
});
