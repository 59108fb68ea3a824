/** What the sender of a file is told when it cannot be taken: what is wrong, and what to do. */

import { Refusal } from '#contract/refusal.ts';
import { faults } from '#domain/messages/en/faults.ts';
import type { Fault } from './recognise.ts';

const SENTENCES: Readonly<Record<Fault, string>> = {
  empty: faults.fileEmpty,
  not_music: faults.notMusic,
  video: faults.video,
  two_in_one: faults.twoInOne,
  cut_off: faults.cutOff,
  damaged: faults.damaged,
  endless: faults.endless,
};

/** The refusal `track_refused` that tells a file's sender what is wrong with it and what to do. */
export const refusedFor = (fault: Fault): Refusal => new Refusal('track_refused', SENTENCES[fault]);

/** Bytes in words, as "60 MB". */
export const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
