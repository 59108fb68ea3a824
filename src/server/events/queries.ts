/** Reading events and categories. */
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Camel } from '#contract/case.ts';
import { camelKeys } from '#contract/case.ts';
import { eventSettings } from '#contract/events/schema.ts';
import { Refusal } from '#contract/refusal.ts';
import { type RegistrationState, registrationState } from '#domain/events/registration-window.ts';
import type { TellText } from '#domain/events/texts.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { Onlooker } from '../http/access.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

type EventRow = Selectable<Tables['event']>;
type CategoryRow = Selectable<Tables['category']>;

export type EventSettings = Camel<z.output<typeof eventSettings>>;

/** An event with its settings parsed. */
export type Event = Omit<EventRow, 'settings' | 'isCurrent'> & {
  settings: EventSettings;
  isCurrent: boolean;
};

/** Settings by the text that they are kept as: nearly every call reads its event, and to check them takes a twelfth of it. */
const checked = new Map<string, EventSettings>();
const MOST_CHECKED = 100;

/** Whoever reads settings shares them, so nobody changes them. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function readSettings(text: string): EventSettings {
  const known = checked.get(text);
  if (known) return known;
  if (checked.size >= MOST_CHECKED) checked.clear();
  const settings = frozen(camelKeys(eventSettings.parse(JSON.parse(text))));
  checked.set(text, settings);
  return settings;
}

/** A row of the table as an `Event`. Settings that the row does not have yet get their defaults. */
export const readEvent = (row: EventRow): Event => ({
  ...row,
  settings: readSettings(row.settings),
  isCurrent: row.isCurrent === 1,
});

/** The current event, which every public address shows; undefined before one is set up. */
export async function currentEvent(read: Reader): Promise<Event | undefined> {
  const row = await read.selectFrom('event').selectAll().where('isCurrent', '=', 1).executeTakeFirst();
  return row && readEvent(row);
}

/** The current event. @throws Refusal `no_event` when none is set up. */
export async function requireCurrentEvent(read: Reader): Promise<Event> {
  const event = await currentEvent(read);
  if (!event) throw new Refusal('no_event');
  return event;
}

/**
 * Lets pass whoever belongs to no event or to the one with the id `onNow`. @throws Refusal `no_event` for anybody else.
 */
export function refuseOtherEvent({ eventId }: Onlooker, onNow: string): void {
  if (eventId !== undefined && eventId !== onNow) throw new Refusal('no_event', 'Your event is not on now.');
}

/** The event with this id. @throws Refusal `not_found`. */
export async function requireEvent(read: Reader, id: string): Promise<Event> {
  const event = await eventById(read, id);
  if (!event) throw new Refusal('not_found', 'There is no such event.');
  return event;
}

/** The event with this id; undefined when there is none. */
export async function eventById(read: Reader, id: string): Promise<Event | undefined> {
  const row = await read.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readEvent(row);
}

/** All events, newest first. */
export const allEvents = async (read: Reader): Promise<Event[]> =>
  (await read.selectFrom('event').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute()).map(
    readEvent,
  );

/** An event's categories, in order. */
export const categoriesOf = (read: Reader, eventId: string): Promise<CategoryRow[]> =>
  read
    .selectFrom('category')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Whether registration is open at `now` (ms), not yet, or over. */
export const registrationStateOf = (event: Event, now: number): RegistrationState =>
  registrationState(
    {
      mode: event.registrationMode,
      opensAt: event.registrationOpensAt,
      closesAt: event.registrationClosesAt,
    },
    now,
  );

/** A category as the API answers it. */
export const presentCategory = (row: CategoryRow) =>
  pickFields(row, ['id', 'name', 'colour', 'timeLimitMs', 'capacity']);

/** What everybody may know of an event at `now` (ms). `mailIsSet`: whether this installation has a mail server. */
export const presentPublicEvent = (
  event: Event,
  categories: readonly CategoryRow[],
  { now, mailIsSet, tell }: { now: number; mailIsSet: boolean; tell: TellText },
  { consentText, riskText } = event.settings,
) => ({
  ...pickFields(event, ['id', 'name', 'host', 'venue', 'timeZone', 'startsAt', 'doorsAt']),
  description: tell('description', event.description),
  registration: {
    state: registrationStateOf(event, now),
    opensAt: event.registrationOpensAt,
    closesAt: event.registrationClosesAt,
  },
  categories: categories.map((row) => ({
    ...presentCategory(row),
    name: tell('category', row.name, row.id),
  })),
  ...pickFields(event.settings, ['contactLine', 'minorBelowAge', 'photoConsentAsked', 'questions']),
  ...pickFields(event.settings, ['tracksUntilAt', 'actsPerContact', 'eraseAfterDays']),
  consentText: { ...consentText, text: tell('consent', consentText.text) },
  riskText: { ...riskText, text: tell('rules', riskText.text) },
  // An answer by mail is not promised where none can go out.
  contactNeeded: event.settings.mailOn && mailIsSet,
});
