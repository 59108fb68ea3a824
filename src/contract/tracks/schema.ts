/** An act's music as it crosses the wire. */
import { z } from 'zod';
import { PLAYING_STATES } from '#domain/tracks/cue.ts';
import { FINDINGS } from '#domain/tracks/facts.ts';
import { TRACK_FORMATS } from '#domain/tracks/formats.ts';
import { TRACK_STATES } from '#domain/tracks/track.ts';
import { durationMs, id, instant, optionalLine } from '../primitives.ts';

export const trackState = z.enum(TRACK_STATES);

/** Where the music of one act is, who took it in and who checked it. Acts in no such list are missing theirs. */
export const track = z.object({
  participant_id: id,
  state: trackState,
  note: z.string(),
  changed_at: instant.nullable(),
  changed_by: z.string().nullable(),
  received_at: instant.nullable(),
  received_by: z.string().nullable(),
  checked_at: instant.nullable(),
  checked_by: z.string().nullable(),
});

/** A track in the crew's lists: also how much of an upload under way is here. */
export const listedTrack = track.extend({
  upload: z
    .object({
      percent: z.int().min(0).max(100),
      /** False while nothing comes: the line is away or the page closed. It can go on for a day. */
      moving: z.boolean(),
    })
    .nullable(),
});

/** What listening to a file found. LUFS and dBTP; null where the file has no sound. */
const heard = z.object({
  loudness: z.number().nullable(),
  true_peak: z.number().nullable(),
  head_silence_ms: durationMs,
  tail_silence_ms: durationMs,
  clipped_runs: z.int(),
});

const finding = z.object({
  kind: z.enum(FINDINGS),
  weight: z.enum(['warning', 'note']),
  ms: z.int().nullable(),
});

/** One file of an act's music. Its addresses work for a few hours, for whoever was given them. */
export const trackFile = z.object({
  id,
  version: z.int(),
  sent_by: z.string(),
  sent_by_crew: z.boolean(),
  uploaded_at: instant,
  format: z.enum(TRACK_FORMATS),
  /** In bytes. */
  size: z.int(),
  duration_ms: durationMs,
  channels: z.int(),
  /** In Hz. */
  sample_rate: z.int(),
  /** `waiting` while it is being listened to; `without` where the machine has no program for it. */
  listening: z.enum(['waiting', 'done', 'failed', 'without']),
  heard: heard.nullable(),
  findings: z.array(finding),
  /** The wave to draw, 0 to 100; empty until it was listened to. */
  wave: z.array(z.int().min(0).max(100)),
  play_url: z.string(),
  /** The copy at −16 LUFS, once there is one. */
  levelled_url: z.string().nullable(),
  /** Whether that copy is to be without the silence at both ends. */
  trim: z.boolean(),
  /** That copy where it is shorter: its length, and how much it lacks at the head. */
  trimmed: z.object({ duration_ms: durationMs, head_ms: durationMs }).nullable(),
  save_url: z.string(),
});

/** What may be sent. */
const sending = z.object({
  /** In bytes. */
  max_size: z.int(),
  /** The longest the act's category allows. */
  limit_ms: durationMs.nullable(),
  /** Until when performers send music themselves; null while no date is set. */
  until_at: instant.nullable(),
});

/** Everything on one act's music, newest file first. */
export const actTrack = listedTrack.extend({ files: z.array(trackFile), sending });

/** What performers see of their own music. The crew's note is shown when it says what is wrong. */
export const ownTrack = z.object({
  state: trackState,
  problem: z.string().nullable(),
  changed_at: instant.nullable(),
  /** The newest one. */
  file: trackFile.nullable(),
  sending,
  /** Whether they may send a file themselves, now. */
  may_send: z.boolean(),
});

/** Whether the copy that is played is without the silence at both ends. */
export const trimBody = z.object({ trim: z.boolean() });

export const trackBody = z.object({ state: trackState, note: optionalLine(200).optional() });

/** Which files the zip holds: as they were sent, or the levelled copies where there are any. */
export const zipQuery = z.object({ sound: z.enum(['original', 'levelled']).default('original') });

/** The address of the zip and what is in it. */
export const zipOffer = z.object({
  url: z.string(),
  files: z.int(),
  /** In bytes. */
  size: z.int(),
  /** Stage names of accepted acts that need music and have no file here. */
  missing: z.array(z.string()),
});

/** A signed address: what it opens, until when, and our signature. */
export const signedLink = z.object({ link: z.string().regex(/^[\w.-]{1,160}$/) });

/** How the desk plays an act's music. */
export const trackCue = z.object({
  /** Where playing begins, from the start of the file. */
  start_ms: durationMs,
  /** The fader, 0 to 100. */
  level: z.int().min(0).max(100),
  /** Whether GO starts it when it brings the act on stage. */
  with_go: z.boolean(),
});
export const trackCueBody = trackCue.partial();

/** What a desk says of the music it plays. `left_ms` is how long it still runs by itself. */
export const playingBody = z.object({
  desk_id: id,
  state: z.enum(PLAYING_STATES),
  position_ms: durationMs,
  left_ms: durationMs,
  /** Refuse while another desk plays: for music that starts by itself. */
  unless_other: z.boolean().default(false),
});
