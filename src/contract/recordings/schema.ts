/** A recording of how an act's name is said, as it crosses the wire. */
import { z } from 'zod';
import { LARGEST_RECORDING } from '#domain/recordings/sound.ts';
import { durationMs, id, instant } from '../primitives.ts';

/** Base64 makes four characters of three bytes. */
const LONGEST = Math.ceil(LARGEST_RECORDING / 3) * 4;
/** The largest body of a call that carries a recording, in bytes. */
export const RECORDING_BODY = LONGEST + 1_000;

const facts = {
  recording_id: id.describe('Another recording has another id, which is its address.'),
  duration_ms: durationMs,
  sent_by_crew: z.boolean(),
  sent_at: instant,
};

/** A recording as the crew sees it. */
export const nameRecording = z.object({ participant_id: id, ...facts, sent_by: z.string() });

/** A recording as its act sees it. */
export const ownRecording = z.object({
  recording: z.object(facts).nullable(),
  may_send: z.boolean().describe('Whether they may send one themselves, now.'),
});

export const recordingBody = z.object({
  recording: z
    .string()
    .max(LONGEST, 'This recording is too long.')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'This is not base64.')
    .describe('WAV in base64: one channel, 16,000 samples of 16 bits a second, ten seconds at most.'),
});
