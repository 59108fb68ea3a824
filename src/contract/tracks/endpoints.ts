/**
 * The calls on the acts' music. Files are uploaded by tus (tus.io), a protocol of its own: its addresses are here, its
 * messages are not.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import {
  actTrack,
  listedTrack,
  ownTrack,
  playingBody,
  signedLink,
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

const oneAct = z.object({ participant_id: id });

export const tracksEndpoints = {
  tracks: endpoint({
    method: 'GET',
    path: '/admin/tracks',
    who: 'crew',
    summary:
      "Where the music of the current event's acts is, and what of it is on its way. Acts without either are left out.",
    answer: z.array(listedTrack),
    refuses: ['no_event'],
  }),
  actTrack: endpoint({
    method: 'GET',
    path: '/admin/tracks/:participant_id',
    who: 'crew',
    summary: "One act's music with its files, newest first.",
    params: oneAct,
    answer: actTrack,
    refuses: ['not_found'],
  }),
  setTrack: endpoint({
    method: 'PUT',
    path: '/admin/tracks/:participant_id',
    who: 'crew',
    summary: "Says where an act's music is: missing, received, checked, a problem, loaded or not needed.",
    params: oneAct,
    body: trackBody,
    answer: track,
    refuses: ['not_found'],
  }),
  setTracks: endpoint({
    method: 'POST',
    path: '/admin/tracks/states',
    who: 'crew',
    summary: 'Says the same of the music of several acts.',
    body: z.object({ ids: z.array(id).min(1).max(500), state: trackBody.shape.state }),
    answer: z.array(track),
    refuses: ['not_found'],
  }),
  makeFileCurrent: endpoint({
    method: 'POST',
    path: '/admin/tracks/:participant_id/files/:file_id/current',
    who: 'crew',
    summary: 'Makes an earlier version of the music the current one. It has to be checked again.',
    params: z.object({ participant_id: id, file_id: id }),
    refuses: ['not_found', 'no_change'],
  }),
  setTrim: endpoint({
    method: 'PUT',
    path: '/admin/tracks/:participant_id/trim',
    who: 'crew',
    summary:
      'Plays the current file without the silence at both ends, or as long as it is. The copy is made anew; the file itself is never altered.',
    params: oneAct,
    body: trimBody,
    refuses: ['not_found', 'wrong_state'],
  }),
  setCue: endpoint({
    method: 'PATCH',
    path: '/admin/tracks/:participant_id/cue',
    who: 'crew',
    summary: "Sets how the desk plays an act's music: from where, how loud, whether GO starts it.",
    params: oneAct,
    body: trackCueBody,
    answer: trackCue,
    refuses: ['not_found', 'invalid'],
  }),
  sayPlaying: endpoint({
    method: 'POST',
    path: '/admin/tracks/:participant_id/playing',
    who: 'crew',
    summary: 'A desk says that it plays, pauses or has stopped this music, so that other desks can say so.',
    params: oneAct,
    body: playingBody,
    refuses: ['not_found', 'wrong_state'],
  }),
  offerZip: endpoint({
    method: 'GET',
    path: '/admin/tracks/zip',
    who: 'crew',
    summary: 'An address for one zip of all music in running order, and what will be in it.',
    query: zipQuery,
    answer: zipOffer,
    refuses: ['no_event'],
  }),
  strays: endpoint({
    method: 'GET',
    path: '/admin/tracks/strays',
    who: 'crew',
    summary: 'Files of music that no act names. They stay until an admin removes them.',
    answer: strays,
  }),
  removeStrays: endpoint({
    method: 'POST',
    path: '/admin/tracks/strays/remove',
    who: 'admin',
    summary: 'Removes the files that no act names and that somebody has looked at; answers what is left.',
    body: straysBody,
    answer: strays,
  }),
  ownTrack: endpoint({
    method: 'GET',
    path: '/participants/me/track',
    who: 'participant',
    summary: "One's own music.",
    answer: ownTrack,
  }),
  trackSound: endpoint({
    method: 'GET',
    path: '/tracks/sound/:link',
    who: 'anyone',
    summary: 'The sound behind a signed address, in whole or by `Range`.',
    params: signedLink,
    sends: {
      media: 'audio/*',
      what: 'The sound. With `Range` a part of it (206), or 416 where it has no such part.',
    },
    refuses: ['link_unknown', 'not_found'],
  }),
  trackZip: endpoint({
    method: 'GET',
    path: '/tracks/zip/:link',
    who: 'anyone',
    summary: 'The zip behind a signed address.',
    params: signedLink,
    sends: { media: 'application/zip', what: 'The zip.' },
    refuses: ['link_unknown', 'not_found'],
  }),
};
