/** The pictures of events, by the digest of their bytes: logos and those of sponsors. */
import { createHash } from 'node:crypto';
import { snakeKeys } from '#contract/case.ts';
import type { Work } from '../store/write.ts';
import { drawnAnew } from './logo-picture.ts';
import { logoPath } from './look.ts';
import { allEvents, type Event, type EventSettings, readEvent } from './queries.ts';

/** Draws a picture anew and keeps it. @returns where it is served, and its width by its height. */
export async function keepPicture(work: Work, sent: string): Promise<{ path: string; ratio: number }> {
  const { png, width, height } = drawnAnew(Buffer.from(sent, 'base64'));
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
