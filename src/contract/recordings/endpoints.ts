/** The calls on recordings of how names are said. */
import { z } from 'zod';
import { byAnyone, byCrew, byParticipant } from '../endpoint.ts';
import { nameRecording, ownRecording, RECORDING_BODY, recordingBody } from './schema.ts';

const anew = 'Its samples are packed anew: no other byte of the file that was sent is kept or served.';

export const recordingsEndpoints = {
  nameRecordings: byCrew.get('/admin/recordings', {
    summary: "How the names of the current event's acts are said, as recorded.",
    answer: z.array(nameRecording),
    refuses: ['no_event'],
  }),
  sendNameRecording: byCrew.put('/admin/recordings/:participant_id', {
    summary: 'Gives an act the recording of its name, in place of the one before.',
    more: anew,
    body: recordingBody,
    maxBytes: RECORDING_BODY,
    answer: nameRecording,
    refuses: ['not_found', 'wrong_state', 'unsupported_type', 'too_large'],
  }),
  removeNameRecording: byCrew.delete('/admin/recordings/:participant_id', {
    summary: "Removes the recording of an act's name.",
    refuses: ['not_found'],
  }),
  ownRecording: byParticipant.get('/participants/me/recording', {
    summary: "The recording of one's own name.",
    answer: ownRecording,
  }),
  sendOwnRecording: byParticipant.put('/participants/me/recording', {
    summary: "Sends a recording of how one's name is said, in place of the one before.",
    more: anew,
    body: recordingBody,
    maxBytes: RECORDING_BODY,
    answer: ownRecording,
    refuses: ['wrong_state', 'editing_closed', 'unsupported_type', 'too_large'],
  }),
  removeOwnRecording: byParticipant.delete('/participants/me/recording', {
    summary: 'Takes the recording back, at any time.',
    answer: ownRecording,
  }),
  recording: byAnyone.get('/recordings/:recording_id', {
    summary: 'A recording of how a name is said.',
    more: "Only the act, the crew and the MC's page are told the id, which is random and dies with the recording.",
    sends: { media: 'audio/wav', what: 'The recording.' },
    refuses: ['not_found'],
  }),
};
