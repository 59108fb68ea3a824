/**
 * One server at a time on a data folder with a SQLite file: what voters chose last stands in a process's memory, so
 * two would count apart. The lock is SQLite's own on a small file of its own; the system frees it however a
 * process ends. Who holds it stands beside it, for the sentence that a second start ends with.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLocked } from './dialects/lock-wait.ts';

const LOCK = 'running.lock';
const HOLDER = 'running.json';

interface Holder {
  pid: number;
  host: string;
  /** In ms. */
  since: number;
  /** Known once it listens. */
  port?: number;
}

/** Another server is running on the data folder. */
export class FolderHeld extends Error {
  /** The host name of the machine that holds the folder; undefined when it is unknown. */
  readonly host: string | undefined;
  readonly port: number | undefined;
  constructor(folder: string, holder: Holder | undefined) {
    super(heldSentence(folder, holder));
    this.host = holder?.host;
    this.port = holder?.port;
  }
}

/** A data folder held by this process until it ends. */
export interface FolderLock {
  /** Records the port on which the holder can be reached. */
  listens(port: number): void;
  release(): void;
}

/** Takes the data folder for this process. @throws FolderHeld, which names who has it. */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(join(folder, LOCK), { timeout: 0 });
  try {
    // Without a journal: nothing is written, also on a full disk.
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    throw isLocked(error) ? new FolderHeld(folder, holderOf(folder)) : error;
  }
  const holder: Holder = { pid: process.pid, host: hostname(), since: Date.now() };
  const note = () => {
    try {
      writeFileSync(join(folder, HOLDER), JSON.stringify(holder), { mode: 0o600 });
    } catch {
      // On a full disk the lock holds all the same; only a second start knows less to say.
    }
  };
  note();
  return {
    listens(port) {
      holder.port = port;
      note();
    },
    release() {
      // A second time the folder may be somebody else's.
      if (!lock.isOpen) return;
      rmSync(join(folder, HOLDER), { force: true });
      lock.close();
    },
  };
}

function holderOf(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, HOLDER), 'utf8'));
  } catch {
    return undefined;
  }
}

function heldSentence(folder: string, held: Holder | undefined): string {
  const start = `Ovation runs already on the data in ${folder}`;
  const end = 'Two would count votes apart. Use the one that runs, or end it first';
  if (held === undefined) return `${start}. ${end}.`;
  const where = held.port === undefined ? '' : `, at http://localhost:${held.port}`;
  const since = new Date(held.since).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return `${start}: process ${held.pid} on ${held.host}${where}, since ${since}. ${end} (kill ${held.pid}).`;
}
