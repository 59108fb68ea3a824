/** The room of letters. */
import type { Room, RoomContext } from '../room.ts';
import type { LetterStyle } from './letter-format.ts';
import { type MailRoutesSettings, mailRoutes } from './routes.ts';
import { openSender } from './sender.ts';

interface MailGiven extends MailRoutesSettings {
  /** How an event's letters look. */
  dressOf: (eventId: string) => Promise<LetterStyle>;
}

/** Opens the room: the outbox's calls and its sender. Without a mail server letters wait for one. */
export function openMail(
  { store, trouble, clockIsSettled }: RoomContext,
  { dressOf, ...given }: MailGiven,
): Room {
  const smtpNow = given.server.settings;
  const sender = openSender(
    store,
    { smtpNow, dressOf, clockIsSettled },
    trouble('letters could not be sent'),
  );
  return {
    routes: (app, gates) => mailRoutes(app, gates, store, given),
    start: () => sender.start(),
    close: () => sender.stop(),
  };
}
