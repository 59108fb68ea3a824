/** The tables of the acts' music. The room `tracks` owns them. */

/** Where one act's music is. */
import type { TRACK_STATES } from '#domain/registration/track-states.ts';
import type { PlayingState } from '#domain/tracks/cue.ts';
export interface TrackTable {
  participantId: string;
  state: (typeof TRACK_STATES)[number];
  note: string;
  changedAt: number;
  changedBy: string;
  /** When and through whom the music came, by whatever way. */
  receivedAt: number | null;
  receivedBy: string | null;
  /** Who of the crew heard it and found it good, and when. */
  checkedAt: number | null;
  checkedBy: string | null;
}

/** One file of an act's music. The newest version is the current one; the bytes lie in the track storage. */
export interface TrackFileTable {
  id: string;
  participantId: string;
  version: number;
  sentBy: string;
  sentByCrew: 0 | 1;
  format: 'mp3' | 'm4a' | 'aac' | 'wav' | 'flac' | 'ogg';
  size: number;
  sha256: string;
  durationMs: number;
  channels: number;
  sampleRate: number;
  /** Whether it was listened to; `without`: this machine has no program for it. */
  listening: 'waiting' | 'done' | 'failed' | 'without';
  /** How often listening to it was begun. */
  tries: number;
  /** JSON: loudness, silence, clipping. */
  heard: string | null;
  /** JSON: the wave to draw, 600 numbers of 0 to 100. */
  wave: string | null;
  /** Whether there is a levelled copy. */
  levelled: 0 | 1;
  /** Whether that copy is to be without the silence at both ends. */
  trim: 0 | 1;
  /** How long a copy is that is shorter than the file, and how much it lacks at the head; null and 0 for a whole one. */
  copyMs: number | null;
  copyHeadMs: number;
  uploadedAt: number;
  /** Since when the storage does not have the file; null while it does. */
  lostAt: number | null;
}

/**
 * An upload whose last byte came. Its place among the act's versions is given at that moment and decides which one
 * is current, however long each takes to be looked at.
 */
export interface TrackArrivalTable {
  /** The id that the file has, or would have had, among the files. */
  fileId: string;
  /** As it lies in the folder of uploads. */
  uploadId: string;
  participantId: string;
  version: number;
  /**
   * `waiting` to be looked at; `taken`: it is among the files; `refused`: it never will be; `withdrawn` by its
   * sender. A row goes once nothing is left to be cleared away, that of a refused one when other music comes.
   */
  state: 'waiting' | 'taken' | 'refused' | 'withdrawn';
  /** How often looking at it failed on our side. */
  tries: number;
  /** Why it was refused, as its sender reads it. */
  refusal: string;
  arrivedAt: number;
}

/** A file that the database has given up and whose bytes are to be removed. */
export interface TrackDiscardTable {
  fileId: string;
}

/** How the desk plays one act's music. */
export interface TrackCueTable {
  participantId: string;
  startMs: number;
  /** 0 to 100. */
  level: number;
  withGo: 0 | 1;
  changedAt: number;
  changedBy: string;
}

/** What a desk of the event said last of the music it plays. */
export interface DeskPlayingTable {
  eventId: string;
  participantId: string;
  deskId: string;
  by: string;
  state: PlayingState;
  positionMs: number;
  at: number;
  endsAt: number | null;
}
