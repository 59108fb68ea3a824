/**
 * A database and its key belong together. With another key everything would seem to run, and nobody's contact
 * could be read again; so a server that finds the wrong one, or none, refuses to start.
 */
import { existsSync, rmSync } from 'node:fs';
import { openSecrets, type Secrets } from './secrets.ts';
import type { Store } from './store.ts';

const fingerprintOf = (secrets: Secrets): string => secrets.fingerprint('key', 'ovation');

/** The key of the file, made when there is none; `made` says so. */
export function openKey(keyFile: string): { secrets: Secrets; made: boolean } {
  const made = !existsSync(keyFile);
  return { secrets: openSecrets(keyFile), made };
}

/**
 * Holds the open database against the key; a database that has seen none keeps this one's fingerprint.
 * @throws Error in words when they do not belong together; a key that was just made is removed again.
 */
export async function checkKey(
  store: Pick<Store, 'read' | 'quiet' | 'secrets'>,
  { keyFile, made }: { keyFile: string; made: boolean },
): Promise<void> {
  const { keyCheck, version } = await store.read
    .selectFrom('ledger')
    .select(['keyCheck', 'version'])
    .executeTakeFirstOrThrow();
  const own = fingerprintOf(store.secrets);
  if (keyCheck === own) return;
  // A database that was written to had a key, also before fingerprints were kept.
  if (keyCheck === null && !(made && version > 0)) {
    await store.quiet((tx) => tx.updateTable('ledger').set({ keyCheck: own }).execute());
    return;
  }
  if (made) rmSync(keyFile, { force: true });
  throw new Error(
    made
      ? `This database has a key, but it is not at ${keyFile}. Put the key back, or name its file in OVATION_KEY_FILE.`
      : `The key at ${keyFile} is not the one this database was sealed with. Put that key there, or name its file in OVATION_KEY_FILE.`,
  );
}
