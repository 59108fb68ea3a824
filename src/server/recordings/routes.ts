/** The calls on recordings of names, answered. */
import type { FastifyInstance } from 'fastify';
import { recordingsEndpoints } from '#contract/recordings/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { requireCurrentEvent } from '../events/queries.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { actsOf, requireParticipant } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { discardFiles } from '../tracks/discards.ts';
import type { TrackStorage } from '../tracks/storage.ts';
import {
  refuseSending,
  removeNameRecording,
  removeOwnRecording,
  sendingRejection,
  takeFromAct,
  takeFromCrew,
} from './commands.ts';
import { type KeptRecording, keepRecording, packedAnew } from './files.ts';
import { type RecordingRow, recordingById, recordingOf, recordingsOf } from './queries.ts';

const HEADERS = {
  'content-type': 'audio/wav',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
} as const;

export interface RecordingFiles {
  storage: TrackStorage;
  /** Removes what the database gave up. */
  clearAway: () => Promise<void>;
  onTrouble: (error: unknown) => void;
}

const factsOf = ({ id, durationMs, sentByCrew, sentAt }: RecordingRow) => ({
  recordingId: id,
  durationMs,
  sentByCrew: sentByCrew === 1,
  sentAt,
});
const forCrew = (row: RecordingRow) => ({
  participantId: row.participantId,
  ...factsOf(row),
  sentBy: row.sentBy,
});

/** Adds the room's calls. */
export function recordingsRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { storage, clearAway, onTrouble }: RecordingFiles,
): void {
  const command = commandsOf(store);
  const gone = () => new Refusal('not_found', 'This recording is not here any more.');
  /** Packs it anew and keeps it before the write, which nobody waits for meanwhile. */
  const kept = async (sent: string, take: (file: KeptRecording) => Promise<unknown>): Promise<void> => {
    const file = await keepRecording(storage, packedAnew(Buffer.from(sent, 'base64')));
    try {
      await take(file);
    } catch (error) {
      await store.write({ by: SYSTEM }, ({ tx }) => discardFiles(tx, [file.id]));
      throw error;
    } finally {
      await clearAway().catch(onTrouble);
    }
  };
  const removed = async (remove: Promise<void>): Promise<void> => {
    await remove;
    await clearAway().catch(onTrouble);
  };
  const own = async (participantId: string) => {
    const act = await requireParticipant(store.read, participantId);
    const row = await recordingOf(store.read, participantId);
    return {
      recording: row ? factsOf(row) : null,
      maySend: (await sendingRejection(store.read, act, store.now())) === undefined,
    };
  };
  addCalls(app, gates, recordingsEndpoints, {
    nameRecordings: async () => {
      const acts = await actsOf(store.read, (await requireCurrentEvent(store.read)).id);
      const rows = await recordingsOf(
        store.read,
        acts.map(({ id }) => id),
      );
      return [...rows.values()].map(forCrew);
    },
    sendNameRecording: async ({ access, params, body }) => {
      await requireParticipant(store.read, params.participantId);
      await kept(body.recording, (file) => command(takeFromCrew)({ access, params, file }));
      const row = await recordingOf(store.read, params.participantId);
      if (!row) throw gone();
      return forCrew(row);
    },
    removeNameRecording: (call) => removed(command(removeNameRecording)(call)),
    ownRecording: ({ access }) => own(access.participantId),
    sendOwnRecording: async ({ access, body }) => {
      const act = await requireParticipant(store.read, access.participantId);
      await refuseSending(store.read, act, store.now());
      await kept(body.recording, (file) => command(takeFromAct)({ access, file }));
      return own(access.participantId);
    },
    removeOwnRecording: async (call) => {
      await removed(command(removeOwnRecording)(call));
      return own(call.access.participantId);
    },
    recording: async ({ params: { recordingId }, reply }) => {
      const row = await recordingById(store.read, recordingId);
      if (!row || (await storage.size('recordings', row.id)) !== row.size) throw gone();
      return reply
        .headers(HEADERS)
        .header('content-length', row.size)
        .send(storage.read('recordings', row.id));
    },
  });
}
