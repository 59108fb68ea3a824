/** The room of letters. */
import type { House, Room } from '../room.ts';
import { type MailRoutesSettings, mailRoutes } from './routes.ts';
import { openSender } from './sender.ts';

/** Opens it. Without a mail server letters wait for one. */
export function openMail(
  { store, config: { smtp }, trouble }: House,
  given: Omit<MailRoutesSettings, 'sender'>,
): Room {
  const sender = smtp && openSender(store, smtp, trouble('letters could not be sent'));
  return {
    routes: (app, gates) => mailRoutes(app, gates, store, { sender: smtp?.from, ...given }),
    start: () => sender?.start(),
    close: () => sender?.stop(),
  };
}
