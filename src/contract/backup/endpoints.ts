/** The calls on copies of everything: what is kept, a new one, taking one away, putting one back. */
import { z } from 'zod';
import { byAdmin, byAnyone } from '../endpoint.ts';
import { catalogueLines } from '../errors.ts';
import { instant } from '../primitives.ts';

/** Why a backup copy was made. */
export const BACKUP_REASONS = [
  'by_hand',
  'by_time',
  'at_stop',
  'before_update',
  'before_certifying',
  'before_restoring',
  'after_erasing',
] as const;

const backupName = z.string().regex(/^ovation-[0-9a-zA-Z_-]{1,80}\.tar(\.sealed)?$/);

const keptBackup = z.object({
  name: backupName,
  taken_at: instant,
  reason: z.enum(BACKUP_REASONS),
  size_bytes: z.int().min(0),
  sealed: z.boolean(),
});

/** A machine that also keeps the copies, by `deploy/follow.sh`. */
const follower = z.object({
  machine: z.string(),
  newest_taken_at: instant.describe('When the newest copy that lies there was taken.'),
  heard_at: instant.describe('When it last said so.'),
});

export const backups = z.object({
  folder: z.string().describe("The folder on the server's machine."),
  every_minutes: z
    .int()
    .min(1)
    .nullable()
    .describe('A copy is taken this often while something changes; null when none is.'),
  trouble: z
    .string()
    .nullable()
    .describe('What went wrong with the newest attempt, in a sentence; null when it went well.'),
  trouble_told: catalogueLines,
  restorable: z
    .boolean()
    .describe("Whether a copy can be put back from here. PostgreSQL's go back by `ovation restore`."),
  kept: z.array(keptBackup).describe('Newest first.'),
  followers: z
    .array(follower)
    .describe('Machines elsewhere that keep them too, by what they said themselves; the newest first.'),
});

const byName = z.object({ name: z.string().min(1).max(120) });

export const backupEndpoints = {
  backups: byAdmin.get('/admin/backups', {
    summary: 'The copies that are kept, and how the newest attempt went.',
    answer: backups,
  }),
  takeBackup: byAdmin.post('/admin/backups', {
    summary: 'Takes a copy of everything now, music included. The key is never in it.',
    answer: backups,
    refuses: ['backup_failed'],
  }),
  offerBackup: byAdmin.post('/admin/backups/:name/link', {
    summary: 'An address that opens this copy as a file for some minutes: a download cannot show a token.',
    params: byName,
    answer: z.object({ url: z.string() }),
    refuses: ['not_found'],
  }),
  downloadBackup: byAnyone.get('/backups/:link', {
    summary: 'One copy as a file, by the address that an admin was given for it.',
    params: z.object({ link: z.string().min(1).max(200) }),
    sends: { media: 'application/x-tar', what: 'The copy, sealed where it was taken with a passphrase.' },
    refuses: ['link_unknown', 'not_found'],
  }),
  restoreBackup: byAdmin.post('/admin/backups/:name/restore', {
    summary:
      'Verifies a copy and makes it ready; the server then starts anew with it. What was there is set aside in the data folder.',
    params: byName,
    answer: z.object({
      verified: z.array(z.string()).describe('What was verified, a sentence each.'),
      verified_told: z.array(catalogueLines).describe('Of each of them, which lines of the catalogue it is.'),
      restarting: z.boolean().describe('False where somebody must start the server anew by hand.'),
    }),
    refuses: ['not_found', 'backup_failed'],
  }),
};
