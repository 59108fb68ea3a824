/** Files of music that no act of this database names: told to the crew, removed by an admin or with their own database. */
import type { AdminAccess } from '../http/access.ts';
import { stillHolds } from '../http/proofs.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { discardFiles, type NamedElsewhere, namedIds } from './discards.ts';
import type { Stray } from './storage-check.ts';

/** The files in the storage that no act names. */
export interface Strays {
  /** What the last look found. */
  told(): Promise<ToldStrays>;
  /** Deletes those that were there at that instant (ms), and answers what is left. */
  remove(access: AdminAccess, newestAt: number): Promise<ToldStrays>;
}

interface ToldStrays {
  files: number;
  /** In bytes. */
  size: number;
  newestAt: number | null;
  /** How many of them a database names that was set aside when a copy was put back. */
  setAside: number;
}

/**
 * Makes the list of files in the storage that no act names. `found` answers what the last look found, `again`
 * looks anew and clears away, `namedAside` tells which files the databases name that were set aside when a backup
 * was restored.
 */
export function openStrays(
  store: Store,
  look: { found: () => readonly Stray[]; again: () => Promise<void> },
  namedAside: () => Promise<ReadonlySet<string>>,
): Strays {
  const told = async (): Promise<ToldStrays> => {
    const strays = look.found();
    const aside = strays.length === 0 ? new Set<string>() : await namedAside();
    return {
      files: strays.length,
      size: strays.reduce((sum, { size }) => sum + size, 0),
      newestAt: strays.length === 0 ? null : Math.max(...strays.map(({ since }) => since)),
      setAside: strays.filter(({ id }) => aside.has(id)).length,
    };
  };
  return {
    told,
    async remove(access, newestAt) {
      // The very files that somebody has looked at: what has come since is not among them.
      await look.again();
      const seen = look.found().filter(({ since }) => since <= newestAt);
      await stillHolds(access);
      if (seen.length > 0)
        await store.write({ by: access.by }, async ({ tx, audit }) => {
          await discardFiles(
            tx,
            seen.map(({ id }) => id),
          );
          audit({
            action: 'tracks.strays_removed',
            subject: 'tracks',
            after: { files: seen.length, bytes: seen.reduce((sum, { size }) => sum + size, 0) },
          });
        });
      await look.again();
      return told();
    },
  };
}

/**
 * Deletes those of the files of a set-aside database, which is being deleted itself, that nothing else names:
 * neither this database nor another one set aside (`stillNamed`).
 */
export const forgetNamed = async (
  store: Store,
  ids: readonly string[],
  stillNamed: ReadonlySet<string>,
  elsewhere: NamedElsewhere,
): Promise<void> => {
  const own = await namedIds(store.read, elsewhere);
  const only = ids.filter((id) => !own.has(id) && !stillNamed.has(id));
  if (only.length > 0) await store.write({ by: SYSTEM }, ({ tx }) => discardFiles(tx, only));
};
