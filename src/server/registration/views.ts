/** Views of the organisers' list, saved for everybody at the desk. */
import type { BodyOf } from '#contract/endpoint.ts';
import { MOST_VIEWS, type peopleEndpoints } from '#contract/registration/people.ts';
import type { AdminAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';

const SHOWN = ['id', 'name', 'search', 'savedBy'] as const;

/** An event's views, by name. */
export const listViews = (read: Reader, eventId: string) =>
  read.selectFrom('listView').select(SHOWN).where('eventId', '=', eventId).orderBy('name').execute();

/** Saves one; it takes the place of one of the same name where that was said. @throws Refusal when there are as many as a menu holds. */
export const saveView = (
  store: Store,
  access: AdminAccess,
  eventId: string,
  { name, search, replace }: BodyOf<typeof peopleEndpoints.saveView>,
) =>
  store.write({ by: access.by }, async ({ tx, now, audit }) => {
    const views = await listViews(tx, eventId);
    const known = views.find((view) => view.name === name);
    if (known && known.search !== search && !replace)
      throw new Refusal(
        'already_exists',
        `${known.savedBy} saved another view as “${name}”. Replace it, or choose another name.`,
      );
    if (!known && views.length >= MOST_VIEWS)
      throw new Refusal('invalid', `There are ${MOST_VIEWS} views already. Forget one of them first.`);
    const savedBy = access.by.name;
    const saved = await tx
      .insertInto('listView')
      .values({ id: newId(), eventId, name, search, savedBy, savedAt: now })
      .onConflict((conflict) =>
        conflict.columns(['eventId', 'name']).doUpdateSet({ search, savedBy, savedAt: now }),
      )
      .returning(SHOWN)
      .executeTakeFirstOrThrow();
    audit({ action: 'view.saved', subject: `view:${saved.id}`, eventId, after: { name } });
    return saved;
  });

/** Forgets one. @throws Refusal `not_found`. */
export const forgetView = (store: Store, access: AdminAccess, id: string): Promise<void> =>
  store.write({ by: access.by }, async ({ tx, audit }) => {
    const gone = await tx
      .deleteFrom('listView')
      .where('id', '=', id)
      .returning(['eventId', 'name'])
      .executeTakeFirst();
    if (!gone) throw new Refusal('not_found', 'This view is not here any more.');
    audit({
      action: 'view.forgotten',
      subject: `view:${id}`,
      eventId: gone.eventId,
      before: { name: gone.name },
    });
  });
