/** The calls on recordings of names, answered. */
import type { FastifyInstance } from 'fastify';
import { recordingsEndpoints } from '#contract/recordings/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { requireCurrentEvent } from '../events/queries.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { editingBar, refuseToEdit } from '../registration/own.ts';
import { actsOf, requireParticipant } from '../registration/queries.ts';
import type { Store } from '../store/store.ts';
import type { ActFilePlaces } from '../tracks/act-files.ts';
import { STRANGERS_BYTES } from '../tracks/playing.ts';
import { removeNameRecording, removeOwnRecording, takeFromAct, takeFromCrew } from './commands.ts';
import { packedAnew, RECORDINGS, type RecordingRow } from './files.ts';
import { recordingsOf } from './queries.ts';

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

/** Registers the calls on recordings of acts' names. */
export function recordingsRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  places: ActFilePlaces,
): void {
  const command = commandsOf(store);
  const { storage } = places;
  const gone = () => new Refusal('not_found', 'This recording is no longer here.');
  const { kept, removed } = RECORDINGS.handling(store, places);
  const own = async (participantId: string) => {
    const act = await requireParticipant(store.read, participantId);
    const row = await RECORDINGS.of(store.read, participantId);
    return {
      recording: row ? factsOf(row) : null,
      maySend: (await editingBar(store.read, act, store.now())) === undefined,
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
      await kept(packedAnew(Buffer.from(body.recording, 'base64')), (file) =>
        command(takeFromCrew)({ access, params, file }),
      );
      const row = await RECORDINGS.of(store.read, params.participantId);
      if (!row) throw gone();
      return forCrew(row);
    },
    removeNameRecording: (call) => removed(command(removeNameRecording)(call)),
    ownRecording: ({ access }) => own(access.participantId),
    sendOwnRecording: async ({ access, body }) => {
      const act = await requireParticipant(store.read, access.participantId);
      await refuseToEdit(store.read, act, store.now());
      await kept(packedAnew(Buffer.from(body.recording, 'base64')), (file) =>
        command(takeFromAct)({ access, file }),
      );
      return own(access.participantId);
    },
    removeOwnRecording: async (call) => {
      await removed(command(removeOwnRecording)(call));
      return own(call.access.participantId);
    },
    recording: async ({ params: { recordingId }, reply }) => {
      const row = await RECORDINGS.byId(store.read, recordingId);
      if (!row || (await storage.size('recordings', row.id)) !== row.size) throw gone();
      return reply
        .type('audio/wav')
        .headers(STRANGERS_BYTES)
        .header('content-length', row.size)
        .send(storage.read('recordings', row.id));
    },
  });
}
