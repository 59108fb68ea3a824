/** Views of the organisers' list, saved for everybody at the desk. */
import { Refusal } from '#contract/refusal.ts';
import { MOST_VIEWS, type peopleEndpoints } from '#contract/registration/people.ts';
import { type KnownBy, viewWithout } from '#domain/registration/views-naming.ts';
import { requireCurrentEvent } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';

const SHOWN = ['id', 'name', 'search', 'savedBy'] as const;

/** The saved views of an event's act list, by name. */
export const listViews = (read: Reader, eventId: string) =>
  read.selectFrom('listView').select(SHOWN).where('eventId', '=', eventId).orderBy('name').execute();

/**
 * Saves a view of the act list; with `replace` it takes the place of one with the same name. @throws Refusal when there
 * are as many as the menu holds.
 */
export async function saveView(
  { tx, now, audit }: Work,
  access: AdminAccess,
  { body: { name, search, replace } }: InputOf<typeof peopleEndpoints.saveView>,
) {
  const { id: eventId } = await requireCurrentEvent(tx);
  const views = await listViews(tx, eventId);
  const known = views.find((view) => view.name === name);
  if (known && known.search !== search && !replace)
    throw new Refusal(
      'already_exists',
      `${known.savedBy} saved another view as “${name}”. Replace it, or choose another name.`,
    );
  if (!known && views.length >= MOST_VIEWS)
    throw new Refusal('invalid', `There are ${MOST_VIEWS} views already. Delete one of them first.`);
  const savedBy = access.by.name;
  const saved = await tx
    .insertInto('listView')
    .values({ id: newId(), eventId, name, search, savedBy, savedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['eventId', 'name']).doUpdateSet({ search, savedBy, savedAt: now }),
    )
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  // Its name may be somebody's, and the log cannot be erased.
  audit({ action: 'view.saved', subject: `view:${saved.id}`, eventId });
  return saved;
}

/** Deletes a saved view. @throws Refusal `not_found`. */
export async function forgetView(
  { tx, audit }: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<typeof peopleEndpoints.forgetView>,
): Promise<void> {
  const gone = await tx.deleteFrom('listView').where('id', '=', id).returning('eventId').executeTakeFirst();
  if (!gone) throw new Refusal('not_found', 'This view is not here any more.');
  audit({ action: 'view.forgotten', subject: `view:${id}`, eventId: gone.eventId });
}

/**
 * Takes out of an event's saved views what tells of people; null: of everybody, so whatever was searched for. A view
 * of which nothing is left goes.
 */
export async function forgetInViews(
  { tx, audit }: Pick<Work, 'tx' | 'audit'>,
  eventId: string,
  known: KnownBy | null,
): Promise<void> {
  for (const view of await listViews(tx, eventId)) {
    const { id } = view;
    const search = viewWithout(view, known);
    if (search === view.search) continue;
    if (search === null) await tx.deleteFrom('listView').where('id', '=', id).execute();
    else await tx.updateTable('listView').set({ search }).where('id', '=', id).execute();
    audit({ action: search === null ? 'view.forgotten' : 'view.saved', subject: `view:${id}`, eventId });
  }
}
