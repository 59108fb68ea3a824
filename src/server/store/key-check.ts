/**
 * A database and its key belong together. With another key everything would seem to run, and nobody's contact
 * could be read again; so a server that finds the wrong one, or none, refuses to start.
 */
import { existsSync } from 'node:fs';
import { keepKey, newKey, openSecrets, type Secrets, secretsFrom } from './secrets.ts';
import type { Store } from './store.ts';

/** The key of an installation. */
export interface Key {
  file: string;
  secrets: Secrets;
  /** Writes a new key to its file; undefined when the file was there. */
  keep: (() => void) | undefined;
}

/** What a database says of its key. */
export const fingerprintOf = (secrets: Secrets): string => secrets.fingerprint('key', 'ovation');

/** The key of the file. Where there is none a new one is made, in memory until its database is there. */
export function openKey(file: string): Key {
  if (existsSync(file)) return { file, secrets: openSecrets(file), keep: undefined };
  const master = newKey();
  return { file, secrets: secretsFrom(master), keep: () => keepKey(file, master) };
}

/**
 * Holds the open database against the key; a database that has seen none keeps this one's fingerprint, and a new
 * key its file.
 * @throws Error in words when they do not belong together; nothing was changed then.
 */
export async function checkKey(store: Pick<Store, 'read' | 'quiet'>, key: Key): Promise<void> {
  const { keyCheck, version } = await store.read
    .selectFrom('ledger')
    .select(['keyCheck', 'version'])
    .executeTakeFirstOrThrow();
  const own = fingerprintOf(key.secrets);
  if (keyCheck === own) return;
  // A database that was written to had a key, also before fingerprints were kept.
  if (keyCheck === null && !(key.keep && version > 0)) {
    // The file first: a database must not know a key that is nowhere.
    key.keep?.();
    await store.quiet((tx) => tx.updateTable('ledger').set({ keyCheck: own }).execute());
    return;
  }
  throw new Error(
    key.keep
      ? `This database has a key, but it is not at ${key.file}. Put the key back, or name its file in OVATION_KEY_FILE.`
      : `The key at ${key.file} is not the one this database was sealed with. Put that key there, or name its file in OVATION_KEY_FILE.`,
  );
}
