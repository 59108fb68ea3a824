/** All music of an event as one zip for the sound desk's laptop, made while it is sent. */
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import yazl from 'yazl';
import { Refusal } from '#contract/refusal.ts';
import { distinctNames, trackFileName } from '#domain/tracks/file-name.ts';
import { trackIsWanted } from '#domain/tracks/track.ts';
import { eventById } from '../events/queries.ts';
import type { Gates } from '../http/access.ts';
import type { Holder } from '../registration/signed-address.ts';
import type { Store } from '../store/store.ts';
import { type NewestFile, newestFiles } from './files.ts';
import { openZipLink, type ZipSound, zipLink } from './links.ts';
import { attachment, type PlacesOf, STRANGERS_BYTES } from './playing.ts';
import { actsWithTracksOf } from './queries.ts';
import type { Shelf, TrackStorage } from './storage.ts';

interface Entry {
  name: string;
  id: string;
  shelf: Shelf;
  size: number;
  uploadedAt: number;
}

/** The files of the event's accepted acts in running order, those outside it after them; and who has none. */
async function contents(
  store: Store,
  storage: TrackStorage,
  placesOf: PlacesOf,
  eventId: string,
  sound: ZipSound,
) {
  const acts = await actsWithTracksOf(store.read, eventId, 'accepted');
  const places = await placesOf(eventId);
  const files = await newestFiles(
    store.read,
    acts.map(({ id }) => id),
  );
  const placed = acts
    .map((act) => ({ act, place: places.get(act.id) ?? null, file: files.get(act.id) }))
    .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.act.number - b.act.number);
  const found = placed.flatMap(({ act, place, file }) => (file ? [{ act, place, file }] : []));
  const names = distinctNames(
    found.map(({ act, place, file }) =>
      trackFileName({ ...act, place }, shelfOf(file, sound) === 'levelled' ? 'mp3' : file.format),
    ),
  );
  const entries: Entry[] = [];
  const lost = new Set<string>();
  for (const [index, { act, file }] of found.entries()) {
    const shelf = shelfOf(file, sound);
    const size = await storage.size(shelf, file.id);
    const name = names[index];
    if (size === undefined) lost.add(act.id);
    else if (name !== undefined)
      entries.push({ name, id: file.id, shelf, size, uploadedAt: file.uploadedAt });
  }
  const isMissing = ({ act, file }: (typeof placed)[number]) =>
    file ? lost.has(act.id) : trackIsWanted(act.trackState) || act.trackState === 'received';
  const missing = placed.filter(isMissing).map(({ act }) => act.stageName);
  return { entries, missing };
}

const shelfOf = (file: NewestFile, sound: ZipSound): Shelf =>
  sound === 'levelled' && file.levelled === 1 ? 'levelled' : 'originals';

/** A signed address of a zip of all music, and a list of what it will hold. */
export async function offerZip(
  store: Store,
  storage: TrackStorage,
  placesOf: PlacesOf,
  { eventId, sound, holder }: { eventId: string; sound: ZipSound; holder: Holder },
) {
  const { entries, missing } = await contents(store, storage, placesOf, eventId, sound);
  return {
    url: zipLink(store, holder, eventId, sound),
    files: entries.length,
    size: entries.reduce((sum, { size }) => sum + size, 0),
    missing,
  };
}

/** Streams the zip behind a signed address. Files are stored uncompressed, because music does not shrink. */
export async function sendZip(
  store: Store,
  gates: Pick<Gates, 'signedIn'>,
  storage: TrackStorage,
  placesOf: PlacesOf,
  link: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { eventId, sound } = await openZipLink(store, gates, link);
  const event = await eventById(store.read, eventId);
  if (!event) throw new Refusal('not_found');
  const { entries } = await contents(store, storage, placesOf, eventId, sound);
  const zip = new yazl.ZipFile();
  let reading: Readable | undefined;
  // Of whoever goes away in the middle nobody else closes what is being read.
  reply.raw.once('close', () => reading?.destroy());
  for (const { name, id, shelf, size, uploadedAt } of entries)
    zip.addReadStreamLazy(name, { compress: false, size, mtime: new Date(uploadedAt) }, (give) => {
      if (reply.raw.destroyed) return;
      reading = storage.read(shelf, id);
      give(null, reading);
    });
  zip.once('error', (error: unknown) => reply.raw.destroy(error as Error));
  zip.end();
  const named = trackFileName({ place: null, stageName: event.name, songTitle: 'tracks' }, 'zip').slice(3);
  return reply
    .headers(STRANGERS_BYTES)
    .header('content-type', 'application/zip')
    .header('content-disposition', attachment(named))
    .send(zip.outputStream);
}
