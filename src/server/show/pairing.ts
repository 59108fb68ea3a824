/**
 * Screens that are paired by a code of their own: offered by the screen, claimed and named by the crew.
 *
 * Nothing is kept of an offer, so that nobody can use them up: a code carries a check that only this installation can
 * make, and so does the token of the page that shows it.
 */
import { randomInt } from 'node:crypto';
import type { AnswerOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { PAIRABLE, type screensEndpoints } from '#contract/show/screens.ts';
import type { Device } from '#domain/show/presence.ts';
import { currentEvent, requireCurrentEvent } from '../events/queries.ts';
import type { CrewAccess, ScreenAccess } from '../http/access.ts';
import type { InputOf, KeyedWork } from '../http/command.ts';
import type { Secrets } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { PresenceBook } from './presence.ts';
import { hashOfCode, type Offer, pageToken } from './screen-pages.ts';
import { addScreen } from './screens.ts';

/** A code is of a span of time; each is so long, in ms. */
export const SPAN_MS = 300_000;
/** A code is good in the span that it was made in and the next two: ten minutes at least. */
const SPANS = 3;
/** Letters that are not taken for one another, read aloud or from the back of a hall. */
const LETTERS = 'abcdefhjkmnprstuvwxy';
/** 64 million codes: no two screens of a hall are given the same one. */
const RANDOM_LETTERS = 6;
/** A slip of the finger passes once in 900 times, over all kinds and spans. */
const CHECK_LETTERS = 3;
const CALL_MS = 5_000;

type Calls = typeof screensEndpoints;
type Kind = ScreenAccess['kind'];

const spanOf = (at: number): number => Math.floor(at / SPAN_MS);

/** The code of a screen that begins with these letters. */
function codeOf(letters: string, { kind, span }: Offer, secrets: Secrets): string {
  const check = Buffer.from(secrets.fingerprint('screen code', `${letters} ${kind} ${span}`), 'hex');
  return (
    letters + Array.from(check.subarray(0, CHECK_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('')
  );
}

/** A new pairing code for a screen, the token that the screen keeps, and when the code expires, in ms. */
export function offerScreen(
  { now, secrets }: Pick<Store, 'now' | 'secrets'>,
  kind: Kind,
): AnswerOf<typeof screensEndpoints.offerScreen> {
  const span = spanOf(now());
  let code = '';
  // One that could be taken for another screen's, now or in the spans to come, is given to nobody.
  do {
    const letters = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    code = codeOf(letters, { kind, span }, secrets);
  } while (readings(code, { from: span - SPANS + 1, to: span + SPANS - 1 }, secrets).length > 1);
  return { code, token: pageToken(code, { kind, span }, secrets), expiresAt: (span + SPANS) * SPAN_MS };
}

/** Of which kinds of screens, in which spans, a code can have been made. */
const readings = (code: string, { from, to }: { from: number; to: number }, secrets: Secrets) =>
  Array.from({ length: to - from + 1 }, (_, at) => to - at).flatMap((span) =>
    PAIRABLE.filter((kind) => codeOf(code.slice(0, RANDOM_LETTERS), { kind, span }, secrets) === code).map(
      (kind) => ({ kind, span }),
    ),
  );

/**
 * The kind of screen that a pairing code of the last minutes was made for, with the hash by which it is found;
 * undefined for any other code.
 */
export function offeredBy(code: string, now: number, secrets: Secrets) {
  const span = spanOf(now);
  const [offer] = readings(code, { from: span - SPANS + 1, to: span }, secrets);
  return offer && { kind: offer.kind, tokenHash: hashOfCode(code, offer, secrets) };
}

/** Pairs the screen that shows the code. @throws Refusal `unknown_screen_code`. */
export async function claimScreen(
  work: KeyedWork,
  _access: CrewAccess,
  { body: given }: InputOf<Calls['claimScreen']>,
): Promise<{ id: string }> {
  const { tx, now, secrets } = work;
  const offer = offeredBy(given.code.toLowerCase().replace(/[\s-]/g, ''), now, secrets);

  const paired =
    offer &&
    (await tx.selectFrom('screen').select('id').where('tokenHash', '=', offer.tokenHash).executeTakeFirst());
  if (!offer || paired)
    throw new Refusal('unknown_screen_code', undefined, {
      fields: { code: 'No screen shows that code now. Press P at the screen for a new one.' },
    });
  const { id: eventId } = await requireCurrentEvent(tx);
  const { kind, tokenHash } = offer;
  const { name } = given;
  return { id: await addScreen(work, { eventId, tokenHash, kind, name }, { kind, name }) };
}

/** The screens paired for an event, the first one first. */
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

/** A paired screen as a device in the presence book. */
export const screenDevice = ({ screenId, kind, by }: ScreenAccess): Device => ({
  kind: COUNTED_AS[kind],
  id: screenId,
  name: by.name,
});

/** The paired screens as the crew sees them. */
export async function presentScreens(store: Store, presence: Pick<PresenceBook, 'isHere' | 'lastHeard'>) {
  const event = await currentEvent(store.read);
  const screens = event ? await screensOf(store.read, event.id) : [];
  return screens.map(({ calledUntil: _, ...screen }) => ({
    ...screen,
    here: presence.isHere(COUNTED_AS[screen.kind], screen.id),
    lastSeenAt: presence.lastHeard(COUNTED_AS[screen.kind], screen.id) ?? screen.lastSeenAt,
  }));
}

/** The calling screen's own name. */
export async function ownScreen(
  store: Store,
  access: ScreenAccess | undefined,
): Promise<AnswerOf<typeof screensEndpoints.ownScreen>> {
  const all = access === undefined ? [] : await screensOf(store.read, access.eventId);
  const own = all.find((screen) => screen.id === access?.screenId);
  return { screen: own ? { id: own.id, kind: own.kind, name: own.name, number: own.number } : null };
}

/**
 * The screen of the event that is to show its name at `now` (ms), of several the one asked last; null while none
 * is.
 */
export async function calledScreen(read: Reader, eventId: string, now: number) {
  const [called] = (await screensOf(read, eventId))
    // Nobody calls for longer: one that is further ahead was called by a clock that was put back since.
    .filter(({ calledUntil }) => calledUntil !== null && calledUntil > now && calledUntil <= now + CALL_MS)
    .toSorted((a, b) => (b.calledUntil ?? 0) - (a.calledUntil ?? 0));
  return called?.calledUntil
    ? { screenId: called.id, name: called.name, number: called.number, untilAt: called.calledUntil }
    : null;
}

/** @throws Refusal `not_found`. */
async function requireScreen({ tx }: Work, id: string) {
  const row = await tx.selectFrom('screen').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Gives a screen another name. */
export async function renameScreen(
  work: Work,
  _access: CrewAccess,
  { params: { id }, body: { name } }: InputOf<Calls['renameScreen']>,
): Promise<void> {
  const before = { name: (await requireScreen(work, id)).name };
  await work.tx.updateTable('screen').set({ name }).where('id', '=', id).execute();
  work.audit({ action: 'screen.renamed', subject: `screen:${id}`, eventId: null, before, after: { name } });
}

/** Has a screen show its name for a moment. */
export async function identifyScreen(
  work: Work,
  _access: CrewAccess,
  { params: { id } }: InputOf<Calls['identifyScreen']>,
): Promise<void> {
  await requireScreen(work, id);
  const calledUntil = work.now + CALL_MS;
  await work.tx.updateTable('screen').set({ calledUntil }).where('id', '=', id).execute();
}

/** Unpairs a screen. */
export async function unpairScreen(
  work: Work,
  _access: CrewAccess,
  { params: { id } }: InputOf<Calls['unpairScreen']>,
): Promise<void> {
  const before = { name: (await requireScreen(work, id)).name };
  await work.tx.deleteFrom('screen').where('id', '=', id).execute();
  work.audit({ action: 'screen.unpaired', subject: `screen:${id}`, eventId: null, before });
}
