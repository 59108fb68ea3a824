/** `ovation backup` and `ovation restore`, from the command line. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endingCleanly } from '../backup/at-exit.ts';
import { restoreBackup } from '../backup/restore.ts';
import { DATABASE, takeBackup } from '../backup/take.ts';
import { NO_ROOM, troubleIn } from '../backup/trouble.ts';
import { type Config, copiesFolder } from '../config.ts';
import { databaseIn } from '../data-folder.ts';
import { noDatabaseIn } from '../installation.ts';
import { TYPED } from '../typed.ts';
import { inWords } from './in-words.ts';
import { say } from './say.ts';

const NO_NAME = 'Name a folder after --to.';

/** The passphrase comes by the environment: arguments are seen by everybody on the machine. */
const passphraseOf = (env: NodeJS.ProcessEnv): string | undefined =>
  env.OVATION_BACKUP_PASSPHRASE || undefined;

/** Takes a backup, also while the server runs. @throws Error in words. */
export async function backupNow(
  config: Config,
  { to, encrypt }: { to: string | undefined; encrypt: boolean },
): Promise<void> {
  const passphrase = passphraseOf(process.env);
  if (encrypt && (passphrase === undefined || passphrase.length < 12))
    throw new Error('Give a passphrase of 12 characters or more in OVATION_BACKUP_PASSPHRASE.');
  if (config.databaseUrl === undefined && !existsSync(databaseIn(config.dataDir)))
    throw new Error(noDatabaseIn(config.dataDir));
  if (to === '') throw new Error(NO_NAME);
  const folder = to ?? copiesFolder(config);
  const { file, size } = await endingCleanly(() =>
    takeBackup({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      s3: config.s3,
      to: folder,
      tracks: true,
      passphrase: encrypt ? passphrase : undefined,
      now: Date.now(),
    }),
  ).catch((error: unknown) => {
    throw new Error(isOfFolder(error, folder) ? troubleIn(folder, error) : inWords(error));
  });
  say(`${file}   ${(size / 1e6).toFixed(1)} MB`);
  say(
    `The key is not in it. Keep a copy of ${config.keyFile} somewhere else: without it names and contacts stay sealed.`,
  );
}

/** Whether the folder of the copies is what failed: it is full, or its path is named. */
function isOfFolder(error: unknown, folder: string): boolean {
  const { code, path } = error as NodeJS.ErrnoException;
  return (
    code === 'ENOSPC' || code === NO_ROOM || (path !== undefined && resolve(path).startsWith(resolve(folder)))
  );
}

/** Restores a backup into an empty place and prints what was verified. @throws Error in words. */
export async function restoreTo(config: Config, file: string, to: string): Promise<void> {
  if (to === '') throw new Error(NO_NAME);
  const verified = await endingCleanly(() =>
    restoreBackup({
      file,
      to,
      databaseUrl: config.databaseUrl,
      keyFile: config.keyFile,
      running: config.dataDir,
      s3: config.s3,
      passphrase: passphraseOf(process.env),
    }),
  );
  for (const line of verified) say(line);
  say(
    `Restored into ${to}. Put your copy of the key there as secret.key, then${ofDatabase(config, to)}: OVATION_DATA=${to} ${TYPED} start`,
  );
}

/** How the database's setting has to be at the start: it goes by the copy, whichever engine is set here. */
function ofDatabase({ databaseUrl }: Config, to: string): string {
  if (databaseUrl === undefined) return '';
  return existsSync(join(to, DATABASE.sqlite))
    ? ', without OVATION_DATABASE_URL (this is a copy of SQLite)'
    : ', with OVATION_DATABASE_URL as it is now';
}
