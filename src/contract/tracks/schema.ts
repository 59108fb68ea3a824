/** An act's music as it crosses the wire. */
import { z } from 'zod';
import { PLAYING_STATES } from '#domain/tracks/cue.ts';
import { FINDINGS } from '#domain/tracks/facts.ts';
import { TRACK_FORMATS } from '#domain/tracks/formats.ts';
import { TRACK_STATES } from '#domain/tracks/track.ts';
import { catalogueLines } from '../errors.ts';
import { durationMs, id, instant, optionalLine } from '../primitives.ts';

export const trackState = z.enum(TRACK_STATES);

/**
 * How far the music of one act is, who received it and who checked it. An act that is missing in a list has no music
 * yet.
 */
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

/**
 * A track in the crew's lists, with how much of a running upload has arrived, and whether the current file is gone
 * from its storage. Then the state is shown as a problem until the file is back.
 */
export const listedTrack = track.extend({
  note_told: catalogueLines,
  lost: z.boolean().describe('Whether the current file is not where it was kept.'),
  upload: z
    .object({
      percent: z.int().min(0).max(100),
      moving: z
        .boolean()
        .describe('False while nothing comes: the line is away or the page closed. It can go on for a day.'),
    })
    .nullable(),
});

/** What decoding a file found. LUFS and dBTP; null for a silent file. */
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

/** One file of an act's music. Its addresses expire after a few hours, or with the sign-in or link they were given for. */
export const trackFile = z.object({
  id,
  version: z.int(),
  sent_by: z.string(),
  sent_by_crew: z.boolean(),
  uploaded_at: instant,
  format: z.enum(TRACK_FORMATS),
  size: z.int().describe('In bytes.'),
  duration_ms: durationMs,
  channels: z.int(),
  sample_rate: z.int().describe('In Hz.'),
  listening: z
    .enum(['waiting', 'done', 'failed', 'without'])
    .describe('`waiting` while it is being listened to; `without` where the machine has no program for it.'),
  heard: heard.nullable(),
  findings: z.array(finding),
  wave: z
    .array(z.int().min(0).max(100))
    .describe('The wave to draw, 0 to 100; empty until it was listened to.'),
  here: z
    .boolean()
    .describe('False while the file is not where it was kept: then nothing is behind its addresses.'),
  play_url: z.string(),
  levelled_url: z.string().nullable().describe('The copy at −16 LUFS, once there is one.'),
  trim: z.boolean().describe('Whether that copy is to be without the silence at both ends.'),
  trimmed: z
    .object({ duration_ms: durationMs, head_ms: durationMs })
    .nullable()
    .describe('That copy where it is shorter: its length, and how much it lacks at the head.'),
  save_url: z.string(),
});

/** The limits for sending music. */
const sending = z.object({
  max_size: z.int().describe('In bytes.'),
  limit_ms: durationMs.nullable().describe("The longest the act's category allows."),
  until_at: instant
    .nullable()
    .describe('Until when performers begin to send music themselves; null while no date is set.'),
  arrives_until_at: instant
    .nullable()
    .describe(
      'Until when what they began in time may arrive: an hour more, and no longer than until the show starts.',
    ),
});

/** An upload that is complete but not a file yet: it waits to be checked, or was refused (`refusal`). */
const arrived = z.object({
  arrived_at: instant,
  refusal: z.string().nullable().describe('Why it was refused; null while it waits to be looked at.'),
  refusal_told: catalogueLines,
});

/** Everything on one act's music, newest first. */
export const actTrack = listedTrack.extend({
  arrived: z.array(arrived),
  files: z.array(trackFile),
  sending,
});

/** An act's music as its performers see it. The crew's note is included when it says what is wrong. */
export const ownTrack = z.object({
  state: trackState,
  problem: z.string().nullable(),
  problem_told: catalogueLines,
  changed_at: instant.nullable(),
  file: trackFile.nullable().describe('The newest one.'),
  arrived: arrived.nullable().describe('What arrived last and is no file yet, or never will be.'),
  sending,
  may_send: z.boolean().describe('Whether they may send a file themselves, now.'),
});

/** Whether the copy that is played leaves out the silence at both ends. */
export const trimBody = z.object({ trim: z.boolean() });

export const trackBody = z.object({ state: trackState, note: optionalLine(200).optional() });

/** Which files the zip holds: as they were sent, or the levelled copies where there are any. */
export const zipQuery = z.object({ sound: z.enum(['original', 'levelled']).default('original') });

/** The address of a zip of music, and what it will hold. */
export const zipOffer = z.object({
  url: z.string(),
  files: z.int(),
  size: z.int().describe('In bytes.'),
  missing: z
    .array(z.string())
    .describe('Stage names of accepted acts that need music and have no file here.'),
});

/** Music files that belong to no act of this database, for example from one that was set aside or lost. */
export const strays = z.object({
  files: z.int(),
  size: z.int().describe('In bytes.'),
  newest_at: instant.nullable().describe('Since when the newest of them lies there.'),
  set_aside: z
    .int()
    .describe(
      'How many of them a database names that was set aside when a copy was put back. They go with it.',
    ),
});

/** Which stray files to remove: those that were in the list that somebody looked at, up to the newest of it. */
export const straysBody = z.object({
  newest_at: instant.describe('As the list of them says it: what came since stays.'),
});

/** How the desk plays an act's music. */
export const trackCue = z.object({
  start_ms: durationMs.describe('Where playing begins, from the start of the file.'),
  level: z.int().min(0).max(100).describe('The fader, 0 to 100.'),
  with_go: z.boolean().describe('Whether GO starts it when it brings the act on stage.'),
});
export const trackCueBody = trackCue.partial();

/** What a desk reports of the music it plays. `left_ms`: how long it still plays by itself. */
export const playingBody = z.object({
  desk_id: id,
  state: z.enum(PLAYING_STATES),
  position_ms: durationMs,
  left_ms: durationMs,
  unless_other: z
    .boolean()
    .default(false)
    .describe('Refuse while another desk plays: for music that starts by itself.'),
});
