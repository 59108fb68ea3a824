/** The calls on the music of the acts. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { ownTrack, track, trackBody } from './schema.ts';

export const tracksEndpoints = {
  tracks: endpoint({
    method: 'GET',
    path: '/admin/tracks',
    who: 'crew',
    summary: "Where the music of the current event's acts is. Acts nobody has spoken of are left out.",
    answer: z.array(track),
    refuses: ['no_event'],
  }),
  setTrack: endpoint({
    method: 'PUT',
    path: '/admin/tracks/:participant_id',
    who: 'crew',
    summary: "Says where an act's music is: missing, received, checked, a problem, loaded or not needed.",
    params: z.object({ participant_id: id }),
    body: trackBody,
    answer: track,
    refuses: ['not_found'],
  }),
  ownTrack: endpoint({
    method: 'GET',
    path: '/participants/me/track',
    who: 'participant',
    summary: "One's own music.",
    answer: ownTrack,
  }),
};
