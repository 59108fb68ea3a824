/**
 * The one file that an act may have of a kind, beside its music: its picture, the recording of its name. It may be
 * given, replaced and taken away, goes along to another act, and is erased with its people. What is in it, who may send
 * it and who sees it is its room's matter.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { MoveAlong } from '../registration/merge.ts';
import { erasedAmong, type ParticipantRow, requireParticipant } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';
import { discardFiles } from './discards.ts';
import { passingName, type Shelf, type TrackStorage } from './storage.ts';

type FileTable = 'actPicture' | 'nameRecording';

/** A kind of file of which an act has at most one. */
export interface ActFileKind<T extends FileTable> {
  table: T;
  shelf: Shelf;
  /** What it is called in the audit log: `word.sent`, `word.removed`, `word.moved`. */
  word: 'picture' | 'recording';
  /** What the audit log says of a file's row, or of none. */
  told?: (row: Omit<Selectable<Tables[T]>, 'participantId'> | undefined) => Record<string, unknown>;
}

/** Where acts' pictures and recordings are kept, and how the bytes of deleted ones are cleared away. */
export interface ActFilePlaces {
  storage: TrackStorage;
  /** The folder for files on their way, of which nothing is kept that a crash left. */
  passing: string;
  /** Deletes the bytes of files that the database no longer names. */
  clearAway: () => Promise<void>;
  onTrouble: (error: unknown) => void;
}

/** The commands on one kind of file: keep, remove, move, forget. */
export function actFiles<T extends FileTable>({ table, shelf, word, told }: ActFileKind<T>) {
  type Row = Selectable<Tables[T]> & { id: string };
  // For the query builder a name that may be either table's is both at once: it knows the columns that all have.
  const named: FileTable = table;
  const all = (read: Reader) => read.selectFrom(named).selectAll();
  const of = async (read: Reader, participantId: string) =>
    (await all(read).where('participantId', '=', participantId).executeTakeFirst()) as Row | undefined;

  /** Takes those of these acts out of the database; their files are named as to be removed. */
  const forgetOf = async (tx: Transaction<Tables>, participantIds: readonly string[]): Promise<void> => {
    if (participantIds.length === 0) return;
    const gone = await tx
      .deleteFrom(named)
      .where('participantId', 'in', [...participantIds])
      .returning('id')
      .execute();
    await discardFiles(
      tx,
      gone.map(({ id }) => id),
    );
  };

  return {
    of,
    /** One by its own id. */
    byId: async (read: Reader, id: string) =>
      (await all(read).where('id', '=', id).executeTakeFirst()) as Row | undefined,
    /** Those of these acts. */
    ofAll: async (read: Reader, participantIds: readonly string[]) =>
      (await all(read).where('participantId', 'in', participantIds).execute()) as Row[],
    /** The files of all, for whoever looks after the storage. */
    ids: async (read: Reader): Promise<string[]> =>
      (await read.selectFrom(named).select('id').execute()).map(({ id }) => id),

    /** Makes a file that is kept already the act's. The one before it is given up. */
    async put({ tx, now, audit }: Work, act: ParticipantRow, given: Omit<Row, 'participantId' | 'sentAt'>) {
      const before = await of(tx, act.id);
      const row = { ...given, sentAt: now } as unknown as Omit<Row, 'participantId'>;
      await tx
        .insertInto(named)
        .values({ participantId: act.id, ...row } as unknown as Insertable<Tables[FileTable]>)
        .onConflict((on) => on.column('participantId').doUpdateSet(row))
        .execute();
      if (before) await discardFiles(tx, [before.id]);
      audit({
        action: `${word}.sent`,
        subject: `participant:${act.id}`,
        eventId: act.eventId,
        ...(told && { before: told(before), after: told(row) }),
      });
    },

    /** Takes it away, where there is one. */
    async remove({ tx, audit }: Work, participantId: string): Promise<void> {
      const act = await requireParticipant(tx, participantId);
      const before = await of(tx, participantId);
      if (!before) return;
      await tx.deleteFrom(named).where('participantId', '=', participantId).execute();
      await discardFiles(tx, [before.id]);
      audit({
        action: `${word}.removed`,
        subject: `participant:${participantId}`,
        eventId: act.eventId,
        ...(told && { before: told(before) }),
      });
    },

    /** Gives that of one act to another that takes it in and has none. */
    move: (async ({ tx, audit }, from, to) => {
      if (!(await of(tx, from.id)) || (await of(tx, to.id))) return;
      await tx
        .updateTable(named)
        .set({ participantId: to.id })
        .where('participantId', '=', from.id)
        .execute();
      audit({ action: `${word}.moved`, subject: `participant:${to.id}`, eventId: to.eventId });
    }) satisfies MoveAlong,

    /** Takes those of people who were erased out of the database; their files are named as to be removed. */
    async forgetErased(store: Store): Promise<void> {
      const rows = await store.read.selectFrom(named).select('participantId').execute();
      const erased = await erasedAmong(
        store.read,
        rows.map(({ participantId }) => participantId),
      );
      if (erased.length === 0) return;
      await store.write({ by: SYSTEM }, ({ tx }) => forgetOf(tx, erased));
    },

    forgetOf,

    /** Keeping a file before the write that names it, which nobody waits for meanwhile, and clearing away after it. */
    handling: (store: Store, { storage, passing, clearAway, onTrouble }: ActFilePlaces) => ({
      async kept<File>(
        made: { bytes: Uint8Array; facts: File },
        take: (file: File & { id: string; size: number }) => Promise<unknown>,
      ): Promise<void> {
        const id = await keepBytes({ storage, passing }, shelf, made.bytes);
        try {
          await take({ ...made.facts, id, size: made.bytes.length });
        } catch (error) {
          await store.write({ by: SYSTEM }, ({ tx }) => discardFiles(tx, [id]));
          throw error;
        } finally {
          await clearAway().catch(onTrouble);
        }
      },
      async removed(remove: Promise<void>): Promise<void> {
        await remove;
        await clearAway().catch(onTrouble);
      },
    }),
  };
}

async function keepBytes(
  { storage, passing }: Pick<ActFilePlaces, 'storage' | 'passing'>,
  shelf: Shelf,
  bytes: Uint8Array,
): Promise<string> {
  const id = newId();
  const folder = await mkdtemp(join(passing, passingName(id)));
  try {
    const file = join(folder, id);
    await writeFile(file, bytes, { mode: 0o600 });
    await storage.keep(shelf, id, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return id;
}
