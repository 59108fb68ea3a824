/** The pictures of events, by the digest of their bytes: logos, those of sponsors, and backgrounds. */
import { createHash } from 'node:crypto';
import { snakeKeys } from '#contract/case.ts';
import type { EventPictureType } from '../store/tables/events.ts';
import type { Work } from '../store/write.ts';
import { type DrawnPicture, drawnAnew } from './logo-picture.ts';
import { picturePath } from './look.ts';
import { allEvents, type Event, type EventSettings, readEvent } from './queries.ts';

/** A call's body with its picture re-encoded; done before the write is opened, because it takes long. */
export const withPicture = async <C extends { body: { png: string } }>(
  call: C,
): Promise<C & { drawn: DrawnPicture }> => ({
  ...call,
  drawn: await drawnAnew(Buffer.from(call.body.png, 'base64')),
});

/** Stores a re-encoded picture. @returns the path under which it is served. */
export async function keepBytes(work: Work, bytes: Buffer, type: EventPictureType): Promise<string> {
  const digest = createHash('sha256').update(bytes).digest('hex');
  await work.tx
    .insertInto('eventLogo')
    .values({ digest, bytes: bytes.toString('base64'), type, createdAt: work.now })
    .onConflict((on) => on.column('digest').doNothing())
    .execute();
  return picturePath(digest, type);
}

/** Stores a re-encoded picture. @returns the path under which it is served, and its width divided by its height. */
export async function keepPicture(
  work: Work,
  { png, width, height }: DrawnPicture,
): Promise<{ path: string; ratio: number }> {
  return { path: await keepBytes(work, png, 'image/png'), ratio: width / height };
}

const picturesOf = ({ settings: { logo, background, sponsors } }: Event): string[] => [
  ...(logo ? [logo.path] : []),
  ...(background ? [background.path] : []),
  ...sponsors.map(({ path }) => path),
];

/** Sets which pictures an event shows, and deletes those that no event shows any more. */
export async function putPictures(
  { tx, now }: Work,
  before: Event,
  changed: Partial<Pick<EventSettings, 'logo' | 'background' | 'sponsors'>>,
): Promise<Event> {
  const row = await tx
    .updateTable('event')
    .set({ settings: JSON.stringify(snakeKeys({ ...before.settings, ...changed })), updatedAt: now })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // A copied event may show the same.
  const shown = new Set((await allEvents(tx)).flatMap(picturesOf));
  const kept = await tx.selectFrom('eventLogo').select(['digest', 'type']).execute();
  const strays = kept
    .filter(({ digest, type }) => !shown.has(picturePath(digest, type)))
    .map(({ digest }) => digest);
  if (strays.length > 0) await tx.deleteFrom('eventLogo').where('digest', 'in', strays).execute();
  return readEvent(row);
}
