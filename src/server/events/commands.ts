/** Changing events and categories. */
import { snakeKeys } from '#contract/case.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import { eventSettings, MOST_CATEGORIES } from '#contract/events/schema.ts';
import { Refusal, wrongField } from '#contract/refusal.ts';
import { isNeverOpen } from '#domain/events/registration-window.ts';
import { type Language, SOURCE } from '#domain/messages/languages.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import type { AuditEntry } from '../store/audit.ts';
import { unlessInUse } from '../store/references.ts';
import { newCode, newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import {
  categoriesOf,
  currentEvent,
  type Event,
  presentCategory,
  readEvent,
  requireCurrentEvent,
  requireEvent,
} from './queries.ts';
import { dropTexts } from './texts.ts';

type NewEvent = BodyOf<typeof eventsEndpoints.addEvent>;

const ALONE_TOO_LATE =
  'The show has begun, so two people certify its results. This can be switched off before a show, not during or after it.';

/** What another room creates together with an event, in the same transaction: a round of this name. */
export type AlongWithEvent = (work: Work, eventId: string, round: { name: string }) => Promise<unknown>;

/** What an event of a language says where nobody said anything else. */
export type UsualWords = (language: Language) => Promise<{
  agreed: Pick<Event['settings'], 'consentText' | 'riskText'>;
  roundName: string;
}>;

/** What another room records when an event's line-up is published or hidden again, in the same transaction. */
export type LineupTurned = (work: Work, event: Event) => Promise<void>;

/** Refuses while something of the current event is under way that must not be left. */
export type EventMayBeLeft = (work: Work, event: Event) => Promise<void>;

/** Whether an event's show has begun or anything of it is scored, as other rooms know it. */
export type Begun = (read: Reader, eventId: string) => Promise<boolean>;

/** Sets up an event with its first round. The first event is the current one at once. */
export async function addEvent(
  work: Work,
  _access: AdminAccess,
  given: NewEvent,
  { alongWithEvent, usualWords }: { alongWithEvent: AlongWithEvent; usualWords: UsualWords },
): Promise<Event> {
  const { agreed, roundName } = await usualWords(given.settings.mainLanguage ?? SOURCE);
  const event = await insertEvent(work, { ...given, settings: { ...agreed, ...given.settings } });
  await alongWithEvent(work, event.id, { name: roundName });
  return event;
}

/**
 * Writes the row of a new event, with a code for its MC and nothing else in it. The first event is the current one at
 * once.
 */
export async function insertEvent(
  { tx, now, audit }: Work,
  given: NewEvent & { settings: { lettersAddress?: string } },
): Promise<Event> {
  requireWindow(given);
  const current = await tx.selectFrom('event').select('id').where('isCurrent', '=', 1).executeTakeFirst();
  const mcAccessCode = given.settings.mcAccessCode || newCode();
  const settings = eventSettings.parse(snakeKeys({ ...given.settings, mcAccessCode }));
  const row = await tx
    .insertInto('event')
    .values({
      ...given,
      id: newId(),
      settings: JSON.stringify(settings),
      isCurrent: current ? 0 : 1,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  audit({ action: 'event.added', subject: `event:${row.id}`, eventId: row.id, after: { name: row.name } });
  return readEvent(row);
}

type Dates = Pick<Event, 'registrationMode' | 'registrationOpensAt' | 'registrationClosesAt'>;

/** @throws Refusal `invalid` for dates between which registration would never be open. */
function requireWindow(dates: Dates): void {
  const [mode, opensAt, closesAt] = [
    dates.registrationMode,
    dates.registrationOpensAt,
    dates.registrationClosesAt,
  ];
  if (isNeverOpen({ mode, opensAt, closesAt }))
    throw wrongField('registration_closes_at', 'Registration closes after it opens. Choose a later moment.');
}

/** Puts categories into an event that has none. Answers a map from the id that each was given with to its new one. */
export async function insertCategories(
  { tx }: Work,
  eventId: string,
  categories: readonly (BodyOf<typeof eventsEndpoints.addCategory> & { id: string })[],
): Promise<Map<string, string>> {
  const ids = new Map(categories.map(({ id }) => [id, newId()]));
  const rows = categories.map((given, position) => ({
    ...given,
    id: ids.get(given.id) ?? newId(),
    eventId,
    position,
  }));
  if (rows.length > 0) await tx.insertInto('category').values(rows).execute();
  return ids;
}

/** Texts that somebody agrees to, with the field of their translations. */
export const AGREED_TEXTS = { consent: 'consentText', rules: 'riskText' } as const;

/**
 * Gives texts that people agree to the next version although their main one stays: what is read in another language
 * was changed, and whoever had it open agreed to what is not there any more.
 */
export async function raiseVersions(
  { tx, now }: Work,
  { id, settings }: Event,
  fields: readonly (keyof typeof AGREED_TEXTS)[],
): Promise<void> {
  const raised = Object.fromEntries(
    fields.map((field) => {
      const { text, version } = settings[AGREED_TEXTS[field]];
      return [AGREED_TEXTS[field], { text, version: version + 1 }];
    }),
  );
  if (fields.length > 0)
    await tx
      .updateTable('event')
      .set({ settings: JSON.stringify(snakeKeys({ ...settings, ...raised })), updatedAt: now })
      .where('id', '=', id)
      .execute();
}

/**
 * Changes what is named. A changed consent or risk text gets the next version number by itself.
 * @param opened where the admin has this server open, if that is an address for others too; else empty.
 * @throws Refusal `wrong_state` when one person is to certify alone once the show has begun, `invalid` for registration
 * that closes before it opens.
 */
export async function changeEvent(
  work: Work,
  _access: AdminAccess,
  { params: { id }, body: { settings: changes, ...facts } }: InputOf<typeof eventsEndpoints.changeEvent>,
  { opened, begun, lineupTurned }: { opened: string; begun: Begun; lineupTurned: LineupTurned },
): Promise<Event> {
  const { tx, now, audit } = work;
  const before = await requireEvent(tx, id);
  // One that stands from before is no reason to refuse any other change.
  if ('registrationMode' in facts || 'registrationOpensAt' in facts || 'registrationClosesAt' in facts)
    requireWindow({ ...before, ...facts });
  const settings = { ...before.settings, ...changes };
  if (before.settings.twoPersonCertification && !settings.twoPersonCertification && (await begun(tx, id)))
    throw new Refusal('wrong_state', ALONE_TOO_LATE);
  // Mail that was turned on where only this machine gets to leads to where an admin has it open next.
  const leadsNowhere = settings.mailOn && settings.lettersAddress === '';
  if ((changes?.mailOn || leadsNowhere) && opened !== '') settings.lettersAddress = opened;
  for (const text of ['consentText', 'riskText'] as const)
    settings[text] =
      settings[text].text === before.settings[text].text
        ? before.settings[text]
        : { text: settings[text].text, version: before.settings[text].version + 1 };
  const row = await tx
    .updateTable('event')
    .set({ ...facts, settings: JSON.stringify(snakeKeys(settings)), updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (settings.lineupPublished !== before.settings.lineupPublished) await lineupTurned(work, readEvent(row));
  audit({
    action: 'event.changed',
    subject: `event:${id}`,
    eventId: id,
    ...changed(before, readEvent(row)),
  });
  return readEvent(row);
}

/** Only the fields that differ, before and after. */
function changed(before: Event, after: Event): Pick<AuditEntry, 'before' | 'after'> {
  const keys = (Object.keys(after) as (keyof Event)[]).filter(
    (key) => key !== 'updatedAt' && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (event: Event) => Object.fromEntries(keys.map((key) => [key, event[key]]));
  return { before: pick(before), after: pick(after) };
}

/**
 * Makes an event the current one, which every public address shows. @throws Refusal `not_found`, or as `mayBeLeft` does
 * for the one that is current.
 */
export async function makeCurrent(
  work: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<typeof eventsEndpoints.makeEventCurrent>,
  mayBeLeft: EventMayBeLeft,
): Promise<Event> {
  const { tx, audit } = work;
  const before = await currentEvent(tx);
  if (before && before.id !== id) await mayBeLeft(work, before);
  await tx.updateTable('event').set({ isCurrent: 0 }).where('isCurrent', '=', 1).execute();
  const row = await tx
    .updateTable('event')
    .set({ isCurrent: 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'There is no such event.');
  audit({ action: 'event.made_current', subject: `event:${id}`, eventId: id });
  return readEvent(row);
}

/**
 * Adds a category behind those of the current event. @throws Refusal `already_exists`, or `wrong_state` where there is no
 * room.
 */
export async function addCategory(
  work: Work,
  _access: AdminAccess,
  { body: given }: InputOf<typeof eventsEndpoints.addCategory>,
) {
  const event = await requireCurrentEvent(work.tx);
  const known = await categoriesOf(work.tx, event.id);
  refuseTakenName(known, given.name);
  if (known.length >= MOST_CATEGORIES)
    throw new Refusal('wrong_state', `There is room for ${MOST_CATEGORIES} categories. Remove one first.`);
  const position = known.reduce((last, row) => Math.max(last, row.position + 1), 0);
  const row = await work.tx
    .insertInto('category')
    .values({ ...given, id: newId(), eventId: event.id, position })
    .returningAll()
    .executeTakeFirstOrThrow();
  work.audit({ action: 'category.added', subject: `category:${row.id}`, eventId: event.id, after: given });
  return presentCategory(row);
}

/** Changes the fields of a category that are given. @throws Refusal `not_found`. */
export async function changeCategory(
  work: Work,
  _access: AdminAccess,
  { params: { id }, body: change }: InputOf<typeof eventsEndpoints.changeCategory>,
) {
  const before = await categoryById(work, id);
  if (change.name !== undefined)
    refuseTakenName(
      (await categoriesOf(work.tx, before.eventId)).filter((row) => row.id !== id),
      change.name,
    );
  if (Object.keys(change).length > 0)
    await work.tx.updateTable('category').set(change).where('id', '=', id).execute();
  const after = presentCategory(await categoryById(work, id));
  work.audit({
    action: 'category.changed',
    subject: `category:${id}`,
    eventId: before.eventId,
    before: presentCategory(before),
    after,
  });
  return after;
}

/** Puts the current event's categories in this order. @throws Refusal unless the list names each exactly once. */
export async function orderCategories(
  { tx, audit }: Work,
  _access: AdminAccess,
  { body: { ids } }: InputOf<typeof eventsEndpoints.orderCategories>,
) {
  const event = await requireCurrentEvent(tx);
  const known = await categoriesOf(tx, event.id);
  const same = known.length === ids.length && known.every((row) => ids.includes(row.id));
  if (!same) throw new Refusal('stale', 'The categories have changed in the meantime. Load the page again.');
  for (const [position, id] of ids.entries())
    await tx.updateTable('category').set({ position }).where('id', '=', id).execute();
  audit({ action: 'category.ordered', subject: `event:${event.id}`, eventId: event.id, after: ids });
  return (await categoriesOf(tx, event.id)).map(presentCategory);
}

/** Removes a category. @throws Refusal `in_use` when an act, criterion or judge uses it. */
export async function removeCategory(
  work: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<typeof eventsEndpoints.removeCategory>,
): Promise<void> {
  const before = await categoryById(work, id);
  // The database itself knows what refers to it; asking each room would let a new one be forgotten.
  await unlessInUse(
    work.tx.deleteFrom('category').where('id', '=', id).execute(),
    `${before.name} is used by acts or criteria. Move them first.`,
  );
  await dropTexts(work, id);
  work.audit({
    action: 'category.removed',
    subject: `category:${id}`,
    eventId: before.eventId,
    before: presentCategory(before),
  });
}

async function categoryById({ tx }: Work, id: string) {
  const row = await tx.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'There is no such category.');
  return row;
}

function refuseTakenName(known: readonly { name: string }[], name: string): void {
  if (known.some((row) => row.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('already_exists', `There is a category named ${name} already.`, {
      fields: { name: 'Choose another name.' },
    });
}
