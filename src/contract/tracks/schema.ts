/** An act's music as it crosses the wire. */
import { z } from 'zod';
import { TRACK_STATES } from '#domain/tracks/track.ts';
import { id, instant, optionalLine } from '../primitives.ts';

export const trackState = z.enum(TRACK_STATES);

/** Where the music of one act is. Acts that are in no such list are missing theirs. */
export const track = z.object({
  participant_id: id,
  state: trackState,
  note: z.string(),
  changed_at: instant.nullable(),
  changed_by: z.string().nullable(),
});

/** What performers see of their own music. The crew's note is shown when it says what is wrong. */
export const ownTrack = z.object({
  state: trackState,
  problem: z.string().nullable(),
  changed_at: instant.nullable(),
});

export const trackBody = z.object({ state: trackState, note: optionalLine(200).optional() });
