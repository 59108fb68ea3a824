/** The calls on the outbox. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { toldLines } from '../errors.ts';
import { id } from '../primitives.ts';
import { lettersOfAct, mailServer, mailServerShown, outbox } from './schema.ts';

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

/** The mail server of the installation. */
export const mailServerEndpoints = {
  mailServer: endpoint({
    method: 'GET',
    path: '/admin/mail-server',
    who: 'admin',
    summary: 'The mail server that letters are handed to, without its password.',
    answer: mailServerShown,
  }),
  setMailServer: endpoint({
    method: 'PUT',
    path: '/admin/mail-server',
    who: 'admin',
    summary:
      'Hands a test letter to a mail server, and uses that server from then on if it takes the letter. A password that is left out stays as it is, for the same server, encryption and user.',
    body: mailServer,
    answer: z.object({
      taken: z.boolean().describe('Whether the server took the test letter, and is used from now on.'),
      trouble: z.string().describe('Why it did not, in plain words; empty when it did.'),
      trouble_told: toldLines,
    }),
    refuses: ['wrong_state'],
  }),
  forgetMailServer: endpoint({
    method: 'DELETE',
    path: '/admin/mail-server',
    who: 'admin',
    summary: 'Forgets the mail server that was set here. Letters wait until there is another.',
  }),
};
