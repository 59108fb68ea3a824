/**
 * Listening to the files that arrived, one at a time, in the order in which they came. What waits stands in
 * the database, so it is picked up again after a restart, and each file by one process only. Nothing starts
 * before `start`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import { fileLockName } from './discards.ts';
import type { TrackFileRow } from './files.ts';
import {
  beginListening,
  giveUp,
  retryAfterInstall,
  storeListened,
  triedTooOften,
  uncountTry,
  waitingIds,
} from './hearing.ts';
import { LAST_RESERVE } from './incoming.ts';
import { LEVELLED_BYTES_A_MS } from './level.ts';
import { noteLost } from './lost.ts';
import { StorageAway } from './s3-storage.ts';
import type { Sandbox } from './sandbox.ts';
import type { SoundCheck } from './sound-check.ts';
import { passingName, type TrackStorage } from './storage.ts';

const MS_PER_MINUTE = 60_000;
const LIMIT_PER_MINUTE_MS = 10_000;
const LEAST_LIMIT_MS = 30_000;
const MOST_TRIES = 3;

export interface Listening {
  /** Picks up what waits. */
  start(): void;
  /** Says that a file arrived. */
  poke(): void;
  /** Resolves once nothing waits any more. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Makes the worker; `work` is a folder for what is made on the way. `onHeard` hears of every file that it is done
 * with, `onTrouble` of what went wrong on our side: the file is tried again later.
 */
export function openListening(
  store: Store,
  { storage, sandbox, work: workFolder }: { storage: TrackStorage; sandbox: Sandbox; work: string },
  { onHeard, onTrouble }: { onHeard: () => void; onTrouble: (error: unknown) => void },
): Listening {
  let stopped = false;
  let poked = false;
  let working: Promise<void> | undefined;

  const listenTo = async (file: TrackFileRow): Promise<void> => {
    if ((await storage.size('originals', file.id)) === undefined) {
      await noteLost(store, file.id);
      return;
    }
    const folder = await mkdtemp(join(workFolder, passingName(file.id)));
    try {
      const copy = join(folder, 'levelled.mp3');
      const known = {
        format: file.format,
        channels: file.channels,
        sampleRate: file.sampleRate,
        trim: file.trim === 1,
        timeoutMs: Math.round(LEAST_LIMIT_MS + (file.durationMs / MS_PER_MINUTE) * LIMIT_PER_MINUTE_MS),
      };
      const found = await storage.withLocalFile('originals', file.id, (path) =>
        sandbox.listen(path, known, copy),
      );
      if (stopped) return void (await uncountTry(store, file));
      const check: SoundCheck | undefined =
        found ?? (file.tries + 1 >= MOST_TRIES ? { outcome: 'failed' } : undefined);
      if (check?.outcome === 'done' && check.levelled) await storage.keep('levelled', file.id, copy);
      if (check) await storeListened(store, file, check);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const tryOne = async (id: string): Promise<boolean> => {
    const file = await beginListening(store, id, MOST_TRIES);
    if (!file) return false;
    // An hour of speech comes in two megabytes, and its copy has ninety.
    if ((await storage.free()) - file.durationMs * LEVELLED_BYTES_A_MS < LAST_RESERVE) {
      await uncountTry(store, file);
      onTrouble(new Error('There is too little room on the disk to listen to a file of music.'));
      return false;
    }
    await listenTo(file).catch(async (error: unknown) => {
      if (error instanceof StorageAway) await uncountTry(store, file);
      throw error;
    });
    return true;
  };

  /** Whether there was one that nobody else was at, and room for it. What there is none for waits for the next look. */
  const listenToOne = async (): Promise<boolean> => {
    for (const id of await waitingIds(store.read, MOST_TRIES))
      if ((await store.cluster.ifFree(fileLockName(id), () => tryOne(id)))?.done) {
        onHeard();
        return true;
      }
    return false;
  };

  const work = async (): Promise<void> => {
    while (!stopped) {
      poked = false;
      if (!(await listenToOne()) && !poked) return;
    }
  };

  /** A file that another process is at right now has not failed, however often it was tried. */
  const revise = async () => {
    for (const id of await triedTooOften(store.read, MOST_TRIES))
      await store.cluster.ifFree(fileLockName(id), () => giveUp(store, id, MOST_TRIES));
    await retryAfterInstall(store);
  };

  const begin = () => {
    poked = true;
    if (stopped) return;
    working ??= work()
      .catch(onTrouble)
      .finally(() => {
        working = undefined;
      });
  };

  return {
    start() {
      void revise().catch(onTrouble).then(begin);
    },
    poke: begin,
    async idle() {
      while (working) await working;
    },
    async stop() {
      stopped = true;
      sandbox.close();
      await working;
    },
  };
}
