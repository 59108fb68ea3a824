/** Letters that somebody sends by hand: what is still missing, and when to be at the stage. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';

const who = z.object({
  /** Only these acts; all that it concerns when left out. */
  ids: z.array(id).max(2_000).optional(),
  /** Only says who would get it. */
  dry_run: z.boolean().default(false),
});
const outcome = z.object({
  /** Who gets it, by stage name. */
  to: z.array(z.object({ id, stage_name: z.string() })),
  /** The acts whose parent or guardian gets one too, which asks them to agree. */
  to_parents: z.array(z.object({ id, stage_name: z.string() })),
  /** Whom it concerns, but who left no email address. */
  without_address: z.array(z.object({ id, stage_name: z.string() })),
});

export const letterEndpoints = {
  remind: endpoint({
    method: 'POST',
    path: '/admin/letters/reminders',
    who: 'admin',
    summary:
      'Writes to the acts in play that miss their track or a consent, and says what is missing; asks parents by their own link.',
    body: who,
    answer: outcome,
    refuses: ['no_event', 'wrong_state'],
  }),
  sendCallTimes: endpoint({
    method: 'POST',
    path: '/admin/letters/call-times',
    who: 'admin',
    summary: 'Writes to the acts in the running order when to be at the stage.',
    body: who,
    answer: outcome,
    refuses: ['no_event', 'wrong_state'],
  }),
};
