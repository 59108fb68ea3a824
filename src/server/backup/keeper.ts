/**
 * Keeps copies by itself: every few minutes while something changes, and before something grave. Copies taken by
 * time hold the database alone, so they are small and quick; music never changes once it is there, and goes along
 * with those that are made by hand.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_REASONS, type backupEndpoints } from '#contract/backup/endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Store } from '../store/store.ts';
import { addErased, readErased } from './erased-list.ts';
import { oldestAllowed, tooMany } from './keep-rule.ts';
import { instantIn, setAside } from './swap.ts';
import { type Backup, type BackupSettings, takeBackup } from './take.ts';

type Kept = AnswerOf<typeof backupEndpoints.backups>['kept'][number];
export type BackupReason = (typeof BACKUP_REASONS)[number];

const MINUTE_MS = 60_000;
/** Of several processes that see the same change one takes the copy. */
const SAME_MOMENT_MS = 10_000;
const TIDY_EVERY_MS = 3_600_000;
/** A copy younger than this part of the time between two is another process's, taken in the same turn. */
const PART_OF_TURN = 0.9;
const NAME = /^ovation-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)(?:-([a-z_]+))?\.tar(\.sealed)?$/;

export interface KeeperSettings
  extends Pick<BackupSettings, 'dataDir' | 'databaseUrl' | 's3' | 'to' | 'passphrase'> {
  /** Minutes between copies by time; 0 takes none. */
  everyMinutes: number;
  /** Hears of a copy that failed. */
  onTrouble: (error: unknown) => void;
}

export interface BackupKeeper {
  /** Begins to take copies by time. */
  start(): void;
  /** Says that something changed that is no new version: ballots. */
  noteChange(): void;
  /** Takes one now, after any that is under way. @throws Error in words. */
  take(reason: BackupReason): Promise<Backup>;
  /** Takes one by time now, unless none are wanted or another process has just done so. */
  takeOutOfTurn(): Promise<void>;
  /** The copies in the folder, newest first. */
  kept(): Promise<Kept[]>;
  /** The path of a copy that is kept; undefined when there is none of that name. */
  pathOf(name: string): Promise<string | undefined>;
  /**
   * Hears of everybody who was erased so far: notes them beside the copies, and takes a copy without them at once.
   * A copy that fails is told as any other, and made up for by the next.
   */
  noteErased(ids: readonly string[]): Promise<void>;
  /** Everybody who is noted beside the copies. @throws Error in words when the list does not read. */
  erased(): Promise<string[]>;
  /** What went wrong with the newest attempt. */
  trouble(): string | null;
  stop(): Promise<void>;
}

/** Makes a keeper; nothing runs before `start`. */
export function openKeeper(
  store: Pick<Store, 'now' | 'onVersion' | 'neighbours'>,
  settings: KeeperSettings,
): BackupKeeper {
  /** When something changed that no copy of ours holds; undefined when nothing did. */
  let changedAt: number | undefined = Date.now();
  let trouble: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let tidying: NodeJS.Timeout | undefined;
  /** Whether people were erased and no copy was taken since. */
  let owed = false;
  let line: Promise<unknown> = Promise.resolve();
  const noteChange = () => {
    changedAt = Date.now();
  };
  const deaf = store.onVersion(noteChange);

  const kept = async (): Promise<Kept[]> => {
    const found = await Promise.all(
      (await readdir(settings.to).catch(() => [])).map(async (name) => {
        const [, stamp, reason, sealed] = NAME.exec(name) ?? [];
        const facts =
          stamp === undefined ? undefined : await stat(join(settings.to, name)).catch(() => undefined);
        return stamp === undefined || !facts
          ? undefined
          : {
              name,
              takenAt: instantIn(stamp),
              reason: BACKUP_REASONS.find((known) => known === reason) ?? ('by_hand' as const),
              sizeBytes: facts.size,
              sealed: sealed !== undefined,
            };
      }),
    );
    return found.filter((copy) => copy !== undefined).sort((a, b) => b.takenAt - a.takenAt);
  };

  /** Removes what is too old: copies, and databases that were set aside for one. */
  const tidy = async (): Promise<void> => {
    const copies = await kept();
    const now = Date.now();
    for (const name of tooMany(copies, now)) await rm(join(settings.to, name), { force: true });
    const oldest = oldestAllowed(copies, now);
    for (const { folder, since } of await setAside(settings.dataDir))
      if (since < oldest) await rm(folder, { recursive: true, force: true });
  };

  const takeAndTidy = async (given: BackupReason): Promise<Backup> => {
    const before = changedAt;
    const reason = owed && given === 'by_time' ? 'after_erasing' : given;
    changedAt = undefined;
    try {
      await mkdir(settings.to, { recursive: true, mode: 0o700 });
      const now = Date.now();
      const made = await takeBackup({ ...settings, tracks: reason === 'by_hand', reason, now });
      if (reason === 'after_erasing') owed = false;
      await tidy();
      trouble = null;
      return made;
    } catch (error) {
      changedAt ??= before ?? Date.now();
      trouble = error instanceof Error ? error.message : String(error);
      throw error;
    }
  };

  const take = (reason: BackupReason): Promise<Backup> => {
    const made = line.then(() => takeAndTidy(reason));
    line = made.catch(() => undefined);
    return made;
  };

  const everyMs = settings.everyMinutes * MINUTE_MS;
  /** Of several processes that keep their copies in one folder one takes the copy that is due. */
  const byTime = (leastMs = everyMs * PART_OF_TURN) =>
    store.neighbours.inTurn(`copies ${settings.to}`, async () => {
      const newest = (await kept()).find((copy) => copy.reason === 'by_time');
      if (!newest || Math.abs(Date.now() - newest.takenAt) >= leastMs) await take('by_time');
      else if (changedAt !== undefined && changedAt < newest.takenAt) changedAt = undefined;
    });

  return {
    start() {
      tidying = setInterval(() => void tidy().catch(settings.onTrouble), TIDY_EVERY_MS).unref();
      if (settings.everyMinutes === 0) return;
      timer = setInterval(() => {
        if (changedAt !== undefined) byTime().catch(settings.onTrouble);
      }, everyMs).unref();
    },
    noteChange,
    take,
    async takeOutOfTurn() {
      if (settings.everyMinutes > 0) await byTime(SAME_MOMENT_MS);
    },
    async noteErased(ids) {
      // Where nobody takes copies there is none to clean.
      if (settings.everyMinutes === 0 && (await kept()).length === 0) return;
      owed = true;
      try {
        await addErased(settings.to, ids);
        await take('after_erasing');
      } catch (error) {
        settings.onTrouble(error);
      }
    },
    async erased() {
      const folders = new Set([settings.to, join(settings.dataDir, 'backups')]);
      return (await Promise.all([...folders].map(readErased))).flat();
    },
    kept,
    pathOf: async (name) =>
      (await kept()).some((copy) => copy.name === name) ? join(settings.to, name) : undefined,
    trouble: () => trouble,
    async stop() {
      clearInterval(timer);
      clearInterval(tidying);
      deaf();
      await line;
    },
  };
}
