/**
 * A database and its key belong together. With another key everything would seem to run, and nobody's contact
 * could be read again; so a server that finds the wrong one, or none, refuses to start.
 */
import { existsSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { keepKey, newKey, openSecrets, readKey, type Secrets, secretsFrom } from './secrets.ts';
import type { Store } from './store.ts';

/** The key of an installation as encryption and signatures, and how a new key is written to its file. */
export interface Key {
  file: string;
  secrets: Secrets;
  /** Writes a new key to its file; undefined when the file was there. */
  keep: (() => void) | undefined;
}

/** What a database says of its key. */
const fingerprintOf = (secrets: Secrets): string => secrets.fingerprint('key', 'ovation');

/**
 * Whether a database with this `keyCheck` is sealed with the key of `secrets`. True for null: a database before its
 * first start goes with any key.
 */
export const belongsTo = (keyCheck: string | null, secrets: Secrets): boolean =>
  keyCheck === null || keyCheck === fingerprintOf(secrets);

/** The path at which a new key lies until it replaces the one in `file`. */
export const pendingKey = (file: string): string => `${file}.new`;

/**
 * Finishes a change of the key that was cut off after the database was sealed with the new key. `open` opens the
 * database with any key. Nothing is removed, for a change may be under way: the former key stays beside the new
 * one, for copies that it opens, and a new key that was not used waits for the next change.
 */
export async function finishKeyChange(
  file: string,
  open: (secrets: Secrets) => Promise<Pick<Store, 'read' | 'scrub' | 'close'>>,
): Promise<void> {
  const pending = pendingKey(file);
  if (!existsSync(pending) || !existsSync(file)) return;
  const former = secretsFrom(readKey(file));
  const store = await open(former);
  try {
    const { keyCheck } = await store.read.selectFrom('ledger').select('keyCheck').executeTakeFirstOrThrow();
    // Cut off before the commit. Where it is neither's, holding the database against its key says so.
    if (belongsTo(keyCheck, former) || !belongsTo(keyCheck, secretsFrom(readKey(pending)))) return;
    // What was sealed by the former key lies in no free page any more.
    await store.scrub();
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    await copyFile(file, `${file}.before-${stamp}`);
    await rename(pending, file);
  } finally {
    await store.close();
  }
}

/**
 * The key in the file. Where there is no file a new key is made in memory; call `keep` once its database exists.
 * @throws Error when the file holds no key.
 */
export function openKey(file: string): Key {
  if (existsSync(file)) return { file, secrets: openSecrets(file), keep: undefined };
  const master = newKey();
  return { file, secrets: secretsFrom(master), keep: () => keepKey(file, master) };
}

/**
 * Checks that a database that is looked at belongs to the key in `file`; one that has seen no key passes. @throws
 * Error in words when the key is missing or another one.
 */
export async function requireKey(store: Pick<Store, 'read'>, file: string): Promise<void> {
  const { keyCheck } = await store.read.selectFrom('ledger').select('keyCheck').executeTakeFirstOrThrow();
  if (keyCheck === null) return;
  if (!existsSync(file)) throw new Error(noKeyAt(file));
  if (!belongsTo(keyCheck, secretsFrom(readKey(file)))) throw new Error(otherKeyAt(file));
}

const noKeyAt = (file: string): string =>
  `This database has a key, but it is not at ${file}. Put the key back, or name its file in OVATION_KEY_FILE.`;
const otherKeyAt = (file: string): string =>
  `The key at ${file} is not the one this database was sealed with. Put that key there, or name its file in OVATION_KEY_FILE.`;

/**
 * Checks that the open database belongs to the key. A database that has seen no key keeps this one's fingerprint,
 * and a new key is first written to its file.
 * @throws Error in words when they do not belong together; nothing was changed then
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
  throw new Error(key.keep ? noKeyAt(key.file) : otherKeyAt(key.file));
}
