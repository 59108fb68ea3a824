/**
 * Files whose bytes are to be removed. What the database gives up it names here in the same commit, so that a crash
 * leaves nothing behind; and nothing is ever removed because a database does not name it.
 */
import type { Transaction } from 'kysely';
import { erasedAmong } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Incoming } from './incoming.ts';
import { clearPassingOf, SHELVES, type TrackStorage } from './storage.ts';

type Tx = Transaction<Tables>;

/** The name of the lock that a process holds while it works on the file with this id. */
export const fileLockName = (id: string): string => `music ${id}`;

/** Has the bytes of these files deleted after the commit; no row may name them any more. */
export async function discardFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('trackDiscard')
    .values(ids.map((fileId) => ({ fileId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the rows of these files and has their bytes deleted. */
export async function removeFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('trackFile').where('id', 'in', ids).execute();
  await discardFiles(tx, ids);
}

/** The files whose bytes are to be removed. */
const discardedIds = async (read: Reader): Promise<string[]> =>
  (await read.selectFrom('trackDiscard').select('fileId').execute()).map(({ fileId }) => fileId);

/** The ids of files that other rooms keep in the same storage. */
export type NamedElsewhere = (read: Reader) => Promise<readonly string[]>;

/**
 * The ids of every file that the database names: versions, waiting uploads, files to be deleted, and those of other
 * rooms.
 */
export async function namedIds(read: Reader, elsewhere: NamedElsewhere): Promise<Set<string>> {
  const files = await read.selectFrom('trackFile').select('id').execute();
  const arrivals = await read.selectFrom('trackArrival').select('fileId').execute();
  return new Set([
    ...files.map(({ id }) => id),
    ...arrivals.map(({ fileId }) => fileId),
    ...(await discardedIds(read)),
    ...(await elsewhere(read)),
  ]);
}

/** Where bytes of a sound lie. `passing` is the folder in which something is made of it. */
export interface SoundPlaces {
  storage: TrackStorage;
  incoming: Pick<Incoming, 'removeFile'>;
  passing: string;
}

/**
 * Deletes the bytes of files that the database gave up. A file that is being examined or listened to is deleted too,
 * and once more when that is over: `inTurn` waits for that, otherwise it is left for the next time. @throws StorageAway
 * when the storage does not answer; the rest is done the next time.
 */
export async function clearDiscards(
  store: Store,
  { storage, incoming, passing }: SoundPlaces,
  turn: 'ifFree' | 'inTurn' = 'ifFree',
): Promise<void> {
  const remove = async (id: string) => {
    for (const shelf of SHELVES) await storage.remove(shelf, id);
    await incoming.removeFile(id);
  };
  for (const id of await discardedIds(store.read)) {
    await remove(id);
    await store.cluster[turn](fileLockName(id), async () => {
      await remove(id);
      // Whoever listens to it holds the same lock.
      await clearPassingOf(passing, id);
      await store.quiet((tx) => tx.deleteFrom('trackDiscard').where('fileId', '=', id).execute());
    });
  }
}

/**
 * Deletes the music of erased people from the database. `alsoOf`: further acts to look at, which may only have
 * uploads under way.
 * @returns the ids of all those acts that were erased
 */
export async function forgetErased(store: Store, alsoOf: readonly string[]): Promise<string[]> {
  const files = await store.read.selectFrom('trackFile').select('participantId').distinct().execute();
  const arrivals = await store.read.selectFrom('trackArrival').select('participantId').distinct().execute();
  const senders = [...files, ...arrivals].map(({ participantId }) => participantId);
  const erased = await erasedAmong(store.read, [...new Set([...senders, ...alsoOf])]);
  const known = erased.filter((id) => senders.includes(id));
  if (known.length > 0) await store.write({ by: SYSTEM }, ({ tx }) => forgetMusicOf(tx, known));
  return erased;
}

/** Deletes all music of these acts. */
export async function forgetMusicOf(tx: Tx, participantIds: readonly string[]): Promise<void> {
  if (participantIds.length === 0) return;
  const files = await tx
    .deleteFrom('trackFile')
    .where('participantId', 'in', [...participantIds])
    .returning('id as fileId')
    .execute();
  const arrivals = await tx
    .deleteFrom('trackArrival')
    .where('participantId', 'in', [...participantIds])
    .returning('fileId')
    .execute();
  await discardFiles(
    tx,
    [...files, ...arrivals].map(({ fileId }) => fileId),
  );
}

/** The size in bytes of each file of music of these acts. */
export const musicOf = (read: Reader, participantIds: readonly string[]): Promise<{ size: number }[]> =>
  read.selectFrom('trackFile').select('size').where('participantId', 'in', participantIds).execute();
