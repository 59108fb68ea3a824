/**
 * `ovation key change`: everything that hangs on the installation's key is sealed anew under another, in one
 * transaction. The new key lies beside the old one before the database knows it, and takes its place when the database
 * is clean of the old one; a command that is cut off anywhere is settled by whoever opens the installation next.
 */
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { openWithKey, type Place } from './installation.ts';
import { openPersonal } from './registration/personal.ts';
import { printOf } from './registration/register.ts';
import { isUnderWay } from './show/under-way.ts';
import { SYSTEM } from './store/audit.ts';
import { lockFolder } from './store/folder-lock.ts';
import { pendingKey } from './store/key-check.ts';
import { aloneWithKey } from './store/key-lock.ts';
import { keepKey, newKey, type Secrets, secretsFrom } from './store/secrets.ts';
import type { Store } from './store/store.ts';
import type { Work } from './store/write.ts';

/** What is sealed, by table: the row's key, and the columns. */
const SEALED = {
  participant: ['id', 'personal', 'status_token_sealed', 'consent_token_sealed'],
  member: ['id', 'personal', 'consent_token_sealed'],
  judge: ['id', 'token_sealed'],
  mail: ['id', 'letter'],
  mail_server: ['id', 'password'],
  webhook: ['id', 'secret'],
  former_audit_key: ['until_seq', 'sealed'],
  authority: ['id', 'key_sealed'],
} as const;

/**
 * Seals everything that is encrypted under a new key and puts that in the old one’s place. Nobody else may have the
 * database open.
 * @returns what a person has to know of it, a sentence each.
 * @throws Error in words, with nothing changed.
 */
export async function changeKey(config: Config): Promise<string[]> {
  const { keyFile } = config;
  if (!existsSync(keyFile) && !existsSync(pendingKey(keyFile)))
    throw new Error(`There is no key at ${keyFile}, so there is none to change. Nothing was changed.`);
  const alone = await takeAlone(config);
  try {
    const codes = await sealAnew(config);
    // Opened once more, as after a command that was cut off here.
    await (await opened(config)).close();
    // One that came to nothing earlier.
    await rm(pendingKey(keyFile), { force: true });
    return [
      `The key in ${keyFile} is a new one. Keep a copy of it somewhere else, and give it to every machine that runs this installation.`,
      `The old one lies beside it (${keyFile}.before-…). Copies of the database from before open with that one only: take a new copy, and remove the old key with the last of them.`,
      'Judges open their links again. Devices that voted are new ones to later votes.',
      ...(codes === 0 ? [] : [`Printed codes were ended: ${codes} batches. Make and print new ones.`]),
    ];
  } finally {
    await alone.release();
  }
}

const opened = (place: Place): Promise<Store> =>
  openWithKey(place, {
    clock: Date.now,
    onTrouble: (message) => process.stderr.write(`${message}\n`),
  });

/** The commit after which the new key is the one. @returns how many batches of codes ended by it. */
async function sealAnew(config: Config): Promise<number> {
  const store = await opened(config);
  try {
    if (await isUnderWay(store))
      throw new Error('A show or a vote is under way. Change the key when it is over. Nothing was changed.');
    const master = newKey();
    await rm(pendingKey(config.keyFile), { force: true });
    keepKey(pendingKey(config.keyFile), master);
    await syncFolder(config.keyFile);
    return await store.write({ by: SYSTEM }, (work) =>
      changeRows(work, { old: store.secrets, anew: secretsFrom(master) }),
    );
  } finally {
    await store.close();
  }
}

async function changeRows(
  { tx, now, audit }: Work,
  { old, anew }: { old: Secrets; anew: Secrets },
): Promise<number> {
  for (const [table, [key, ...columns]] of Object.entries(SEALED))
    for (const column of columns)
      await reseal(tx, { table, key, column }, (text) => anew.seal(old.unseal(text)));
  const people = await tx.selectFrom('participant').select(['id', 'personal']).execute();
  for (const { id, personal } of people) {
    const { contact } = openPersonal(anew, { personal });
    const contactPrint = contact === '' ? null : printOf(anew, contact);
    await tx.updateTable('participant').set({ contactPrint }).where('id', '=', id).execute();
  }
  // Their ids are fingerprints by the old key: nothing that is sent again would be found.
  await tx.deleteFrom('command').execute();
  const ended = await tx
    .updateTable('codeBatch')
    .set({ endedAt: now })
    .where('endedAt', 'is', null)
    .returning('id')
    .execute();
  const { auditSeq } = await tx.selectFrom('ledger').select('auditSeq').executeTakeFirstOrThrow();
  // The row that says so is the last by the old key, and what is above it stands on it.
  await tx
    .insertInto('formerAuditKey')
    .values({ untilSeq: auditSeq + 1, sealed: anew.seal(old.chainKey) })
    .execute();
  await tx
    .updateTable('ledger')
    .set({ keyCheck: anew.fingerprint('key', 'ovation') })
    .execute();
  audit({ action: 'key.changed', subject: 'key', after: { codesEnded: ended.length } });
  return ended.length;
}

async function reseal(
  tx: Work['tx'],
  { table, key, column }: { table: string; key: string; column: string },
  change: (sealed: string) => string,
): Promise<void> {
  const [from, id, text] = [sql.table(table), sql.ref(key), sql.ref(column)];
  const { rows } = await sql<{ id: string | number; sealed: string }>`
    select ${id} as id, ${text} as sealed from ${from} where ${text} is not null and ${text} <> ''`.execute(
    tx,
  );
  for (const row of rows)
    await sql`update ${from} set ${text} = ${change(row.sealed)} where ${id} = ${row.id}`.execute(tx);
}

/**
 * Has the installation to itself until it is let go of: a process that runs on with the old key would seal what nobody
 * can open. @throws Error when somebody else has it.
 */
async function takeAlone({ dataDir, databaseUrl }: Place): Promise<{ release: () => unknown }> {
  if (databaseUrl === undefined) return lockFolder(dataDir);
  return aloneWithKey(databaseUrl);
}

/** The name of a file is on the disk with its folder. */
async function syncFolder(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r');
  await folder.sync().catch(() => undefined);
  await folder.close();
}
