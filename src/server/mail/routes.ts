/** The calls on the outbox, answered. */
import type { FastifyInstance } from 'fastify';
import { mailEndpoints, mailServerEndpoints } from '#contract/mail/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { denied } from '#domain/messages/en/admin/denied.ts';
import { type Language, SOURCE } from '#domain/messages/languages.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf, type KeyedWork } from '../http/command.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { lettersAbout, lettersOf } from './listed.ts';
import { cancelLetters, type MailRow } from './outbox.ts';
import { triedAnew } from './sealed-letter.ts';
import {
  forgetServer,
  keepServer,
  type MailServer,
  presentServer,
  tryServer,
  wantedServer,
} from './server.ts';

export interface MailRoutesSettings {
  server: MailServer;
  /** What the event is called and speaks, for a letter that is tried before there is any act. */
  eventTried: () => Promise<{ name: string; language: Language } | undefined>;
  /** The event whose letters are shown. */
  eventId: () => Promise<string>;
  /** Refuses an id that is no act's. */
  requireAct: (id: string) => Promise<unknown>;
}

/** Registers the calls on letters and the mail server. */
export function mailRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { server, eventId, eventTried, requireAct }: MailRoutesSettings,
): void {
  const command = commandsOf(store);
  addCalls(app, gates, mailEndpoints, {
    outbox: async () => {
      const smtp = await server.settings();
      return {
        available: smtp !== undefined,
        sender: smtp?.from ?? null,
        ...(await lettersOf(store, await eventId())),
      };
    },
    lettersOfAct: async ({ params }) => {
      await requireAct(params.id);
      return { available: await server.isSet(), letters: await lettersAbout(store, params.id) };
    },
    retryLetter: command((work, _access, { params }) => sendAgain(work, params.id)),
    cancelLetter: command((work, _access, { params }) => cancel(work, params.id)),
  });
  addCalls(app, gates, mailServerEndpoints, {
    mailServer: () => presentServer(server),
    async setMailServer(call) {
      const smtp = await wantedServer(server, call.body);
      const trouble = await tryServer(
        smtp,
        call.body.testTo,
        (await eventTried()) ?? { name: 'Ovation', language: SOURCE },
      );
      if (trouble === undefined) await command(keepServer)({ ...call, smtp });
      return {
        taken: trouble === undefined,
        trouble: trouble ?? '',
        troubleTold: trouble === undefined ? [] : catalogueLinesOf(trouble),
      };
    },
    forgetMailServer: command(forgetServer),
  });
}

/** A letter that somebody else has moved on. */
const ALREADY = {
  queued: denied.letterWaits,
  sent: denied.letterSent,
  cancelled: denied.letterCancelled,
  failed: denied.letterFailed,
} as const satisfies Record<Exclude<MailRow['state'], 'expired'>, string>;

/** Sends a letter that was given up or refused again. Whoever does says that the address is right after all. */
async function sendAgain(work: KeyedWork, id: string): Promise<void> {
  const { tx, now, audit } = work;
  const row = await requireLetter(work, id, 'failed');
  if (row.worthUntil !== null && row.worthUntil <= now) throw noLongerWorthIt();
  if (row.addressPrint !== null)
    await tx.updateTable('mail').set({ refused: 0 }).where('addressPrint', '=', row.addressPrint).execute();
  const letter = triedAnew(work, row);
  await tx
    .updateTable('mail')
    .set({ state: 'queued', tries: 0, dueAt: now, refused: 0, letter })
    .where('id', '=', id)
    .execute();
  audit({ action: 'mail.queued', subject: `mail:${id}`, eventId: row.eventId });
}

/** Cancels a letter that waits. */
async function cancel(work: KeyedWork, id: string): Promise<void> {
  const row = await requireLetter(work, id, 'queued');
  await cancelLetters(work, [row]);
  work.audit({ action: 'mail.cancelled', subject: `mail:${id}`, eventId: row.eventId });
}

/** The letter, in that state. @throws Refusal `not_found`, or `wrong_state` where somebody else moved it on. */
async function requireLetter({ tx }: Work, id: string, state: MailRow['state']): Promise<MailRow> {
  const row = await tx.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'There is no such letter.');
  if (row.state !== state)
    throw row.state === 'expired' ? noLongerWorthIt() : new Refusal('wrong_state', ALREADY[row.state]);
  return row;
}

const noLongerWorthIt = () =>
  new Refusal('wrong_state', 'This letter is no longer worth sending: what it says is past.');
