/** The room of letters. */
import type { House, Room } from '../room.ts';
import type { Dress } from './dress.ts';
import { type MailRoutesSettings, mailRoutes } from './routes.ts';
import { openSender } from './sender.ts';

/** Opens it. Without a mail server letters wait for one. */
export function openMail(
  { store, config: { smtp }, trouble }: House,
  {
    dressOf,
    ...given
  }: Omit<MailRoutesSettings, 'sender'> & {
    /** How an event's letters look. */
    dressOf: (eventId: string) => Promise<Dress>;
  },
): Room {
  const sender = smtp && openSender(store, smtp, dressOf, trouble('letters could not be sent'));
  return {
    routes: (app, gates) => mailRoutes(app, gates, store, { sender: smtp?.from, ...given }),
    start: () => sender?.start(),
    close: () => sender?.stop(),
  };
}
