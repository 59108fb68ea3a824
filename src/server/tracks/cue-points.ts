/** How the desk plays the acts' music, as it is stored, and what becomes of a cue point when the music changes. */
import type { Selectable } from 'kysely';
import type { TrackCue } from '#domain/tracks/cue.ts';
import { movedCue } from '#domain/tracks/trim.ts';
import { requireParticipant } from '../registration/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';

const cueIn = (row: Selectable<Tables['trackCue']>): TrackCue => ({
  startMs: row.startMs,
  level: row.level,
  withGo: row.withGo === 1,
});

const cueRows = (read: Reader, participantIds: readonly string[]) =>
  read.selectFrom('trackCue').selectAll().where('participantId', 'in', participantIds).execute();

/** The playback settings of these acts, by act id. */
export const cuesOf = async (
  read: Reader,
  participantIds: readonly string[],
): Promise<Map<string, TrackCue>> =>
  new Map((await cueRows(read, participantIds)).map((row) => [row.participantId, cueIn(row)]));

/** Keeps an act's cue point at its moment of the music when its copy lacks another length at its head, in ms. */
export async function moveCue(
  work: Work,
  participantId: string,
  fromHeadMs: number,
  toHeadMs: number,
): Promise<void> {
  const cue = (await cuesOf(work.tx, [participantId])).get(participantId);
  if (!cue) return;
  const startMs = movedCue(cue.startMs, fromHeadMs, toHeadMs);
  if (startMs === cue.startMs) return;
  await keepStart(work, participantId, startMs);
  const { eventId } = await requireParticipant(work.tx, participantId);
  work.audit({
    action: 'track.cue_moved',
    subject: `participant:${participantId}`,
    eventId,
    before: { startMs: cue.startMs },
    after: { startMs },
  });
}

/** What the audit log is told of a cue point that changed with the music; empty where it stayed. */
export interface CueChange {
  before: { startMs?: number };
  after: { startMs?: number };
}

/**
 * Has an act's music begin at its start, because it is other music. How loud it is played and whether GO starts it is
 * about the act, and stays.
 */
export const dropCuePoint = (work: Work, participantId: string): Promise<CueChange> =>
  changeStart(work, participantId, 0);

/**
 * Has the music that an act takes over from another begin where it began there. How loud it is played and whether GO
 * starts it comes along to an act for which nobody chose any.
 */
export async function takeCuePoint(work: Work, fromId: string, toId: string): Promise<CueChange> {
  const [own] = await cueRows(work.tx, [toId]);
  const [theirs] = await cueRows(work.tx, [fromId]);
  if (own || !theirs) return changeStart(work, toId, theirs?.startMs ?? 0);
  await work.tx
    .insertInto('trackCue')
    .values({ ...theirs, participantId: toId })
    .execute();
  return { before: {}, after: { startMs: theirs.startMs } };
}

async function changeStart(work: Work, participantId: string, startMs: number): Promise<CueChange> {
  const before = (await cuesOf(work.tx, [participantId])).get(participantId)?.startMs ?? 0;
  if (before === startMs) return { before: {}, after: {} };
  await keepStart(work, participantId, startMs);
  return { before: { startMs: before }, after: { startMs } };
}

const keepStart = ({ tx }: Work, participantId: string, startMs: number): Promise<unknown> =>
  tx.updateTable('trackCue').set({ startMs }).where('participantId', '=', participantId).execute();
