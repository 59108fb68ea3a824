/** The files of the acts' music in the database: adding a version, what was heard, and reading them. */
import type { Selectable } from 'kysely';
import { Refusal } from '#contract/refusal.ts';
import type { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import type { AudioMeasurements, TrackFacts } from '#domain/tracks/facts.ts';
import { KEPT_VERSIONS, type TrackFormat } from '#domain/tracks/formats.ts';
import { standingAfter } from '#domain/tracks/track.ts';
import { requireEvent } from '../events/queries.ts';
import type { CrewAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import type { MoveAlong } from '../registration/merge.ts';
import { requireParticipant } from '../registration/queries.ts';
import type { Actor } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';
import { arrivalOf, arrivalsOf, arrivalTaken, nextVersion } from './arrival-order.ts';
import { dropCuePoint, takeCuePoint } from './cue-points.ts';
import { discardFiles, removeFiles } from './discards.ts';
import { keepStanding, trackOf } from './queries.ts';

export type TrackFileRow = Selectable<Tables['trackFile']>;

/** A file that was examined and is to become a version. */
export interface TakenFile {
  id: string;
  format: TrackFormat;
  facts: TrackFacts;
  /** In bytes. */
  size: number;
  sha256: string;
}

/**
 * Makes a waiting upload a version of its act's music, with the number that it was given when it arrived; where
 * that is the newest, the music counts as received, and begins at its start. Doing it again changes nothing. An upload
 * that no longer waits was taken back, or its person was erased: its bytes are deleted, as are those of versions too
 * old to be kept.
 */
export const addTrackFile = (store: Store, by: Actor, file: TakenFile): Promise<void> =>
  store.write({ by }, async (work) => {
    const { tx, audit } = work;
    const arrival = await arrivalOf(tx, file.id);
    if (arrival?.state === 'taken') return;
    if (arrival?.state !== 'waiting') return discardFiles(tx, [file.id]);
    const { participantId, version } = arrival;
    const act = await requireParticipant(tx, participantId);
    const kept = await trackFilesOf(tx, participantId);
    const newest = kept[0]?.version ?? 0;
    await tx
      .insertInto('trackFile')
      .values({
        id: file.id,
        participantId,
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
        uploadedAt: arrival.arrivedAt,
      })
      .execute();
    await arrivalTaken(tx, arrival);
    const tooOld = (await trackFilesOf(tx, participantId)).slice(KEPT_VERSIONS).map(({ id }) => id);
    await removeFiles(tx, tooOld);
    const track = (await trackOf(tx, participantId)).state;
    const other =
      version > newest ? await receive(work, participantId, by.name) : { before: {}, after: { track } };
    audit({
      action: 'track.file_added',
      subject: `participant:${participantId}`,
      eventId: act.eventId,
      before: { track, trackVersion: newest || null, ...other.before },
      after: { ...other.after, trackVersion: version },
    });
  });

/**
 * The act's music is other music than what was received, checked and given a cue point before. Answers what the audit
 * log is told of it.
 */
async function receive(work: Work, participantId: string, by: string) {
  const { tx, now } = work;
  const fresh = { ...(await trackOf(tx, participantId)), receivedAt: null, receivedBy: null };
  const state = 'received';
  await keepStanding(tx, participantId, standingAfter(fresh, { state, note: '', at: now, by }));
  const { before, after } = await dropCuePoint(work, participantId);
  return { before, after: { track: state, ...after } };
}

/** Whether a new file's copy leaves out silence: as with the act's last one, else as the event has it. */
async function isTrimmed(read: Reader, eventId: string, last: TrackFileRow | undefined): Promise<boolean> {
  if (last) return last.trim === 1;
  return (await requireEvent(read, eventId)).settings.trimSilence;
}

/** The file with this id; undefined when there is none. */
export const trackFileById = (read: Reader, id: string): Promise<TrackFileRow | undefined> =>
  read.selectFrom('trackFile').selectAll().where('id', '=', id).executeTakeFirst();

/** An act's files, newest version first. */
export const trackFilesOf = (read: Reader, participantId: string): Promise<TrackFileRow[]> =>
  read
    .selectFrom('trackFile')
    .selectAll()
    .where('participantId', '=', participantId)
    .orderBy('version', 'desc')
    .execute();

/** The newest file of each of these acts that has one, without its waveform. */
export async function newestFiles(read: Reader, participantIds: readonly string[]) {
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

/** Makes an earlier file the act's newest version; like any new music, it has to be checked again. */
export async function makeCurrent(
  work: Work,
  access: CrewAccess,
  { params: { participantId, fileId: id } }: InputOf<typeof tracksEndpoints.makeFileCurrent>,
): Promise<void> {
  const { tx, audit } = work;
  const act = await requireParticipant(tx, participantId);
  const [newest, ...older] = await trackFilesOf(tx, participantId);
  if (newest?.id === id) throw new Refusal('no_change', 'This is the current version already.');
  const file = older.find((one) => one.id === id);
  if (!file) throw new Refusal('not_found', 'This file is no longer here.');
  // Also before what arrived and still waits to be looked at: this was decided later.
  const version = await nextVersion(tx, participantId);
  await tx.updateTable('trackFile').set({ version }).where('id', '=', id).execute();
  const other = await receive(work, participantId, access.by.name);
  audit({
    action: 'track.file_made_current',
    subject: `participant:${participantId}`,
    eventId: act.eventId,
    before: { trackVersion: file.version, ...other.before },
    after: { ...other.after, trackVersion: version },
  });
}

/**
 * Moves the files, waiting uploads and state of one act's music to another act, where they become its newest, and with
 * them the moment at which the desk begins.
 */
export const moveTracks: MoveAlong = async (work, from, to) => {
  const { tx, audit } = work;
  const files = await trackFilesOf(tx, from.id);
  const waiting = (await arrivalsOf(tx, from.id)).filter(({ state }) => state === 'waiting');
  const line = [
    ...files.map(({ id, version }) => ({
      version,
      place: (next: number) =>
        tx.updateTable('trackFile').set({ participantId: to.id, version: next }).where('id', '=', id),
    })),
    ...waiting.map(({ fileId, version }) => ({
      version,
      place: (next: number) =>
        tx
          .updateTable('trackArrival')
          .set({ participantId: to.id, version: next })
          .where('fileId', '=', fileId),
    })),
  ].sort((a, b) => a.version - b.version);
  for (const { place } of line) await place(await nextVersion(tx, to.id)).execute();
  const { state, note, changedAt, changedBy, ...seen } = await trackOf(tx, from.id);
  if (changedAt !== null && changedBy !== null) {
    const { receivedAt, receivedBy, checkedAt, checkedBy } = seen;
    const heard = { receivedAt, receivedBy, checkedAt, checkedBy };
    await keepStanding(tx, to.id, { state, note, changedAt, changedBy, ...heard });
  }
  // What only waits is given none when it is taken in.
  const cue = files.length > 0 ? await takeCuePoint(work, from.id, to.id) : { before: {}, after: {} };
  audit({
    action: 'track.moved',
    subject: `participant:${to.id}`,
    eventId: to.eventId,
    before: cue.before,
    after: { trackFiles: files.length, ...cue.after },
  });
};

/** What the examination found out about a file. */
export function factsOf(row: TrackFileRow): TrackFacts {
  const heard: AudioMeasurements | null = row.heard === null ? null : JSON.parse(row.heard);
  return { durationMs: row.durationMs, channels: row.channels, sampleRate: row.sampleRate, heard };
}
