/** What a server opens before anything else: its data folder, a copy that is to be put back, key and database. */
import type { Logger } from 'pino';
import { report } from '#domain/messages/report.ts';
import { followHead } from './backup/put-back.ts';
import { keepBroken, swapIn } from './backup/swap.ts';
import { takeBackup } from './backup/take.ts';
import { troubleIn } from './backup/trouble.ts';
import { sweepUnfinished } from './backup/unfinished.ts';
import { type Config, copiesFolder } from './config.ts';
import { databaseIn } from './data-folder.ts';
import { requireFree } from './http/listening.ts';
import { openInstallation } from './installation.ts';
import { makeDataFolder, openToAll } from './make-folder.ts';
import { emptyLog } from './store/dialects/sqlite-log.ts';
import { lockFolder } from './store/folder-lock.ts';
import type { Store, StoreSettings } from './store/store.ts';

export interface OpenData {
  store: Store;
  /** Notes for whoever starts a second server where this one is reached. */
  listens(port: number): void;
  close(): Promise<void>;
}

const NOT_LOCKED = { listens: () => undefined, release: () => undefined };

/**
 * Locks the data folder, holds the port, puts a copy that was laid ready in place and opens the database. @throws
 * Error in words, leaving nothing open.
 */
export async function openData(
  config: Config,
  log: Logger,
  settings: Pick<StoreSettings, 'clock' | 'clockIsMoved' | 'onCommit'>,
): Promise<OpenData> {
  makeDataFolder(config.dataDir);
  const open = openToAll(config.dataDir);
  if (open !== undefined) log.warn(open);
  // Several processes may share the folder of a PostgreSQL installation: the database keeps them together.
  const lock = config.databaseUrl === undefined ? lockFolder(config.dataDir) : NOT_LOCKED;
  try {
    // Before anything is changed for a server that could not be reached.
    await requireFree(config);
    // What a newer version was tried on is a whole database, and goes when that was cut off.
    await sweepUnfinished(config.dataDir);
    const aside = await swapIn(config.dataDir, Date.now());
    if (aside !== undefined) log.warn({ aside }, 'a copy was put back; what was there before is set aside');
    const broken = keepBroken(config.dataDir, Date.now());
    const store = await openInstallation(config, {
      ...settings,
      onTrouble: (message) => log.warn(message),
      onOutdated: () => copyBeforeUpdate(config, log),
    });
    if (broken !== undefined) {
      log.error({ aside: broken }, report('logBroken', { place: broken }));
      // What cannot be read of it would be found again after the next crash.
      emptyLog(databaseIn(config.dataDir));
    }
    void store.keyChanged.then(() => log.error({ key: config.keyFile }, report('notSavedKeyChanged')));
    const head = followHead(store, config.dataDir, (error) =>
      log.error({ err: error }, 'the newest row of the audit log could not be noted in the data folder'),
    );
    const close = async () => {
      await head.stop();
      await store.close();
      lock.release();
    };
    return { store, listens: lock.listens, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** There is no way back from an update but this copy, so without it nothing is updated. */
async function copyBeforeUpdate(config: Config, log: Logger): Promise<void> {
  const to = copiesFolder(config);
  const { dataDir, databaseUrl, backupPassphrase: passphrase } = config;
  const reason = 'before_update';
  const made = await takeBackup({
    dataDir,
    databaseUrl,
    to,
    passphrase,
    reason,
    tracks: false,
    now: Date.now(),
  }).catch((error: unknown) => {
    throw new Error(
      `This version changes the database, and takes a copy before; that failed. ${troubleIn(to, error)} Nothing was changed.`,
    );
  });
  log.warn({ copy: made.file }, 'the database is brought up to date; a copy from before was taken');
}
