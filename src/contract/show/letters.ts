/** Letters that somebody sends by hand: what is still missing, when to be at the stage, and thanks after it. */
import { z } from 'zod';
import { byAdmin } from '../endpoint.ts';
import { id } from '../primitives.ts';

const who = z.object({
  ids: z.array(id).max(2_000).optional().describe('Only these acts; all that it concerns when left out.'),
  dry_run: z.boolean().default(false).describe('Only says who would get it.'),
});
const acts = z.array(z.object({ id, stage_name: z.string() }));
const outcome = z.object({
  to: acts.describe('Who gets it, by stage name.'),
  to_parents: z
    .array(z.object({ id, stage_name: z.string() }))
    .describe('The acts whose parent or guardian gets one too, which asks them to agree.'),
  without_address: z
    .array(z.object({ id, stage_name: z.string() }))
    .describe('Whom it concerns, but who left no email address.'),
});

const sending = {
  body: who,
  answer: outcome,
  once: true,
  ofShowAlone: true,
  refuses: ['wrong_state'],
} as const;

export const letterEndpoints = {
  remind: byAdmin.onRound.post('/admin/letters/reminders', {
    summary:
      'Writes to the acts in play that miss their track or a consent, and says what is missing; asks parents by their own link.',
    ...sending,
  }),
  sendCallTimes: byAdmin.onRound.post('/admin/letters/call-times', {
    summary: 'Writes to the acts in the running order when to be at the stage.',
    ...sending,
  }),
  sendThanks: byAdmin.onRound.post('/admin/letters/thanks', {
    summary:
      'Thanks the acts that were on stage, once the show is over, with the places and awards that were published. Nobody gets it twice.',
    ...sending,
  }),
};
