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
import { tooMany } from './keep-rule.ts';
import { type Backup, type BackupSettings, takeBackup } from './take.ts';

type Kept = AnswerOf<typeof backupEndpoints.backups>['kept'][number];
export type BackupReason = (typeof BACKUP_REASONS)[number];

const MINUTE_MS = 60_000;
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
  /** The copies in the folder, newest first. */
  kept(): Promise<Kept[]>;
  /** The path of a copy that is kept; undefined when there is none of that name. */
  pathOf(name: string): Promise<string | undefined>;
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
              takenAt: takenAt(stamp),
              reason: BACKUP_REASONS.find((known) => known === reason) ?? ('by_hand' as const),
              sizeBytes: facts.size,
              sealed: sealed !== undefined,
            };
      }),
    );
    return found.filter((copy) => copy !== undefined).sort((a, b) => b.takenAt - a.takenAt);
  };

  const takeAndTidy = async (reason: BackupReason): Promise<Backup> => {
    const before = changedAt;
    changedAt = undefined;
    try {
      await mkdir(settings.to, { recursive: true, mode: 0o700 });
      const now = Date.now();
      const made = await takeBackup({ ...settings, tracks: reason === 'by_hand', reason, now });
      for (const name of tooMany(await kept(), now)) await rm(join(settings.to, name), { force: true });
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
  const byTime = () =>
    store.neighbours.inTurn(`copies ${settings.to}`, async () => {
      const newest = (await kept()).find((copy) => copy.reason === 'by_time');
      if (!newest || Math.abs(Date.now() - newest.takenAt) >= everyMs * PART_OF_TURN) await take('by_time');
      else if (changedAt !== undefined && changedAt < newest.takenAt) changedAt = undefined;
    });

  return {
    start() {
      if (settings.everyMinutes === 0) return;
      timer = setInterval(() => {
        if (changedAt !== undefined) byTime().catch(settings.onTrouble);
      }, everyMs).unref();
    },
    noteChange,
    take,
    kept,
    pathOf: async (name) =>
      (await kept()).some((copy) => copy.name === name) ? join(settings.to, name) : undefined,
    trouble: () => trouble,
    async stop() {
      clearInterval(timer);
      deaf();
      await line;
    },
  };
}

/** The instant in a copy's name. */
const takenAt = (stamp: string): number =>
  Date.parse(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));
