/** Giving an event its logo, and taking it away. */
import { createHash } from 'node:crypto';
import { snakeKeys } from '#contract/case.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import type { Work } from '../store/write.ts';
import { drawnAnew } from './logo-picture.ts';
import { logoPath } from './look.ts';
import { allEvents, type Event, type EventSettings, eventById, readEvent } from './queries.ts';

/** Draws the picture anew and shows it. */
export async function setLogo(
  work: Work,
  _access: AdminAccess,
  { params: { id }, body: { png: sent, tone } }: InputOf<typeof eventsEndpoints.setLogo>,
): Promise<Event> {
  const { png, width, height } = drawnAnew(Buffer.from(sent, 'base64'));
  const digest = createHash('sha256').update(png).digest('hex');
  await work.tx
    .insertInto('eventLogo')
    .values({ digest, png: png.toString('base64'), createdAt: work.now })
    .onConflict((on) => on.column('digest').doNothing())
    .execute();
  return putLogo(work, id, { path: logoPath(digest), ratio: width / height, tone });
}

/** Shows none. */
export const removeLogo = (
  work: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<typeof eventsEndpoints.removeLogo>,
): Promise<Event> => putLogo(work, id, null);

async function putLogo({ tx, now, audit }: Work, id: string, logo: EventSettings['logo']): Promise<Event> {
  const before = await eventById(tx, id);
  if (!before) throw new Refusal('not_found', 'There is no such event.');
  const row = await tx
    .updateTable('event')
    .set({ settings: JSON.stringify(snakeKeys({ ...before.settings, logo })), updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // A copied event may show the same.
  const shown = (await allEvents(tx)).flatMap(({ settings }) => settings.logo?.path ?? []);
  const kept = await tx.selectFrom('eventLogo').select('digest').execute();
  const strays = kept.map(({ digest }) => digest).filter((digest) => !shown.includes(logoPath(digest)));
  if (strays.length > 0) await tx.deleteFrom('eventLogo').where('digest', 'in', strays).execute();
  audit({
    action: logo ? 'event.logo_set' : 'event.logo_removed',
    subject: `event:${id}`,
    eventId: id,
    before: before.settings.logo,
    after: logo,
  });
  return readEvent(row);
}
