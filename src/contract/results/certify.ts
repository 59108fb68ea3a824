/** What an admin sends who certifies. */
import { z } from 'zod';
import { line, REASON_LENGTH } from '../primitives.ts';
import { depth } from './schema.ts';

export const certifyBody = z.object({
  digest: z.string().max(64),
  awards_digest: z
    .string()
    .max(64)
    .optional()
    .describe('Of the awards that were looked at. Left out, the awards are certified as they are by then.'),
  depth: depth.default('totals'),
  despite: line(REASON_LENGTH)
    .optional()
    .describe('Why it is certified although the second count does not agree. Two people certify then.'),
});
