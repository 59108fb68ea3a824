/** Small transactions beside the one door (`write.ts`). */
import { namingTables } from './changes.ts';
import type { QuietTransaction } from './quiet.ts';
import type { Door } from './write.ts';

/**
 * Runs a small transaction outside `write`: no version, no audit entry, nobody notified. Its type says which columns it
 * may set.
 */
export type Quiet = <T>(work: (tx: QuietTransaction) => Promise<T>) => Promise<T>;

/** Makes the `Quiet` of one database. @param written is called with the tables that each transaction wrote. */
export const quietDoor =
  (
    { db, health, safe, key }: Pick<Door, 'db' | 'safe' | 'health' | 'key'>,
    written: (tables: ReadonlySet<string>) => void,
  ): Quiet =>
  async (work) => {
    const tables = new Set<string>();
    try {
      // Seals nothing, so what the process has seen so far is enough.
      key.require();
      const done = await db.transaction().execute((tx) =>
        // The same tables: it names what of them is written here.
        work(
          tx.withPlugin(namingTables('writes', (table) => tables.add(table))) as unknown as QuietTransaction,
        ),
      );
      await safe();
      health.kept();
      if (tables.size > 0) written(tables);
      return done;
    } catch (error) {
      health.failed(error);
      throw error;
    }
  };
