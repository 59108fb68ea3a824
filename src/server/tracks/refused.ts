/** What the sender of a file is told when it cannot be taken: what is wrong, and what to do. */

import { Refusal } from '#contract/refusal.ts';
import { faults } from '#domain/messages/en/faults.ts';
import type { Fault } from './recognise.ts';

const SENTENCES: Readonly<Record<Fault, string>> = {
  empty: 'This file is empty. Choose the file again, or save it again.',
  not_music: faults.notMusic,
  video: faults.video,
  two_in_one: 'Something other than music is packed into this file. Save the song again and send that.',
  cut_off: 'This file ends too early: a part of it is missing. Save or download it again and send that.',
  damaged: 'This file is damaged and cannot be played to its end. Save or download it again and send that.',
  endless: 'This is longer than an hour. Cut it to your song and send that.',
};

/** The refusal `track_refused` that tells a file's sender what is wrong with it and what to do. */
export const refusedFor = (fault: Fault): Refusal => new Refusal('track_refused', SENTENCES[fault]);

/** Bytes in words, as "60 MB". */
export const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
