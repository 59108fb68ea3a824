/** The pictures of events, by the digest of their bytes: logos and those of sponsors. */
import { createHash } from 'node:crypto';
import { snakeKeys } from '#contract/case.ts';
import type { Work } from '../store/write.ts';
import { type DrawnPicture, drawnAnew } from './logo-picture.ts';
import { logoPath } from './look.ts';
import { allEvents, type Event, type EventSettings, readEvent } from './queries.ts';

/** A call that sent a picture, with the picture drawn anew: that takes long, so it is done before the write is opened. */
export const withPicture = async <C extends { body: { png: string } }>(
  call: C,
): Promise<C & { drawn: DrawnPicture }> => ({
  ...call,
  drawn: await drawnAnew(Buffer.from(call.body.png, 'base64')),
});

/** Keeps a picture that was drawn anew. @returns where it is served, and its width by its height. */
export async function keepPicture(
  work: Work,
  { png, width, height }: DrawnPicture,
): Promise<{ path: string; ratio: number }> {
  const digest = createHash('sha256').update(png).digest('hex');
  await work.tx
    .insertInto('eventLogo')
    .values({ digest, png: png.toString('base64'), createdAt: work.now })
    .onConflict((on) => on.column('digest').doNothing())
    .execute();
  return { path: logoPath(digest), ratio: width / height };
}

const picturesOf = ({ settings: { logo, sponsors } }: Event): string[] => [
  ...(logo ? [logo.path] : []),
  ...sponsors.map(({ path }) => path),
];

/** Changes which pictures an event shows, and lets go of those that none shows any more. */
export async function putPictures(
  { tx, now }: Work,
  before: Event,
  changed: Partial<Pick<EventSettings, 'logo' | 'sponsors'>>,
): Promise<Event> {
  const row = await tx
    .updateTable('event')
    .set({ settings: JSON.stringify(snakeKeys({ ...before.settings, ...changed })), updatedAt: now })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // A copied event may show the same.
  const shown = new Set((await allEvents(tx)).flatMap(picturesOf));
  const kept = await tx.selectFrom('eventLogo').select('digest').execute();
  const strays = kept.map(({ digest }) => digest).filter((digest) => !shown.has(logoPath(digest)));
  if (strays.length > 0) await tx.deleteFrom('eventLogo').where('digest', 'in', strays).execute();
  return readEvent(row);
}
