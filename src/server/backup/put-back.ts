/**
 * A copy that was put back takes the audit log back with it. The first row that is written afterwards names the copy
 * and the row that was the newest before, so that what is missing can be seen, and held against `replaced-…`.
 */
import { z } from 'zod';
import { SYSTEM } from '../store/audit.ts';
import { type AuditHead, type NotedHead, notedHead, noteHead } from '../store/audit-note.ts';
import type { Reader, Store } from '../store/store.ts';

const NOTE_EVERY_MS = 10_000;

const copyOf = z.object({ file: z.string(), taken_at: z.string(), by: z.string().nullable() });

/** The copy that a database was restored from, and the newest row of the database that it replaced. */
export type RestoredFrom = z.infer<typeof copyOf>;

/** Stores in a restored database which copy it comes from and what it replaces, for its first start. */
export const noteRestored = (store: Store, copy: RestoredFrom): Promise<unknown> =>
  store.quiet((tx) =>
    tx
      .updateTable('ledger')
      .set({ putBack: JSON.stringify(copy) })
      .execute(),
  );

/** The newest row of the audit log. */
export const newestIn = (read: Reader): Promise<NotedHead> =>
  read
    .selectFrom('ledger')
    .select(['auditSeq as row', 'auditHash as head', 'keyCheck'])
    .executeTakeFirstOrThrow();

const rowIn = z.object({ row: z.int() });

/** Whether the log says already that a row is gone: processes on one database may each have a data folder. */
async function isToldLost(read: Reader, { row }: AuditHead): Promise<boolean> {
  const told = await read
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'backup.put_back')
    .where('before', 'is not', null)
    .execute();
  const rowOf = (json: string | null) => rowIn.parse(JSON.parse(json ?? 'null')).row;
  return told.some(({ before, after }) => rowOf(after) < row && row <= rowOf(before));
}

/** What the log does not say yet. */
async function untold(read: Reader, noted: AuditHead | undefined) {
  const ledger = await read.selectFrom('ledger').selectAll().executeTakeFirstOrThrow();
  const hasNoted =
    noted === undefined ||
    noted.row === 0 ||
    (await read
      .selectFrom('audit')
      .select('seq')
      .where('seq', '=', noted.row)
      .where('hash', '=', noted.head)
      .executeTakeFirst()) !== undefined ||
    (await isToldLost(read, noted));
  return {
    copy: ledger.putBack === null ? null : copyOf.parse(JSON.parse(ledger.putBack)),
    lost: hasNoted ? null : { row: noted.row, head: noted.head },
    head: { row: ledger.auditSeq, head: ledger.auditHash },
    isKeyed: ledger.auditKeyedFrom !== null,
  };
}

const whyLost = (lost: AuditHead, head: AuditHead): string =>
  head.row < lost.row
    ? `The log went on to row ${lost.row} before; what is above row ${head.row} now is another.`
    : `Row ${lost.row} was another before: the log was made anew.`;

/**
 * Records in the audit log that this database is a copy that was put back, or another one than the data folder
 * had, and keys the log where an earlier version left it unkeyed. To be called at the start, before anything else
 * is written.
 * @param noted the audit log's newest row as the data folder noted it before
 * @returns whether the database was put back or changed for another
 */
export async function tellPutBack(
  store: Store,
  dataDir: string,
  noted = notedHead(dataDir),
): Promise<boolean> {
  const isTold = ({ copy, lost, isKeyed }: Awaited<ReturnType<typeof untold>>) => !copy && !lost && isKeyed;
  if (isTold(await untold(store.read, noted))) return false;
  const isOther = await store.write({ by: SYSTEM }, async ({ tx, audit }) => {
    const { copy, lost, head, isKeyed } = await untold(tx, noted);
    if (copy || lost)
      audit({
        action: 'backup.put_back',
        subject: copy ? `backup:${copy.file}` : 'database',
        before: lost,
        after: { ...head, ...copy },
        why: lost && whyLost(lost, head),
      });
    if (!isKeyed) audit({ action: 'audit.keyed', subject: 'audit', before: head });
    await tx.updateTable('ledger').set({ putBack: null }).execute();
    return copy !== null || lost !== null;
  });
  // It is said once: from here on the folder goes by this database.
  await noteHead(dataDir, await newestIn(store.read));
  return isOther;
}

/**
 * Notes the audit log's newest row in the data folder every now and then, and once more when it is stopped. If a
 * noted row is gone, somebody changed the database while the server ran; that is told in the log before another
 * row is noted.
 */
export function followHead(
  store: Store,
  dataDir: string,
  onTrouble: (error: unknown) => void,
): { stop(): Promise<void> } {
  let noted: NotedHead | undefined;
  const note = async () => {
    if (noted && (await untold(store.read, noted)).lost) await tellPutBack(store, dataDir, noted);
    const newest = await newestIn(store.read);
    if (newest.head === noted?.head) return;
    await noteHead(dataDir, newest);
    noted = newest;
  };
  let noting = note().catch(onTrouble);
  const again = () => {
    noting = noting.then(note).catch(onTrouble);
  };
  const timer = setInterval(again, NOTE_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      again();
      await noting;
    },
  };
}
