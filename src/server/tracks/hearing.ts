/** Which files wait to be listened to, in the database, and what was heard in them. */
import { SYSTEM } from '../store/audit.ts';
import { countRows } from '../store/count-rows.ts';
import type { Reader, Store } from '../store/store.ts';
import { moveCue } from './cue-points.ts';
import { discardFiles } from './discards.ts';
import { type TrackFileRow, trackFileById, trackFilesOf } from './files.ts';
import type { SoundCheck } from './sound-check.ts';

/** How many files wait to be listened to. */
export const waitingFiles = (read: Reader): Promise<number> =>
  countRows(read.selectFrom('trackFile').where('listening', '=', 'waiting').where('lostAt', 'is', null));

/** The ids of files that wait to be listened to, oldest first, without those that were tried `mostTries` times. */
export const waitingIds = async (read: Reader, mostTries: number): Promise<string[]> =>
  (
    await read
      .selectFrom('trackFile')
      .select('id')
      .where('listening', '=', 'waiting')
      .where('lostAt', 'is', null)
      .where('tries', '<', mostTries)
      .orderBy('uploadedAt')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Counts an attempt and answers the file's row; undefined when it no longer waits. */
export const beginListening = (
  store: Store,
  id: string,
  mostTries: number,
): Promise<TrackFileRow | undefined> =>
  store.quiet(async (tx) => {
    const file = await tx
      .selectFrom('trackFile')
      .selectAll()
      .where('id', '=', id)
      .where('listening', '=', 'waiting')
      .where('tries', '<', mostTries)
      .executeTakeFirst();
    if (!file) return undefined;
    // Counted before it is listened to: a file that ends the server is not begun for ever.
    await tx
      .updateTable('trackFile')
      .set({ tries: file.tries + 1 })
      .where('id', '=', file.id)
      .execute();
    return file;
  });

/** Takes a counted attempt to listen to a file back, where its failure was not the file's fault. */
export const uncountTry = (store: Store, file: TrackFileRow): Promise<unknown> =>
  store.quiet((tx) =>
    tx.updateTable('trackFile').set({ tries: file.tries }).where('id', '=', file.id).execute(),
  );

/** The ids of files that were tried as often as allowed without an end. */
export const triedTooOften = async (read: Reader, mostTries: number): Promise<string[]> =>
  (
    await read
      .selectFrom('trackFile')
      .select('id')
      .where('listening', '=', 'waiting')
      .where('tries', '>=', mostTries)
      .execute()
  ).map(({ id }) => id);

/** Marks a file as one that cannot be listened to, if it was tried as often as allowed. */
export const giveUp = (store: Store, id: string, mostTries: number): Promise<unknown> =>
  store.write({ by: SYSTEM }, ({ tx }) =>
    tx
      .updateTable('trackFile')
      .set({ listening: 'failed' })
      .where('id', '=', id)
      .where('listening', '=', 'waiting')
      .where('tries', '>=', mostTries)
      .execute(),
  );

/** Has those files listened to that could not be because ffmpeg was missing. */
export async function retryAfterInstall(store: Store): Promise<void> {
  const some = store.read.selectFrom('trackFile').select('id').where('listening', '=', 'without');
  if (!(await some.limit(1).executeTakeFirst())) return;
  await store.write({ by: SYSTEM }, ({ tx }) =>
    tx
      .updateTable('trackFile')
      .set({ listening: 'waiting', tries: 0 })
      .where('listening', '=', 'without')
      .execute(),
  );
}

/** Has a file listened to once more because its levelled copy is gone. */
export const listenAgain = (store: Store, id: string): Promise<unknown> =>
  store.write({ by: SYSTEM }, ({ tx }) =>
    tx
      .updateTable('trackFile')
      .set({ listening: 'waiting', tries: 0, levelled: 0 })
      .where('id', '=', id)
      .where('levelled', '=', 1)
      .execute(),
  );

/**
 * Stores what listening to a file found, unless its silence is to be cut otherwise by now: then the file waits on.
 * The desk's cue point stays at its moment of the music. A file that was deleted meanwhile leaves its levelled
 * copy to be deleted.
 */
export const storeListened = (store: Store, file: TrackFileRow, check: SoundCheck): Promise<void> =>
  store.write({ by: SYSTEM }, async (work) => {
    const { tx } = work;
    const found =
      check.outcome === 'done'
        ? {
            listening: check.outcome,
            durationMs: check.listened.durationMs,
            heard: JSON.stringify(check.listened.heard),
            wave: JSON.stringify(check.listened.wave),
            levelled: check.levelled ? (1 as const) : (0 as const),
            ...copyOf(check),
          }
        : { listening: check.outcome };
    const { numUpdatedRows } = await tx
      .updateTable('trackFile')
      .set(found)
      .where('id', '=', file.id)
      .where('trim', '=', file.trim)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      if ((await trackFileById(tx, file.id)) === undefined) await discardFiles(tx, [file.id]);
      return;
    }
    const headMs = 'copyHeadMs' in found ? found.copyHeadMs : file.copyHeadMs;
    // The cue point is of what the desk plays, which may be another file by now.
    const [newest] = await trackFilesOf(tx, file.participantId);
    if (newest?.id === file.id) await moveCue(work, file.participantId, file.copyHeadMs, headMs);
  });

const copyOf = ({ listened, cut }: SoundCheck & { outcome: 'done' }) =>
  cut
    ? { copyMs: listened.durationMs - cut.headMs - cut.tailMs, copyHeadMs: cut.headMs }
    : { copyMs: null, copyHeadMs: 0 };
