/**
 * A newer version started on a copy of the data, before anything is changed: it brings the copy up to date, and has to
 * answer. It sends no letters and touches no bucket, for it is given no account at either.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { snapshotSqlite } from '../../backup/snapshot.ts';
import { unfinishedName } from '../../backup/unfinished.ts';
import { databaseIn } from '../../data-folder.ts';
import type { Place } from '../../installation.ts';
import type { Staged } from './forms.ts';

const LIMIT_MS = 300_000;
const LOOK_MS = 100;
const WORDS = 2_000;

/**
 * Starts a newer version on a copy of the data, where it has to migrate and answer; it gets no account for letters
 * or music.
 * @returns why it failed; undefined when it did not
 */
export async function trial(newer: Staged, version: string, place: Place): Promise<string | undefined> {
  const folder = join(place.dataDir, unfinishedName());
  mkdirSync(folder, { mode: 0o700 });
  try {
    const database = databaseIn(place.dataDir);
    if (existsSync(database)) copyOf(database, databaseIn(folder));
    if (existsSync(place.keyFile)) copyFileSync(place.keyFile, join(folder, 'secret.key'));
    return await startOn(folder, newer, version);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/**
 * Copies the database without the mail server that an admin set, so that the waiting letters are sent by the original
 * alone.
 */
export function copyOf(database: string, to: string): void {
  const { bytes, rows } = snapshotSqlite(database);
  writeFileSync(to, bytes, { mode: 0o600 });
  if (!rows.mail_server) return;
  const copy = new DatabaseSync(to);
  copy.exec('delete from mail_server');
  copy.close();
}

async function startOn(folder: string, newer: Staged, version: string): Promise<string | undefined> {
  const child = spawn(newer.program, [...newer.args, 'start'], {
    // It ends when we end, however that is: it notices by the channel.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...withoutSettings(process.env),
      OVATION_DATA: folder,
      OVATION_HOST: '127.0.0.1',
      OVATION_PORT: '0',
      OVATION_HTTPS_PORT: 'off',
      OVATION_BACKUP_MINUTES: '0',
      OVATION_LOG: 'error',
    },
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-WORDS);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(said.trim() || `It ended with ${signal ?? code}.`));
  });
  const over = new AbortController();
  try {
    return await Promise.race([ended, answered(folder, version, over.signal)]);
  } finally {
    over.abort();
    await end(child, ended);
  }
}

/** Resolves once it has answered with its version and shown its front page. */
async function answered(folder: string, version: string, over: AbortSignal): Promise<string | undefined> {
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until && !over.aborted) {
    await pause(LOOK_MS);
    const port = portIn(folder);
    if (port === undefined) continue;
    const origin = `http://127.0.0.1:${port}`;
    const health = await fetch(`${origin}/healthz`, { signal: over }).catch(() => undefined);
    if (health === undefined) continue;
    const { version: running } = (await health.json()) as { version?: string };
    const front = await fetch(origin, { signal: over });
    return running === version && front.ok
      ? undefined
      : `It answered as version ${running}, and its front page with ${front.status}.`;
  }
  return `It did not answer within ${LIMIT_MS / 60_000} minutes.`;
}

/** Where it says that it listens. */
function portIn(folder: string): number | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')).port;
  } catch {
    return undefined;
  }
}

const PATIENCE_MS = 20_000;

async function end(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGTERM');
  const giveUp = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(giveUp);
}

const withoutSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('OVATION_')));
