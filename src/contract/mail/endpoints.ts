/** The calls on the outbox. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { outbox } from './schema.ts';

export const mailEndpoints = {
  outbox: endpoint({
    method: 'GET',
    path: '/admin/mail',
    who: 'admin',
    summary: "The current event's letters: what waits, what was sent, what failed and why.",
    answer: outbox,
    refuses: ['no_event'],
  }),
  retryLetter: endpoint({
    method: 'POST',
    path: '/admin/mail/:id/retry',
    who: 'admin',
    summary: 'Sends a letter again that failed.',
    params: z.object({ id }),
    refuses: ['not_found', 'wrong_state'],
  }),
  cancelLetter: endpoint({
    method: 'POST',
    path: '/admin/mail/:id/cancel',
    who: 'admin',
    summary: 'Stops a letter that has not been sent.',
    params: z.object({ id }),
    refuses: ['not_found', 'wrong_state'],
  }),
};
