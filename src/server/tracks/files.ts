/** The files of the acts' music in the database: adding a version, what was heard, and reading them. */
import type { Selectable } from 'kysely';
import type { Heard, TrackFacts } from '#domain/tracks/facts.ts';
import { KEPT_VERSIONS, type TrackFormat } from '#domain/tracks/formats.ts';
import { standingAfter } from '#domain/tracks/track.ts';
import { movedCue } from '#domain/tracks/trim.ts';
import { eventById } from '../events/queries.ts';
import type { CrewAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import type { MoveTracks } from '../registration/merge.ts';
import { erasedAmong, requireParticipant } from '../registration/queries.ts';
import type { Actor } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { keepStanding, trackOf } from './queries.ts';
import type { SoundCheck } from './sound-check.ts';

export type TrackFileRow = Selectable<Tables['trackFile']>;

/** A file that was examined and taken. */
export interface TakenFile {
  id: string;
  participantId: string;
  format: TrackFormat;
  facts: TrackFacts;
  /** In bytes. */
  size: number;
  sha256: string;
}

/**
 * Makes the file the act's newest version; the music counts as received. Doing it again for the same file
 * changes nothing. Answers the ids of versions that are too old to be kept.
 */
export async function addTrackFile(store: Store, by: Actor, file: TakenFile): Promise<string[]> {
  if (await trackFileById(store.read, file.id)) return [];
  return store.write({ by }, async ({ tx, now, audit }) => {
    if (await trackFileById(tx, file.id)) return [];
    const act = await requireParticipant(tx, file.participantId);
    const kept = await trackFilesOf(tx, file.participantId);
    const version = (kept[0]?.version ?? 0) + 1;
    await tx
      .insertInto('trackFile')
      .values({
        id: file.id,
        participantId: file.participantId,
        version,
        sentBy: by.name,
        sentByCrew: by.kind === 'participant' ? 0 : 1,
        format: file.format,
        size: file.size,
        sha256: file.sha256,
        durationMs: file.facts.durationMs,
        channels: file.facts.channels,
        sampleRate: file.facts.sampleRate,
        listening: 'waiting',
        tries: 0,
        levelled: 0,
        trim: (await isTrimmed(tx, act.eventId, kept[0])) ? 1 : 0,
        copyHeadMs: 0,
        uploadedAt: now,
      })
      .execute();
    const tooOld = kept.slice(KEPT_VERSIONS - 1).map(({ id }) => id);
    if (tooOld.length > 0) await tx.deleteFrom('trackFile').where('id', 'in', tooOld).execute();
    const before = await trackOf(tx, file.participantId);
    // Other music than the one that was received and checked.
    const fresh = { ...before, receivedAt: null, receivedBy: null };
    await keepStanding(
      tx,
      file.participantId,
      standingAfter(fresh, { state: 'received', note: '', at: now, by: by.name }),
    );
    audit({
      action: 'track.file_added',
      subject: `participant:${file.participantId}`,
      eventId: act.eventId,
      before: { track: before.state, trackVersion: kept[0]?.version ?? null },
      after: { track: 'received', trackVersion: version },
    });
    return tooOld;
  });
}

/** Whether a new file's copy leaves out silence: as with the act's last one, else as the event has it. */
async function isTrimmed(read: Reader, eventId: string, last: TrackFileRow | undefined): Promise<boolean> {
  if (last) return last.trim === 1;
  return (await eventById(read, eventId))?.settings.trimSilence ?? false;
}

/** One file. */
export const trackFileById = (read: Reader, id: string): Promise<TrackFileRow | undefined> =>
  read.selectFrom('trackFile').selectAll().where('id', '=', id).executeTakeFirst();

/** An act's files, newest first. */
export const trackFilesOf = (read: Reader, participantId: string): Promise<TrackFileRow[]> =>
  read
    .selectFrom('trackFile')
    .selectAll()
    .where('participantId', '=', participantId)
    .orderBy('version', 'desc')
    .execute();

/** The newest file of each of the acts that have one, without the wave. */
export async function newestFiles(read: Reader, participantIds: readonly string[]) {
  if (participantIds.length === 0) return new Map<string, NewestFile>();
  const rows: NewestFile[] = await read
    .selectFrom('trackFile')
    .select(['id', 'participantId', 'format', 'size', 'levelled', 'uploadedAt'])
    .where('participantId', 'in', participantIds)
    .orderBy('version')
    .execute();
  return new Map(rows.map((row) => [row.participantId, row]));
}
export type NewestFile = Pick<
  TrackFileRow,
  'id' | 'participantId' | 'format' | 'size' | 'levelled' | 'uploadedAt'
>;

/** The ids of all files. */
export const allTrackFileIds = async (read: Reader): Promise<Set<string>> =>
  new Set((await read.selectFrom('trackFile').select('id').execute()).map(({ id }) => id));

/** How many files wait to be listened to. */
export async function waitingFiles(read: Reader): Promise<number> {
  const { waiting } = await read
    .selectFrom('trackFile')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('listening', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** The ids of the files that wait to be listened to, oldest first. */
export const waitingIds = async (read: Reader, mostTries: number): Promise<string[]> =>
  (
    await read
      .selectFrom('trackFile')
      .select('id')
      .where('listening', '=', 'waiting')
      .where('tries', '<', mostTries)
      .orderBy('uploadedAt')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** A file that still waits to be listened to, with this try counted; undefined when it does not. */
export const beginListening = (
  store: Store,
  id: string,
  mostTries: number,
): Promise<TrackFileRow | undefined> =>
  store.quiet(async (tx) => {
    const file = await tx
      .selectFrom('trackFile')
      .selectAll()
      .where('id', '=', id)
      .where('listening', '=', 'waiting')
      .where('tries', '<', mostTries)
      .executeTakeFirst();
    if (!file) return undefined;
    // Counted before it is listened to: a file that ends the server is not begun for ever.
    await tx
      .updateTable('trackFile')
      .set({ tries: file.tries + 1 })
      .where('id', '=', file.id)
      .execute();
    return file;
  });

/** Takes the counted try back: it was not the file's fault. */
export const uncountTry = (store: Store, file: TrackFileRow): Promise<unknown> =>
  store.quiet((tx) =>
    tx.updateTable('trackFile').set({ tries: file.tries }).where('id', '=', file.id).execute(),
  );

/** The ids of files that were tried as often as they may be and never came to an end. */
export const wornOut = async (read: Reader, mostTries: number): Promise<string[]> =>
  (
    await read
      .selectFrom('trackFile')
      .select('id')
      .where('listening', '=', 'waiting')
      .where('tries', '>=', mostTries)
      .execute()
  ).map(({ id }) => id);

/** Gives such a file up. */
export const giveUp = (store: Store, id: string, mostTries: number): Promise<unknown> =>
  store.quiet((tx) =>
    tx
      .updateTable('trackFile')
      .set({ listening: 'failed' })
      .where('id', '=', id)
      .where('listening', '=', 'waiting')
      .where('tries', '>=', mostTries)
      .execute(),
  );

/** Files that could not be listened to for want of a program get another try. */
export const tryWithout = (store: Store): Promise<unknown> =>
  store.quiet((tx) =>
    tx
      .updateTable('trackFile')
      .set({ listening: 'waiting', tries: 0 })
      .where('listening', '=', 'without')
      .execute(),
  );

/**
 * Keeps what listening found, unless the file's copy is wanted otherwise by now: then it waits on. The cue
 * point of the desk stays at its moment of the music.
 */
export const heardFile = (store: Store, file: TrackFileRow, check: SoundCheck): Promise<void> =>
  store.quiet(async (tx) => {
    const found =
      check.outcome === 'done'
        ? {
            listening: check.outcome,
            durationMs: check.listened.durationMs,
            heard: JSON.stringify(check.listened.heard),
            wave: JSON.stringify(check.listened.wave),
            levelled: check.levelled ? (1 as const) : (0 as const),
            ...copyOf(check),
          }
        : { listening: check.outcome };
    const { numUpdatedRows } = await tx
      .updateTable('trackFile')
      .set(found)
      .where('id', '=', file.id)
      .where('trim', '=', file.trim)
      .executeTakeFirst();
    const headMs = 'copyHeadMs' in found ? found.copyHeadMs : file.copyHeadMs;
    if (numUpdatedRows === 0n || headMs === file.copyHeadMs) return;
    const { participantId } = file;
    const cue = tx.selectFrom('trackCue').select('startMs').where('participantId', '=', participantId);
    const { startMs } = (await cue.executeTakeFirst()) ?? { startMs: 0 };
    await tx
      .updateTable('trackCue')
      .set({ startMs: movedCue(startMs, file.copyHeadMs, headMs) })
      .where('participantId', '=', participantId)
      .execute();
  });

const copyOf = ({ listened, cut }: SoundCheck & { outcome: 'done' }) =>
  cut
    ? { copyMs: listened.durationMs - cut.headMs - cut.tailMs, copyHeadMs: cut.headMs }
    : { copyMs: null, copyHeadMs: 0 };

/**
 * Takes the files of erased people out of the database; answers whose and which they were. `alsoOf` names acts
 * that may have uploads under way only.
 */
export const forgetFiles = (
  store: Store,
  alsoOf: readonly string[],
): Promise<{ participantIds: string[]; fileIds: string[] }> =>
  store.quiet(async (tx) => {
    const senders = await tx.selectFrom('trackFile').select('participantId').distinct().execute();
    const participantIds = await erasedAmong(tx, [
      ...new Set([...senders.map((row) => row.participantId), ...alsoOf]),
    ]);
    if (participantIds.length === 0) return { participantIds, fileIds: [] };
    const gone = await tx
      .deleteFrom('trackFile')
      .where('participantId', 'in', participantIds)
      .returning('id')
      .execute();
    return { participantIds, fileIds: gone.map(({ id }) => id) };
  });

/** Makes an earlier file the act's newest version; as with any other music, it has to be checked again. */
export const makeCurrent = (
  store: Store,
  access: CrewAccess,
  participantId: string,
  id: string,
): Promise<void> =>
  store.write({ by: access.by }, async ({ tx, now, audit }) => {
    const act = await requireParticipant(tx, participantId);
    const [newest, ...older] = await trackFilesOf(tx, participantId);
    if (newest?.id === id) throw new Refusal('no_change', 'This is the current version already.');
    const file = older.find((one) => one.id === id);
    if (!newest || !file) throw new Refusal('not_found', 'This file is not here any more.');
    const version = newest.version + 1;
    await tx.updateTable('trackFile').set({ version }).where('id', '=', id).execute();
    const before = await trackOf(tx, participantId);
    const fresh = { ...before, receivedAt: null, receivedBy: null };
    await keepStanding(
      tx,
      participantId,
      standingAfter(fresh, { state: 'received', note: '', at: now, by: access.by.name }),
    );
    audit({
      action: 'track.file_made_current',
      subject: `participant:${participantId}`,
      eventId: act.eventId,
      before: { trackVersion: file.version },
      after: { track: 'received', trackVersion: version },
    });
  });

/** Gives the files and the standing of one act's music to another that takes it in; they become its newest. */
export const moveTracks: MoveTracks = async ({ tx, audit }, from, to) => {
  const files = (await trackFilesOf(tx, from.id)).reverse();
  const [newest] = await trackFilesOf(tx, to.id);
  for (const [index, { id }] of files.entries())
    await tx
      .updateTable('trackFile')
      .set({ participantId: to.id, version: (newest?.version ?? 0) + index + 1 })
      .where('id', '=', id)
      .execute();
  const { state, note, changedAt, changedBy, ...seen } = await trackOf(tx, from.id);
  if (changedAt !== null && changedBy !== null) {
    const { receivedAt, receivedBy, checkedAt, checkedBy } = seen;
    const heard = { receivedAt, receivedBy, checkedAt, checkedBy };
    await keepStanding(tx, to.id, { state, note, changedAt, changedBy, ...heard });
  }
  audit({
    action: 'track.moved',
    subject: `participant:${to.id}`,
    eventId: to.eventId,
    after: { trackFiles: files.length },
  });
};

/** What was found out about a file so far. */
export function factsOf(row: TrackFileRow): TrackFacts {
  const heard: Heard | null = row.heard === null ? null : JSON.parse(row.heard);
  return { durationMs: row.durationMs, channels: row.channels, sampleRate: row.sampleRate, heard };
}
