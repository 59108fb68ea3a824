/** The calls on the outbox. */
import { z } from 'zod';
import { byAdmin } from '../endpoint.ts';
import { catalogueLines } from '../errors.ts';
import { lettersOfAct, mailServer, mailServerShown, outbox } from './schema.ts';

export const mailEndpoints = {
  outbox: byAdmin.get('/admin/mail', {
    summary: "The current event's letters: what waits, what was sent, what failed and why.",
    answer: outbox,
    refuses: ['no_event'],
  }),
  lettersOfAct: byAdmin.get('/admin/participants/:id/letters', {
    summary: 'The letters about one act, to its performer and its parent, and what became of them.',
    answer: lettersOfAct,
    refuses: ['not_found'],
  }),
  retryLetter: byAdmin.post('/admin/mail/:id/retry', {
    summary: 'Sends a letter again that failed. An address that was refused is written to again.',
    refuses: ['not_found', 'wrong_state'],
  }),
  cancelLetter: byAdmin.post('/admin/mail/:id/cancel', {
    summary: 'Stops a letter that has not been sent.',
    refuses: ['not_found', 'wrong_state'],
  }),
};

/** The mail server of the installation. */
export const mailServerEndpoints = {
  mailServer: byAdmin.get('/admin/mail-server', {
    summary: 'The mail server that letters are handed to, without its password.',
    answer: mailServerShown,
  }),
  setMailServer: byAdmin.put('/admin/mail-server', {
    summary:
      'Hands a test letter to a mail server, and uses that server from then on if it takes the letter. A password that is left out stays as it is, for the same server, encryption and user.',
    body: mailServer,
    answer: z.object({
      taken: z.boolean().describe('Whether the server took the test letter, and is used from now on.'),
      trouble: z.string().describe('Why it did not, in plain words; empty when it did.'),
      trouble_told: catalogueLines,
    }),
    refuses: ['wrong_state'],
  }),
  forgetMailServer: byAdmin.delete('/admin/mail-server', {
    summary: 'Forgets the mail server that was set here. Letters wait until there is another.',
  }),
};
