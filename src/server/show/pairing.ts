/** Screens that are paired by a code of their own: offered by the screen, claimed and named by the crew. */
import { randomInt } from 'node:crypto';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { screensEndpoints } from '#contract/show/screens.ts';
import type { Device } from '#domain/show/presence.ts';
import { currentEvent, requireCurrentEvent } from '../events/queries.ts';
import type { CrewAccess, ScreenAccess } from '../http/access.ts';
import { networkOf } from '../http/address.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken, newId, newToken } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { PresenceBook } from './presence.ts';

const CODE_MS = 600_000;
/** Letters that are not taken for one another, read aloud or from the back of a hall. */
const LETTERS = 'abcdefhjkmnprstuvwxy';
const CODE_LENGTH = 6;
/** Codes that wait to be claimed: from one address, and in all. */
const MOST_OFFERED = { byAddress: 30, inAll: 500 };
const CALL_MS = 5_000;

/**
 * A code for a screen to show.
 * @throws Refusal `too_many` while too many wait to be claimed.
 */
export async function offerScreen(
  store: Store,
  { kind, address }: { kind: ScreenAccess['kind']; address: string },
): Promise<AnswerOf<typeof screensEndpoints.offerScreen>> {
  const now = store.now();
  const token = newToken();
  // Enough to count by, and nobody's address in the database or its copies.
  const from = store.secrets.fingerprint('screen offer', networkOf(address));
  const expiresAt = now + CODE_MS;
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  await store.quiet(async (tx) => {
    await tx.deleteFrom('screenCode').where('expiresAt', '<=', now).execute();
    const waiting = await tx.selectFrom('screenCode').select('address').execute();
    const same = waiting.filter((row) => row.address === from);
    if (waiting.length >= MOST_OFFERED.inAll || same.length >= MOST_OFFERED.byAddress)
      throw new Refusal('too_many', undefined, { retryAfter: 60 });
    await tx
      .insertInto('screenCode')
      .values({ code, tokenHash: hashToken(token), kind, address: from, expiresAt })
      .execute();
  });
  return { code, token, expiresAt };
}

/** Pairs the screen that shows the code. @throws Refusal `unknown_screen_code`. */
export async function claimScreen(
  store: Store,
  access: CrewAccess,
  given: { code: string; name: string },
): Promise<{ id: string }> {
  const code = given.code.toLowerCase().replace(/[\s-]/g, '');
  return store.write({ by: access.by }, async ({ tx, now, audit }) => {
    const offer = await tx
      .selectFrom('screenCode')
      .selectAll()
      .where('code', '=', code)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    if (!offer)
      throw new Refusal('unknown_screen_code', undefined, {
        fields: { code: 'No screen shows that code now. Press P at the screen for a new one.' },
      });
    const event = await requireCurrentEvent(tx);
    const id = newId();
    await tx.deleteFrom('screenCode').where('code', '=', code).execute();
    await tx
      .insertInto('screen')
      .values({
        id,
        eventId: event.id,
        tokenHash: offer.tokenHash,
        kind: offer.kind,
        name: given.name,
        createdAt: now,
        lastSeenAt: now,
      })
      .execute();
    audit({
      action: 'screen.paired',
      subject: `screen:${id}`,
      eventId: event.id,
      after: { kind: offer.kind, name: given.name },
    });
    return { id };
  });
}

/** The screens that are paired for an event, first ones first. */
export async function screensOf(read: Reader, eventId: string) {
  const rows = await read
    .selectFrom('screen')
    .select(['id', 'kind', 'name', 'createdAt', 'lastSeenAt', 'calledUntil'])
    .where('eventId', '=', eventId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row, index) => ({ ...row, number: index + 1 }));
}

/** What a paired screen is, where devices that follow are counted. */
const COUNTED_AS = { projector: 'projector', mc: 'mc', backstage: 'crew' } as const;

/** The paired screen among the devices that follow. */
export const screenDevice = ({ screenId, kind, by }: ScreenAccess): Device => ({
  kind: COUNTED_AS[kind],
  id: screenId,
  name: by.name,
});

/** The screens as the crew sees them. */
export async function presentScreens(store: Store, presence: Pick<PresenceBook, 'isHere' | 'lastHeard'>) {
  const event = await currentEvent(store.read);
  const screens = event ? await screensOf(store.read, event.id) : [];
  return screens.map(({ calledUntil: _, ...screen }) => ({
    ...screen,
    here: presence.isHere(COUNTED_AS[screen.kind], screen.id),
    lastSeenAt: presence.lastHeard(COUNTED_AS[screen.kind], screen.id) ?? screen.lastSeenAt,
  }));
}

/** What the asking screen is called. */
export async function ownScreen(
  store: Store,
  access: ScreenAccess | undefined,
): Promise<AnswerOf<typeof screensEndpoints.ownScreen>> {
  const all = access === undefined ? [] : await screensOf(store.read, access.eventId);
  const own = all.find((screen) => screen.id === access?.screenId);
  return { screen: own ? { id: own.id, kind: own.kind, name: own.name, number: own.number } : null };
}

/** The event's screen that shows its name now, of several the one that was asked last; none while none was asked to. */
export async function calledScreen(read: Reader, eventId: string, now: number) {
  const [called] = (await screensOf(read, eventId))
    .filter((screen) => (screen.calledUntil ?? 0) > now)
    .toSorted((a, b) => (b.calledUntil ?? 0) - (a.calledUntil ?? 0));
  return called?.calledUntil
    ? { screenId: called.id, name: called.name, number: called.number, untilAt: called.calledUntil }
    : null;
}

/** Renames, calls or unpairs a screen. @throws Refusal `not_found`. */
export async function changeScreen(
  store: Store,
  access: CrewAccess,
  id: string,
  change: { name: string } | 'identify' | 'unpair',
): Promise<void> {
  await store.write({ by: access.by }, async ({ tx, now, audit }) => {
    const row = await tx.selectFrom('screen').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
    if (!row) throw new Refusal('not_found');
    if (change === 'unpair') await tx.deleteFrom('screen').where('id', '=', id).execute();
    else
      await tx
        .updateTable('screen')
        .set(change === 'identify' ? { calledUntil: now + CALL_MS } : { name: change.name })
        .where('id', '=', id)
        .execute();
    if (change === 'identify') return;
    audit({
      action: change === 'unpair' ? 'screen.unpaired' : 'screen.renamed',
      subject: `screen:${id}`,
      eventId: null,
      before: { name: row.name },
      ...(change !== 'unpair' && { after: { name: change.name } }),
    });
  });
}
