/** Putting a backup into an empty place, and making sure of it: checksums, the engine's own checks, counts, chain, recount. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import { report } from '#domain/messages/report.ts';
import { isOfTheShow } from '../lineup/queries.ts';
import { recount } from '../results/recount.ts';
import { auditSentence, checkAudit } from '../store/audit-chain.ts';
import { lostBy, type NotedHead, noteHead } from '../store/audit-note.ts';
import { belongsTo } from '../store/key-check.ts';
import { readKey, type Secrets, secretsFrom } from '../store/secrets.ts';
import { openStore, type Store, type StoreSettings } from '../store/store.ts';
import { openStorage } from '../tracks/open-storage.ts';
import type { S3Settings } from '../tracks/s3-storage.ts';
import { SHELVES } from '../tracks/storage.ts';
import { extract } from './archive.ts';
import { addErased, readErased } from './erased-list.ts';
import { newestIn, noteRestored, type RestoredFrom } from './put-back.ts';
import { isSealed, unsealFile } from './sealing.ts';
import { type Counts, countPostgres, inSession, rowsIn, runPostgres } from './snapshot.ts';
import { DATABASE, MANIFEST, manifestOf, manifestSum } from './take.ts';
import { openTarget } from './target.ts';

/** What is restored, and where. */
export interface RestoreSettings {
  file: string;
  /** The data folder to make; it must be missing or empty. */
  to: string;
  /** Whether it takes the place of the data in use at once: a copy that the key in `keyFile` does not open is refused. */
  inPlace?: boolean;
  /** An empty PostgreSQL database, for a backup of one. */
  databaseUrl: string | undefined;
  passphrase: string | undefined;
  /** The installation's key, where it is at hand: without it the audit log can only be verified in part. */
  keyFile?: string | undefined;
  /** The data folder in use, whose audit log is lost by this. */
  running?: string | undefined;
  /** The admin who restores it. */
  by?: string;
  /** The bucket that the music is restored to; into the data folder without. */
  s3?: S3Settings | undefined;
}

/**
 * Restores a backup into the empty folder `settings.to`, which gets its name only once everything is verified.
 * @returns what was verified, a sentence each
 * @throws Error in words; nothing is left in `to` then. A PostgreSQL database is left to be dropped.
 */
export async function restoreBackup(settings: RestoreSettings): Promise<string[]> {
  const { work, fill, clear } = await openTarget(settings.to);
  try {
    const folder = join(work, 'data');
    const manifest = await unpack(settings, work, folder);
    const said = [
      report('filesRight', {
        files: manifest.files.length,
        time: manifest.taken_at,
        version: manifest.version,
      }),
    ];
    const database = await openedCopy(settings, folder, manifest);
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    said.push(report('rowsRight', { rows }));
    const { found, ofKey } = await goesOnFrom(settings, database, { folder, takenAt: manifest.taken_at });
    said.push(...found);
    const erased = await readErased(dirname(resolve(settings.file)));
    if (erased.people.length + erased.parts.length > 0) {
      await addErased(join(folder, 'backups'), erased);
      said.push(report('erasedAgain'));
    }
    if (settings.s3) said.push(await fillBucket(settings.s3, join(folder, 'tracks')));
    await fill(folder);
    return [...said, ...ofKey];
  } finally {
    await clear();
  }
}

type Manifest = z.infer<typeof manifestOf>;

/** Unpacks the archive into `folder`, unsealed in `work`, and holds each file against its checksum. */
async function unpack(settings: RestoreSettings, work: string, folder: string): Promise<Manifest> {
  let archive = settings.file;
  if (await isSealed(settings.file)) {
    if (settings.passphrase === undefined) throw new Error(report('copySealed', { file: settings.file }));
    archive = join(work, 'archive.tar');
    await unsealFile(settings.file, archive, settings.passphrase);
  }
  const found = await extract(archive, folder);
  // It is the last file: without it the archive was cut between two.
  if (!found.some(({ path }) => path === MANIFEST))
    throw new Error(report('copyCutOff', { file: settings.file }));
  const manifest = manifestIn(await readFile(join(folder, MANIFEST), 'utf8'), settings.file);
  const packed = found.filter(({ path }) => path !== MANIFEST);
  for (const expected of manifest.files)
    if (packed.find(({ path }) => path === expected.path)?.sha256 !== expected.sha256)
      throw new Error(report('copyDamaged', { part: expected.path, file: settings.file }));
  if (packed.length !== manifest.files.length)
    throw new Error(report('copyHoldsMore', { file: settings.file }));
  return manifest;
}

/** @throws Error in words for one that is damaged, or that a newer version wrote in another form. */
function manifestIn(text: string, file: string): Manifest {
  const manifest = inForm(text);
  if (!manifest) throw new Error(report('copyUnread', { file }));
  const { sha256, ...rest } = manifest;
  if (sha256 !== undefined && sha256 !== manifestSum(rest))
    throw new Error(report('copyDamaged', { part: MANIFEST, file }));
  return manifest;
}

function inForm(text: string): Manifest | undefined {
  try {
    return manifestOf.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The database of the copy, checked; one of PostgreSQL is filled from its file, which goes then. */
async function openedCopy(
  { databaseUrl }: RestoreSettings,
  folder: string,
  { engine, rows }: Manifest,
): Promise<StoreSettings['database']> {
  const copy = join(folder, DATABASE[engine]);
  if (engine === 'sqlite') {
    checkSqlite(copy, rows);
    return { file: copy };
  }
  if (databaseUrl === undefined)
    throw new Error('This is a backup of a PostgreSQL database. Name an empty one in OVATION_DATABASE_URL.');
  await fillPostgres(databaseUrl, copy, rows);
  await rm(copy);
  return { url: databaseUrl };
}

/** Notes in the copy that it was put back, and what of the running installation is lost by it; answers what to say. */
async function goesOnFrom(
  settings: RestoreSettings,
  database: StoreSettings['database'],
  { folder, takenAt }: { folder: string; takenAt: string },
): Promise<{ found: string[]; ofKey: string[] }> {
  const origin = { file: basename(settings.file), taken_at: takenAt, by: settings.by ?? null };
  const { said, newest, ofKey } = await lookInside(database, settings, origin);
  if (settings.running === undefined) return { found: said, ofKey };
  const { lost, isOther } = lostBy(newest, settings.running);
  if (lost) await noteHead(folder, lost);
  if (!isOther) return { found: said, ofKey };
  return { found: [...said, report('otherInstallation', { folder: settings.running })], ofKey };
}

function sameCounts(expected: Counts, found: Counts): void {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  for (const name of names)
    if (expected[name] !== found[name])
      throw new Error(
        `Rows in the table ${name}: ${found[name] ?? 'none'}, and there should be ${expected[name] ?? 'none'}.`,
      );
}

function checkSqlite(file: string, rows: Counts): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    sameCounts(rows, rowsIn(copy));
    const verdict = copy.prepare('pragma integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') throw new Error(`The database in the backup is damaged: ${String(verdict)}`);
    if (copy.prepare('pragma foreign_key_check').all().length > 0) throw new Error(report('copyRowsMissing'));
  } finally {
    copy.close();
  }
}

async function fillPostgres(url: string, dump: string, rows: Counts): Promise<void> {
  await inSession(url, async (client, signal) => {
    if (Object.keys(await countPostgres(client)).length > 0)
      throw new Error(
        'The database in OVATION_DATABASE_URL is not empty. A backup is restored into an empty one only; nothing was changed. Where a restore into it was cut off, remove it and make it anew (dropdb, then createdb).',
      );
    const name = decodeURIComponent(new URL(url).pathname.slice(1));
    await runPostgres(
      'pg_restore',
      ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${name}`, dump],
      url,
      { signal },
    );
    sameCounts(rows, await countPostgres(client));
  });
}

/** Moves the music to where the settings keep it; what is there already stays as it is. */
async function fillBucket(s3: S3Settings, folder: string): Promise<string> {
  const storage = await openStorage({ folder, s3 }, (sentence) => {
    throw new Error(sentence);
  });
  let moved = 0;
  for (const shelf of SHELVES) {
    for (const id of await readdir(join(folder, shelf)).catch(() => [])) {
      await storage.keep(shelf, id, join(folder, shelf, id));
      moved += 1;
    }
    await rm(join(folder, shelf), { recursive: true, force: true });
  }
  return report('inBucket', { files: moved, bucket: s3.bucket });
}

/** Opens what was restored, looks into it and notes in it where it comes from. `ofKey`: what to say of its key. */
async function lookInside(
  database: StoreSettings['database'],
  { keyFile, inPlace = false }: RestoreSettings,
  copy: RestoredFrom,
): Promise<{ said: string[]; newest: NotedHead; ofKey: string[] }> {
  const key = keyFile !== undefined && existsSync(keyFile) ? secretsFrom(readKey(keyFile)) : undefined;
  const store = await openStore({
    database,
    secrets: key ?? secretsFrom(randomBytes(32)),
    clock: Date.now,
    onTrouble: () => undefined,
  });
  try {
    const newest = await newestIn(store.read);
    const other = keyFile === undefined ? undefined : otherKey(newest.keyCheck ?? null, keyFile);
    if (other && inPlace) throw new Error(other.refusal);
    const said = await checkMeaning(store, other ? other.former : key);
    await noteRestored(store, copy);
    return { said, newest, ofKey: other ? [other.advice] : [] };
  } finally {
    await store.close();
  }
}

/** Follows the audit log and recounts every round's newest certified result. */
async function checkMeaning(store: Store, secrets: Secrets | undefined): Promise<string[]> {
  const check = await checkAudit({ read: store.read, secrets });
  if (check.state === 'broken') throw new Error(auditSentence(check));
  const said = [auditSentence(check)];
  for (const { id, name } of await store.read
    .selectFrom('round')
    .select(['id', 'name'])
    .where(isOfTheShow)
    .execute()) {
    const found = await recount(store, id);
    if (found.kind === 'nothing_certified') continue;
    // A result that differed when it was saved differs here as well: that is told, and is no fault of the copy.
    said.push(
      found.agrees
        ? report('recountAgrees', { round: name })
        : `${name}: THE RECOUNT DIFFERS from the certified result. ${found.details.join(' ')}`,
    );
  }
  return said;
}

/** What is said of a copy that another key than the one in use opens. */
interface OtherKey {
  /** The key that opens it, where a change of the key left it beside the one in use. */
  former: Secrets | undefined;
  /** Why it cannot take the place of the data in use, and what to do. */
  refusal: string;
  /** What to do with it once it lies in a folder of its own. */
  advice: string;
}

/**
 * What to say of a copy whose database names `keyCheck` as its key, where no server would start on it: one from before
 * the key was changed opens with the former key only. Undefined where the key in `keyFile` opens it, and where there is
 * no key to hold it against.
 */
function otherKey(keyCheck: string | null, keyFile: string): OtherKey | undefined {
  if (!existsSync(keyFile) || belongsTo(keyCheck, secretsFrom(readKey(keyFile)))) return undefined;
  for (const file of besides(keyFile)) {
    const former = secretsFrom(readKey(file));
    if (belongsTo(keyCheck, former))
      return {
        former,
        refusal: report('copyFormerKey', { key: keyFile, former: file }),
        advice: report('copyTakesFormerKey', { key: keyFile, former: file }),
      };
  }
  return {
    former: undefined,
    refusal: report('copyOtherKey', { key: keyFile }),
    advice: report('copyTakesOtherKey', { key: keyFile }),
  };
}

/** What changes of the key left beside it (`key change`), and can be read. */
const besides = (keyFile: string): string[] =>
  readdirSync(dirname(keyFile))
    .filter((name) => name.startsWith(`${basename(keyFile)}.before-`))
    .map((name) => join(dirname(keyFile), name))
    .filter(isKey);

function isKey(file: string): boolean {
  try {
    readKey(file);
    return true;
  } catch {
    return false;
  }
}
