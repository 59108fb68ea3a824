/**
 * Keeps copies by itself: every few minutes while something changes, and before something grave. Copies taken by
 * time hold the database alone, so they are small and quick; music never changes once it is there, and goes along
 * with those that are made by hand.
 */
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BACKUP_REASONS, type backupEndpoints } from '#contract/backup/endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { report } from '#domain/messages/report.ts';
import { makeFolder } from '../make-folder.ts';
import type { Store } from '../store/store.ts';
import { addErased, type Erased, joined, readErased } from './erased-list.ts';
import { forgetFollowers } from './followers.ts';
import { inTime } from './in-time.ts';
import { inOrder, isLater, type Keepable, oldestAllowed, tooMany } from './keep-rule.ts';
import { instantIn, isReady, setAside } from './swap.ts';
import { type Backup, type BackupSettings, takeBeside } from './take.ts';
import { tookTooLong, troubleIn } from './trouble.ts';
import { sweepUnfinished, unfinishedName } from './unfinished.ts';

type Kept = AnswerOf<typeof backupEndpoints.backups>['kept'][number] & Pick<Keepable, 'seenLaterAt'>;
export type BackupReason = (typeof BACKUP_REASONS)[number];

const MINUTE_MS = 60_000;
/** Of several processes that see the same change one takes the copy. */
const SAME_MOMENT_MS = 10_000;
const TIDY_EVERY_MS = 3_600_000;
/** A stop waits so long for a copy; whoever stops a server waits for the stop. */
const STOP_WITHIN_MS = 10_000;
/** No disk that works takes so long; until then a copy that hangs keeps the others waiting. */
const TAKES_AT_MOST_MS = 30 * MINUTE_MS;
/** Who asks for a copy while another hangs is told so, before they and what stands between give up. */
const WAITS_FOR_OTHER_MS = 30_000;
/** A stop has waited for what is under way before it takes its own. */
const STOP_WAITS_MS = 1_000;
/** A copy younger than this part of the time between two is another process's, taken in the same turn. */
const PART_OF_TURN = 0.9;
const NAME = /^ovation-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)(?:-([a-z_]+))?\.tar(\.sealed)?$/;

/** How copies are taken and kept. */
export interface KeeperSettings
  extends Pick<BackupSettings, 'dataDir' | 'databaseUrl' | 's3' | 'to' | 'passphrase'> {
  keyFile: string;
  /** Minutes between copies taken by time; 0 for none. */
  everyMinutes: number;
  /** Whether the clock may be relied on to delete old copies. */
  clockIsSettled: () => boolean;
  /**
   * Called with the folder of a replaced database before it is deleted, so that files only it names can be deleted with
   * it.
   */
  onForgotten: (folder: string) => Promise<void>;
  /** Called with the error of a copy that failed. */
  onTrouble: (error: unknown) => void;
}

/** Takes copies by time and keeps as many as the rule says. */
export interface BackupKeeper {
  /** Cleans up after a crash, checks whether copies can be written, and begins to take them by time. */
  start(): void;
  /** Tells it of a change that is no new version: ballots. */
  noteChange(): void;
  /**
   * Takes a copy now, after any that is under way. @throws Error in words, also when the one under way hangs or this one
   * takes too long.
   */
  take(reason: BackupReason): Promise<Backup>;
  /**
   * Takes a copy before something that cannot wait for long: after `withinMs` it is not waited for any more, and not
   * begun either. @throws Error in words, then too.
   */
  takeInTime(reason: BackupReason, withinMs: number): Promise<Backup>;
  /** Takes a copy by time now, unless none are wanted or another process has just done so. */
  takeOutOfTurn(): Promise<void>;
  /** The copies in the folder, newest first, and behind them those dated in the future. */
  kept(): Promise<Kept[]>;
  /** The path of the copy with this name; undefined when there is none. */
  pathOf(name: string): Promise<string | undefined>;
  /** Adds to the list of erased people beside the copies, so that no restored copy brings them back. */
  noteErased(erased: Erased): Promise<void>;
  /** Takes a copy after people were erased, so that the newest copy does not hold them. @throws Error in words. */
  takeClean(): Promise<void>;
  /** The list of what was erased, beside the copies. @throws Error in words when it cannot be parsed. */
  erased(): Promise<Erased>;
  /** Why the newest attempt failed, as a sentence; null when it succeeded. */
  trouble(): string | null;
  /** Takes a last copy if anything changed since the newest. Call it when everything is answered. */
  stop(): Promise<void>;
}

/** Makes a keeper; nothing runs before `start`. */
export function openKeeper(
  store: Pick<Store, 'now' | 'onVersion' | 'cluster'>,
  settings: KeeperSettings,
): BackupKeeper {
  /** When something changed that no copy of ours holds; undefined when nothing did. */
  let changedAt: number | undefined = Date.now();
  let trouble: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let tidying: NodeJS.Timeout | undefined;
  let line: Promise<unknown> = Promise.resolve();
  /** The end of the newest copy's thread: one that a disk holds fast is not followed by more, which it would hold too. */
  let ended: Promise<unknown> = Promise.resolve();
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
              seenLaterAt: isLater({ takenAt: instantIn(stamp) }, Date.now()) ? facts.mtimeMs : undefined,
            };
      }),
    );
    return inOrder(
      found.filter((copy) => copy !== undefined),
      Date.now(),
    );
  };

  /** Where nobody takes copies there is none to clean. */
  const hasCopies = async () => settings.everyMinutes > 0 || (await kept()).length > 0;

  /** Removes what is too old: copies, and databases that were set aside for one. */
  const tidy = async (): Promise<void> => {
    if (!settings.clockIsSettled()) return;
    const copies = await kept();
    const now = Date.now();
    // The file's own date was wrong with the clock; from when it is first seen to be so it counts.
    for (const { name, seenLaterAt = now } of copies)
      if (seenLaterAt > now) await utimes(join(settings.to, name), now / 1_000, now / 1_000);
    for (const name of tooMany(copies, now)) await rm(join(settings.to, name), { force: true });
    await forgetFollowers(settings.to, now);
    const oldest = oldestAllowed(copies, now);
    for (const { folder, since } of await setAside(settings.dataDir))
      if (since < oldest) {
        // First, so that a crash between the two does both again.
        await settings.onForgotten(folder);
        await rm(folder, { recursive: true, force: true });
      }
  };

  const { dataDir, databaseUrl, s3, to, passphrase } = settings;
  const takeAndTidy = async (reason: BackupReason, withinMs: number): Promise<Backup> => {
    const before = changedAt;
    changedAt = undefined;
    try {
      const tracks = reason === 'by_hand';
      const now = Date.now();
      const taking = takeBeside({ dataDir, databaseUrl, s3, to, passphrase, tracks, reason, now }, withinMs);
      ended = taking.catch(() => undefined);
      const made = await inTime(taking, withinMs, () => new Error(tookTooLong(to, withinMs)));
      await tidy();
      trouble = null;
      return made;
    } catch (error) {
      changedAt ??= before ?? Date.now();
      trouble = troubleIn(to, error);
      throw new Error(trouble, { cause: error });
    }
  };

  const notWaitedFor = () => {
    trouble = report('copySlow', { folder: to });
    return new Error(trouble);
  };
  const take = (
    reason: BackupReason,
    withinMs = TAKES_AT_MOST_MS,
    waitsMs = WAITS_FOR_OTHER_MS,
  ): Promise<Backup> => {
    const ahead = line;
    const made = inTime(ahead, waitsMs, notWaitedFor).then(() => takeAndTidy(reason, withinMs));
    line = Promise.all([ahead, made.catch(() => undefined)]).then(() => ended);
    return made;
  };

  /** What a crash left goes; a folder that no copy can be written to is told now, not at the first copy. */
  const lookAtFolder = async () => {
    makeFolder(to, 0o700);
    await sweepUnfinished(to);
    const trial = join(to, unfinishedName());
    await writeFile(trial, '');
    await rm(trial);
    await tidy();
  };

  const everyMs = settings.everyMinutes * MINUTE_MS;
  /** Of several processes that keep their copies in one folder one takes the copy that is due. */
  const byTime = (leastMs = everyMs * PART_OF_TURN) =>
    store.cluster.inTurn(`copies ${settings.to}`, async () => {
      const newest = (await kept()).find((copy) => copy.reason === 'by_time');
      if (!newest || Math.abs(Date.now() - newest.takenAt) >= leastMs) await take('by_time');
      else if (changedAt !== undefined && changedAt < newest.takenAt) changedAt = undefined;
    });

  const takeLast = async () => {
    const [newest] = await kept();
    const isKept = newest && newest.takenAt > (changedAt ?? 0) && newest.takenAt <= Date.now();
    // What another process stopped a moment ago has copied, and what is to be set aside for a copy, is kept already.
    if (changedAt === undefined || isKept || isReady(dataDir)) return;
    await take('at_stop', STOP_WITHIN_MS, STOP_WAITS_MS);
  };

  return {
    start() {
      tidying = setInterval(() => void tidy().catch(settings.onTrouble), TIDY_EVERY_MS).unref();
      if (settings.everyMinutes === 0) return;
      line = lookAtFolder().catch((error: unknown) => {
        trouble = troubleIn(to, error);
        settings.onTrouble(new Error(trouble, { cause: error }));
      });
      timer = setInterval(() => {
        if (changedAt !== undefined) byTime().catch(settings.onTrouble);
      }, everyMs).unref();
    },
    noteChange,
    take: (reason) => take(reason),
    takeInTime: (reason, withinMs) =>
      inTime(take(reason, TAKES_AT_MOST_MS, withinMs), withinMs, notWaitedFor),
    async takeOutOfTurn() {
      if (settings.everyMinutes > 0) await byTime(SAME_MOMENT_MS);
    },
    async noteErased(erased) {
      if (await hasCopies()) await addErased(to, erased);
    },
    async takeClean() {
      if (await hasCopies()) await take('after_erasing');
    },
    async erased() {
      const folders = new Set([settings.to, join(settings.dataDir, 'backups')]);
      return (await Promise.all([...folders].map(readErased))).reduce(joined);
    },
    kept,
    pathOf: async (name) =>
      (await kept()).some((copy) => copy.name === name) ? join(settings.to, name) : undefined,
    trouble: () => trouble,
    async stop() {
      clearInterval(timer);
      clearInterval(tidying);
      deaf();
      await Promise.race([line, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
      if (settings.everyMinutes > 0)
        await store.cluster.inTurn(`copies ${to}`, takeLast).catch(settings.onTrouble);
    },
  };
}
