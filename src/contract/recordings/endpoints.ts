/** The calls on recordings of how names are said. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { nameRecording, ownRecording, RECORDING_BODY, recordingBody } from './schema.ts';

const oneAct = z.object({ participant_id: id });
const anew = 'Its samples are packed anew: no other byte of the file that was sent is kept or served.';

export const recordingsEndpoints = {
  nameRecordings: endpoint({
    method: 'GET',
    path: '/admin/recordings',
    who: 'crew',
    summary: "How the names of the current event's acts are said, as recorded.",
    answer: z.array(nameRecording),
    refuses: ['no_event'],
  }),
  sendNameRecording: endpoint({
    method: 'PUT',
    path: '/admin/recordings/:participant_id',
    who: 'crew',
    summary: 'Gives an act the recording of its name, in place of the one before.',
    more: anew,
    params: oneAct,
    body: recordingBody,
    maxBytes: RECORDING_BODY,
    answer: nameRecording,
    refuses: ['not_found', 'wrong_state', 'unsupported_type', 'too_large'],
  }),
  removeNameRecording: endpoint({
    method: 'DELETE',
    path: '/admin/recordings/:participant_id',
    who: 'crew',
    summary: "Removes the recording of an act's name.",
    params: oneAct,
    refuses: ['not_found'],
  }),
  ownRecording: endpoint({
    method: 'GET',
    path: '/participants/me/recording',
    who: 'participant',
    summary: "The recording of one's own name.",
    answer: ownRecording,
  }),
  sendOwnRecording: endpoint({
    method: 'PUT',
    path: '/participants/me/recording',
    who: 'participant',
    summary: "Sends a recording of how one's name is said, in place of the one before.",
    more: anew,
    body: recordingBody,
    maxBytes: RECORDING_BODY,
    answer: ownRecording,
    refuses: ['wrong_state', 'editing_closed', 'unsupported_type', 'too_large'],
  }),
  removeOwnRecording: endpoint({
    method: 'DELETE',
    path: '/participants/me/recording',
    who: 'participant',
    summary: 'Takes the recording back, at any time.',
    answer: ownRecording,
  }),
  recording: endpoint({
    method: 'GET',
    path: '/recordings/:recording_id',
    who: 'anyone',
    summary: 'A recording of how a name is said.',
    more: "Only the act, the crew and the MC's page are told the id, which is random and dies with the recording.",
    params: z.object({ recording_id: id }),
    sends: { media: 'audio/wav', what: 'The recording.' },
    refuses: ['not_found'],
  }),
};
