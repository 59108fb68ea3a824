/**
 * `ovation upgrade FILE`: a newer version from a file that was downloaded. The new program proves on a copy of the data
 * that it starts with them before it takes the old one's place, so there is nothing to go back from: until that one
 * rename, program and data are as they were, and after it the data still are. The first start changes them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { takeBackup } from '../../backup/take.ts';
import { troubleIn } from '../../backup/trouble.ts';
import { sweepUnfinished } from '../../backup/unfinished.ts';
import { type Config, copiesFolder } from '../../config.ts';
import { databaseIn } from '../../data-folder.ts';
import { makeDataFolder } from '../../make-folder.ts';
import { CHANGELOG, PACKAGE, VERSION } from '../../shipped.ts';
import { lockFolder } from '../../store/folder-lock.ts';
import { ONE_FILE } from '../../typed.ts';
import { say } from '../say.ts';
import { readDownloaded } from './checksum.ts';
import { type Staged, stageFile, stagePackage } from './forms.ts';
import { whatIsNew } from './news.ts';
import { trial } from './trial.ts';

/**
 * Replaces the program by a downloaded newer version that has proved on a copy of the data that it starts. @throws
 * Error in words, with nothing changed.
 */
export async function upgrade(config: Config, given: string): Promise<void> {
  const file = resolve(given);
  if (config.databaseUrl !== undefined)
    throw new Error(
      'A newer version is tried on a copy of the data, which a PostgreSQL database is not copied for. Put it in the place of this one yourself: docs/operating.md, “Upgrading”.',
    );
  const downloaded = readDownloaded(file);
  say(`${file} is as it was published, by its checksum.`);
  makeDataFolder(config.dataDir);
  const lock = lockFolder(config.dataDir);
  try {
    await sweepUnfinished(config.dataDir);
    const newer = await stage(file, downloaded);
    try {
      const version = wordsOf(file, newer, '--version').trim();
      tellNews(version, wordsOf(file, newer, 'changes'));
      await copyFirst(config);
      const trouble = await trial(newer, version, config);
      if (trouble !== undefined)
        throw new Error(
          `${version} did not start on a copy of your data, so nothing was changed; ${VERSION} stays. What it said: ${trouble}`,
        );
      say(`${version} started on a copy of your data, brought it up to date, and answered.`);
      const back = newer.putInPlace();
      say(`${version} is in place. Your data are as they were: its first start brings them up to date.`);
      say(`Back to ${VERSION} before that: ${back}`);
    } catch (error) {
      newer.discard();
      throw error;
    }
  } finally {
    lock.release();
  }
}

function stage(file: string, downloaded: ReturnType<typeof readDownloaded>): Staged | Promise<Staged> {
  if (ONE_FILE) return stageFile(process.execPath, downloaded);
  if (PACKAGE !== undefined) return stagePackage(PACKAGE, file, downloaded);
  throw new Error('This runs from its sources. Get the newer ones, with git pull, and start them.');
}

/** What it answers to a word; the first time that it runs. @throws Error in words when it does not. */
function wordsOf(file: string, { program, args }: Staged, word: string): string {
  const { status, stdout, error } = spawnSync(program, [...args, word], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    timeout: 120_000,
  });
  if (status === 0 && stdout !== '') return stdout;
  throw new Error(
    `${file} does not run on this machine${error ? ` (${error.message})` : ''}: it is for another system, was cut off, or is no Ovation that can be upgraded to. Nothing was changed.`,
  );
}

function tellNews(version: string, changes: string): void {
  const news = whatIsNew(readFileSync(CHANGELOG, 'utf8'), changes);
  say(
    news.length === 0
      ? `It is version ${version}; its list of changes has nothing that ${VERSION} has not.`
      : `It is version ${version}, here runs ${VERSION}. New in it:\n\n${news.join('\n')}\n`,
  );
}

/** What the first start brings up to date can be had back only from a copy. */
async function copyFirst(config: Config): Promise<void> {
  if (!existsSync(databaseIn(config.dataDir))) return;
  const to = copiesFolder(config);
  const { dataDir, databaseUrl, backupPassphrase: passphrase } = config;
  const { file } = await takeBackup({
    dataDir,
    databaseUrl,
    to,
    passphrase,
    reason: 'before_update',
    tracks: false,
    now: Date.now(),
  }).catch((error: unknown) => {
    throw new Error(`A copy is taken first, and that failed. ${troubleIn(to, error)} Nothing was changed.`);
  });
  say(`The database is copied to ${file}`);
}
