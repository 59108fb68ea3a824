/** The calls on the outbox, answered. */
import type { FastifyInstance } from 'fastify';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import type { AdminAccess, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import { lettersOf, type MailRow } from './outbox.ts';

export interface MailRoutesSettings {
  /** Who letters come from; undefined where no mail server is set. */
  sender: string | undefined;
  /** The event whose letters are shown. */
  eventId: () => Promise<string>;
}

/** Adds the room's calls. */
export function mailRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { sender, eventId }: MailRoutesSettings,
): void {
  addCalls(app, gates, mailEndpoints, {
    outbox: async () => ({
      available: sender !== undefined,
      sender: sender ?? null,
      ...(await lettersOf(store.read, await eventId())),
    }),
    retryLetter: ({ access, params }) =>
      move(store, access, params.id, 'failed', { state: 'queued', tries: 0, dueAt: store.now() }),
    cancelLetter: ({ access, params }) =>
      move(store, access, params.id, 'queued', { state: 'cancelled', letter: '' }),
  });
}

async function move(
  store: Store,
  access: AdminAccess,
  id: string,
  from: MailRow['state'],
  change: Partial<Pick<MailRow, 'state' | 'tries' | 'dueAt' | 'letter'>>,
): Promise<void> {
  await store.write({ by: access.by }, async ({ tx, audit }) => {
    const row = await tx
      .selectFrom('mail')
      .select(['state', 'eventId'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Refusal('not_found', 'There is no such letter.');
    if (row.state !== from)
      throw new Refusal(
        'wrong_state',
        `This letter is ${row.state === 'queued' ? 'waiting to be sent' : row.state} already.`,
      );
    await tx.updateTable('mail').set(change).where('id', '=', id).execute();
    audit({ action: `mail.${change.state ?? from}`, subject: `mail:${id}`, eventId: row.eventId });
  });
}
