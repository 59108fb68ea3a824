/**
 * What a run of vitest has ready for its stores: a folder for everything that passes, one throw-away PostgreSQL
 * server, and on either engine a database that every migration has run on, from nothing, to be copied for each test.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { secretsFrom } from '#server/store/secrets.ts';
import { openStore, type StoreSettings } from '#server/store/store.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The throw-away server, as a URL without a database's name. */
    postgresServer: string;
    /** The migrated SQLite file. */
    preparedFile: string;
  }
}

/** The migrated database on the throw-away server. */
export const PREPARED = 'prepared';

const MEMORY = '/dev/shm';
const ROOM_NEEDED = 4_000_000_000;

/**
 * Memory where the system lends it as a folder with room to spare: databases come and go by the hundred, and
 * each of their commits waits for a disk.
 */
function quickFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_NEEDED ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function migrateNew(database: StoreSettings['database']): Promise<void> {
  const onTrouble = (message: string) => {
    throw new Error(message);
  };
  const store = await openStore({
    database,
    secrets: secretsFrom(randomBytes(32)),
    clock: Date.now,
    onTrouble,
  });
  await store.version();
  await store.close();
}

async function prepareOn(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${PREPARED}`);
    await migrateNew({ url: `${server}/${PREPARED}` });
    // A database that somebody is connected to cannot be copied.
    await client.query(`alter database ${PREPARED} with allow_connections false is_template true`);
  } finally {
    await client.end();
  }
}

/**
 * Makes the folder that every test's temporary files are in, whichever program writes them. It goes with the run,
 * also with one that was killed: whoever removes it sees that its input closes.
 */
function lendFolder(place: string): { folder: string; remove(): Promise<void> } {
  const folder = mkdtempSync(join(place, 'ovation-tests-'));
  // A database server that is not root's has its own folder in there.
  chmodSync(folder, 0o711);
  const remover = spawn('sh', ['-c', 'cat >/dev/null; rm -rf "$1"', 'remover', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = new Promise<void>((resolve) => remover.once('exit', () => resolve()));
  process.env.TMPDIR = folder;
  return {
    folder,
    remove: () => {
      remover.stdin.end();
      return gone;
    },
  };
}

/** For vitest: before the first test and after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = quickFolder();
  const lent = lendFolder(place);
  const file = join(lent.folder, 'prepared.sqlite');
  const server = await startPostgres(place);
  const stop = async () => {
    await server.stop();
    await lent.remove();
  };
  try {
    await prepareOn(server.url);
    await migrateNew({ file });
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresServer', server.url);
  project.provide('preparedFile', file);
  return stop;
}
