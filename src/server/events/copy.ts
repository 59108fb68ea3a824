/** Setting up this year's event like last year's, without its people. */
import { snakeKeys } from '#contract/case.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf, KeyedWork } from '../http/command.ts';
import { newCode, newId } from '../store/secrets.ts';
import { insertCategories } from './commands.ts';
import { categoriesOf, type Event, readEvent, requireEvent } from './queries.ts';

/**
 * What another room copies from one event to the next, in the same transaction; `categories` maps the old ids to the
 * new.
 */
export type AlongWithCopy = (
  work: KeyedWork,
  access: AdminAccess,
  fromEventId: string,
  toEventId: string,
  categories: ReadonlyMap<string, string>,
) => Promise<void>;

/**
 * Makes an event like another: place, time zone, settings and categories. Its registration is closed until
 * somebody opens it, nothing of it is published, and its MC has a code of their own.
 */
export async function copyEvent(
  work: KeyedWork,
  access: AdminAccess,
  { params: { id }, body: given }: InputOf<typeof eventsEndpoints.copyEvent>,
  alongWithCopy: AlongWithCopy,
): Promise<Event> {
  const { tx, now, audit } = work;
  const from = await requireEvent(tx, id);
  const settings = {
    ...from.settings,
    mcAccessCode: newCode(),
    lineupPublished: false,
    tracksUntilAt: null,
  };
  const row = await tx
    .insertInto('event')
    .values({
      id: newId(),
      name: given.name,
      ...pickFields(from, ['host', 'venue', 'description', 'timeZone']),
      startsAt: given.startsAt,
      doorsAt: null,
      registrationMode: 'closed',
      registrationOpensAt: null,
      registrationClosesAt: null,
      settings: JSON.stringify(snakeKeys(settings)),
      isCurrent: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const categories = await insertCategories(work, row.id, await categoriesOf(tx, id));
  await alongWithCopy(work, access, id, row.id, categories);
  audit({
    action: 'event.copied',
    subject: `event:${row.id}`,
    eventId: row.id,
    after: { name: row.name, from: from.name },
  });
  return readEvent(row);
}
