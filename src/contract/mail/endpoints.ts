/** The calls on the outbox. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { lettersOfAct, outbox } from './schema.ts';

export const mailEndpoints = {
  outbox: endpoint({
    method: 'GET',
    path: '/admin/mail',
    who: 'admin',
    summary: "The current event's letters: what waits, what was sent, what failed and why.",
    answer: outbox,
    refuses: ['no_event'],
  }),
  lettersOfAct: endpoint({
    method: 'GET',
    path: '/admin/participants/:id/letters',
    who: 'admin',
    summary: 'The letters about one act, to its performer and its parent, and what became of them.',
    params: z.object({ id }),
    answer: lettersOfAct,
  }),
  retryLetter: endpoint({
    method: 'POST',
    path: '/admin/mail/:id/retry',
    who: 'admin',
    summary: 'Sends a letter again that failed. An address that was refused is written to again.',
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
