/** MC pages that were paired by the event's code, and the gate that knows them. */

import type { Insertable } from 'kysely';
import { Refusal } from '#contract/refusal.ts';
import { currentEvent, type Event, requireCurrentEvent } from '../events/queries.ts';
import type { CrewAccess } from '../http/access.ts';
import { bearerToken, cameAt, type Gate, header, mint } from '../http/access.ts';
import { openWrongAnswers } from '../http/wrong-answers.ts';
import { SYSTEM } from '../store/audit.ts';
import { hashToken, newId, newToken } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';
import { screenOfPage } from './screen-pages.ts';

/** So many wrong codes from one network are told at once, the next ones later and later. */
const FREE = 10;

/** The gate of calls by screens that are paired for the current event. */
export function screenGate(store: Store): Gate<'screen'> {
  return async (request) => {
    const token = header(request, 'x-screen-token');
    const row = token === undefined ? undefined : await screenOfPage(store, token);
    if (!row) throw new Refusal('forbidden', NOT_PAIRED);
    if (row.eventId !== (await currentEvent(store.read))?.id)
      throw new Refusal('forbidden', 'This page was paired for another event. Pair it for this one.');
    await noteHeard(store, row, cameAt(request, store.now()));
    return mint<'screen'>({
      screenId: row.id,
      eventId: row.eventId,
      kind: row.kind,
      by: { kind: 'screen', id: row.id, name: row.kind === 'mc' ? 'MC' : row.name },
    });
  };
}

/** The gate of the MC's calls: a paired page, or anybody signed in who could read the code at the desk. */
export const mcGate =
  (screen: Gate<'screen'>, crew: Gate<'crew'>): Gate<'mc'> =>
  async (request) => {
    const page = await screen(request).catch(undefinedIfRefused);
    if (page?.kind === 'mc') return mint<'mc'>({ by: page.by, eventId: page.eventId });
    const desk =
      bearerToken(request) === undefined ? undefined : await crew(request).catch(undefinedIfRefused);
    if (desk) return mint<'mc'>({ by: desk.by });
    throw page ? new Refusal('wrong_screen') : new Refusal('forbidden', NOT_PAIRED);
  };

/**
 * Undefined where the error is a refusal, which says that the caller has no such proof. @throws any other error
 * again: a database that does not answer says nothing about the caller.
 */
export function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

const NOT_PAIRED = 'This page is not paired any more. Enter the code again.';
const HEARD_EVERY_MS = 15_000;

/** Keeps for the settings, roughly, when a screen was heard; whether it is here now is known from its answers. */
async function noteHeard(
  store: Store,
  { id, lastSeenAt }: { id: string; lastSeenAt: number },
  at: number,
): Promise<void> {
  if (Math.abs(at - lastSeenAt) < HEARD_EVERY_MS) return;
  await store
    .quiet((tx) => tx.updateTable('screen').set({ lastSeenAt: at }).where('id', '=', id).execute())
    // A full disk or a locked database takes no screen its view; the next look notes it.
    .catch(() => undefined);
}

/** Whether any projector is paired. While none is, whichever page shows the picture counts as the projector. */
export const knowsItsProjectors = async (store: Pick<Store, 'read'>): Promise<boolean> =>
  (await store.read
    .selectFrom('screen')
    .select('id')
    .where('kind', '=', 'projector')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The MC pages paired for an event, newest first. */
export const pairedScreens = (store: Store, eventId: string) =>
  store.read
    .selectFrom('screen')
    .select(['id', 'name', 'createdAt'])
    .where('kind', '=', 'mc')
    .where('eventId', '=', eventId)
    .orderBy('createdAt', 'desc')
    .execute();

/** Pairs a screen from now on; `told` is what the audit log says of it. Answers its id. */
export async function addScreen(
  { tx, now, audit }: Work,
  screen: Pick<Insertable<Tables['screen']>, 'eventId' | 'tokenHash' | 'kind' | 'name'>,
  told: Record<string, string>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('screen')
    .values({ id, ...screen, createdAt: now, lastSeenAt: now })
    .execute();
  audit({ action: 'screen.paired', subject: `screen:${id}`, eventId: screen.eventId, after: told });
  return id;
}

/** Pairing of MC pages by the event's code. */
export interface Pairing {
  /**
   * Pairs a page. The right code always works, whatever others try. @throws Refusal `wrong_code`, later and later to a
   * network that goes on guessing.
   */
  pair(code: string, from: { device: string; network: string }): Promise<{ token: string }>;
}

/** Opens pairing, with no wrong codes counted yet in this process. */
export function openPairing(store: Store): Pairing {
  const wrong = openWrongAnswers(store.now);
  const wrongCode = () =>
    new Refusal('wrong_code', undefined, { fields: { code: 'That code does not match.' } });
  return {
    async pair(code, { device, network }) {
      if (!(await eventWithCode(store.read, code))) {
        await wrong.hold(wrong.note(network) - FREE);
        throw wrongCode();
      }
      const token = newToken();
      await store.write({ by: SYSTEM }, async (work) => {
        // All pages may have been unpaired, and the code changed, since it was looked at.
        const event = await eventWithCode(work.tx, code);
        if (!event) throw wrongCode();
        await addScreen(
          work,
          { eventId: event.id, tokenHash: hashToken(token), kind: 'mc', name: device },
          { device },
        );
      });
      return { token };
    },
  };
}

/** The current event, where this is its code for the MC; undefined where it has another one or none. */
async function eventWithCode(read: Reader, code: string): Promise<Event | undefined> {
  const event = await requireCurrentEvent(read);
  const own = plain(event.settings.mcAccessCode);
  return own !== '' && own === plain(code) ? event : undefined;
}

/** Unpairs every MC page of the current event; does nothing without one. */
export async function unpairScreens({ tx, audit }: Work, _access: CrewAccess): Promise<void> {
  const event = await currentEvent(tx);
  if (!event) return;
  await tx.deleteFrom('screen').where('kind', '=', 'mc').where('eventId', '=', event.id).execute();
  audit({ action: 'screens.unpaired', subject: 'screens', eventId: event.id });
}

/** A code as people type it: case, spaces and dashes do not matter. */
const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
