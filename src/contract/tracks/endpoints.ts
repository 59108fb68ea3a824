/**
 * The calls on the acts' music. Files are uploaded by tus (tus.io), a protocol of its own: its addresses are here, its
 * messages are not.
 */
import { z } from 'zod';
import { byAdmin, byAnyone, byCrew, byParticipant } from '../endpoint.ts';
import { id, signedLink } from '../primitives.ts';
import {
  actTrack,
  listedTrack,
  ownTrack,
  playingBody,
  strays,
  straysBody,
  track,
  trackBody,
  trackCue,
  trackCueBody,
  trimBody,
  zipOffer,
  zipQuery,
} from './schema.ts';

/** Where performers send their file, with `X-Participant-Token`. */
export const OWN_UPLOADS = '/participants/me/track/uploads';
/** Where the crew attaches a file that arrived some other way. */
export const crewUploads = (participantId: string): string => `/admin/tracks/${participantId}/uploads`;

export const tracksEndpoints = {
  tracks: byCrew.get('/admin/tracks', {
    summary:
      "Where the music of the current event's acts is, and what of it is on its way. Acts without either are left out.",
    answer: z.array(listedTrack),
    refuses: ['no_event'],
  }),
  actTrack: byCrew.get('/admin/tracks/:participant_id', {
    summary: "One act's music with its files, newest first.",
    answer: actTrack,
    refuses: ['not_found'],
  }),
  setTrack: byCrew.put('/admin/tracks/:participant_id', {
    summary: "Says where an act's music is: missing, received, checked, a problem, loaded or not needed.",
    body: trackBody,
    answer: track,
    refuses: ['not_found'],
  }),
  setTracks: byCrew.post('/admin/tracks/states', {
    summary: 'Says the same of the music of several acts.',
    body: z.object({ ids: z.array(id).min(1).max(500), state: trackBody.shape.state }),
    answer: z.array(track),
    refuses: ['not_found'],
  }),
  makeFileCurrent: byCrew.post('/admin/tracks/:participant_id/files/:file_id/current', {
    summary: 'Makes an earlier version of the music the current one. It has to be checked again.',
    refuses: ['not_found', 'no_change'],
  }),
  setTrim: byCrew.put('/admin/tracks/:participant_id/trim', {
    summary:
      'Plays the current file without the silence at both ends, or as long as it is. The copy is made anew; the file itself is never altered.',
    body: trimBody,
    refuses: ['not_found', 'wrong_state'],
  }),
  setCue: byCrew.patch('/admin/tracks/:participant_id/cue', {
    summary: "Sets how the desk plays an act's music: from where, how loud, whether GO starts it.",
    body: trackCueBody,
    answer: trackCue,
    refuses: ['not_found', 'invalid'],
  }),
  sayPlaying: byCrew.post('/admin/tracks/:participant_id/playing', {
    summary: 'A desk says that it plays, pauses or has stopped this music, so that other desks can say so.',
    body: playingBody,
    refuses: ['not_found', 'wrong_state'],
  }),
  offerZip: byCrew.get('/admin/tracks/zip', {
    summary: 'An address for one zip of all music in running order, and what will be in it.',
    query: zipQuery,
    answer: zipOffer,
    refuses: ['no_event'],
  }),
  strays: byCrew.get('/admin/tracks/strays', {
    summary: 'Files of music that no act names. They stay until an admin removes them.',
    answer: strays,
  }),
  removeStrays: byAdmin.post('/admin/tracks/strays/remove', {
    summary: 'Removes the files that no act names and that somebody has looked at; answers what is left.',
    body: straysBody,
    answer: strays,
  }),
  ownTrack: byParticipant.get('/participants/me/track', {
    summary: "One's own music.",
    answer: ownTrack,
  }),
  trackSound: byAnyone.get('/tracks/sound/:link', {
    summary: 'The sound behind a signed address, in whole or by `Range`.',
    params: signedLink,
    sends: {
      media: 'audio/*',
      what: 'The sound. With `Range` a part of it (206), or 416 where it has no such part.',
    },
    refuses: ['link_unknown', 'not_found'],
  }),
  trackZip: byAnyone.get('/tracks/zip/:link', {
    summary: 'The zip behind a signed address.',
    params: signedLink,
    sends: { media: 'application/zip', what: 'The zip.' },
    refuses: ['link_unknown', 'not_found'],
  }),
};
