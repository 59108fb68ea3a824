/** The calls on the outbox, answered. */
import type { FastifyInstance } from 'fastify';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { lettersAbout, lettersOf, type MailRow } from './outbox.ts';

export interface MailRoutesSettings {
  /** Who letters come from; undefined where no mail server is set. */
  sender: string | undefined;
  /** The event whose letters are shown. */
  eventId: () => Promise<string>;
  /** Refuses an id that is no act's. */
  requireAct: (id: string) => Promise<unknown>;
}

/** Adds the room's calls. */
export function mailRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { sender, eventId, requireAct }: MailRoutesSettings,
): void {
  const command = commandsOf(store);
  addCalls(app, gates, mailEndpoints, {
    outbox: async () => ({
      available: sender !== undefined,
      sender: sender ?? null,
      ...(await lettersOf(store, await eventId())),
    }),
    lettersOfAct: async ({ params }) => {
      await requireAct(params.id);
      return { available: sender !== undefined, letters: await lettersAbout(store, params.id) };
    },
    retryLetter: command((work, _access, { params }) =>
      move(work, params.id, 'failed', { state: 'queued', tries: 0, dueAt: work.now, refused: 0 }),
    ),
    cancelLetter: command((work, _access, { params }) =>
      move(work, params.id, 'queued', { state: 'cancelled', letter: '' }),
    ),
  });
}

async function move(
  { tx, now, audit }: Work,
  id: string,
  from: MailRow['state'],
  change: Partial<Pick<MailRow, 'state' | 'tries' | 'dueAt' | 'letter' | 'refused'>>,
): Promise<void> {
  const row = await tx
    .selectFrom('mail')
    .select(['state', 'eventId', 'worthUntil', 'addressPrint'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'There is no such letter.');
  if (row.state !== from)
    throw new Refusal(
      'wrong_state',
      row.state === 'expired'
        ? 'This letter is no longer worth sending: what it says is past.'
        : `This letter is ${row.state === 'queued' ? 'waiting to be sent' : row.state} already.`,
    );
  if (from === 'failed' && row.worthUntil !== null && row.worthUntil <= now)
    throw new Refusal('wrong_state', 'This letter is no longer worth sending: what it says is past.');
  // Whoever sends again says that the address is right after all.
  if (from === 'failed' && row.addressPrint !== null)
    await tx.updateTable('mail').set({ refused: 0 }).where('addressPrint', '=', row.addressPrint).execute();
  await tx.updateTable('mail').set(change).where('id', '=', id).execute();
  audit({ action: `mail.${change.state ?? from}`, subject: `mail:${id}`, eventId: row.eventId });
}
