/** The calls on the audit log. Only admins read it, and nobody changes it. */
import { z } from 'zod';
import { byAdmin } from '../endpoint.ts';
import { catalogueLines } from '../errors.ts';
import { id, instant } from '../primitives.ts';

/** Who can have made a change. */
export const ACTORS = [
  'admin',
  'crew',
  'judge',
  'participant',
  'visitor',
  'screen',
  'gear',
  'system',
] as const;

/**
 * A row of the audit log and its hash, as printed in protocols and published beside results to name the row that says
 * so. They can be checked against the log at any time (`ovation audit verify --noted`).
 */
export const auditRow = z.strictObject({ row: z.int(), head: z.string() });

/** One change. `before` and `after` are JSON; of personal fields they hold only the names, never values. */
const auditEntry = z.object({
  seq: z.int(),
  happened_at: instant,
  actor_kind: z.enum(ACTORS),
  actor_name: z.string(),
  event_id: id.nullable(),
  action: z.string(),
  subject: z.string(),
  subject_name: z
    .string()
    .nullable()
    .describe('What it is called now, where it has a name and is still there.'),
  before: z.string().nullable(),
  after: z.string().nullable(),
  why: z.string().nullable(),
  why_told: catalogueLines,
  hash: z.string(),
});

export const auditEndpoints = {
  auditLog: byAdmin.get('/admin/audit', {
    summary: 'The audit log, newest first; `next_before` asks for the page after this one.',
    query: z.object({
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(1_000).default(50),
      actor: z.enum(ACTORS).optional(),
      action: z
        .string()
        .max(80)
        .optional()
        .describe('The beginning of an action: "judge." finds everything done to judges.'),
      since_at: instant.optional().describe('Not before, and before.'),
      until_at: instant.optional(),
      words: z
        .string()
        .max(80)
        .optional()
        .describe('Words looked for in who, what and why, and in the names of acts and judges.'),
    }),
    answer: z.object({ entries: z.array(auditEntry), next_before: z.int().nullable() }),
  }),
  checkAudit: byAdmin.get('/admin/audit/check', {
    summary: 'Follows the chain of the audit log and names the first row that does not fit.',
    answer: z.object({
      intact: z.boolean(),
      rows: z.int(),
      broken_seq: z.int().nullable(),
      sentence: z.string().describe("The finding in words, with the newest row's digest."),
      told: catalogueLines,
    }),
  }),
};
