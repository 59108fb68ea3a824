/** How the desk plays an act's music: from where, how loud, and whether GO starts it. Kept for the act, not the laptop. */

export interface TrackCue {
  /** Where playing begins, in ms from the start of the file. */
  startMs: number;
  /** The fader, 0 to 100. */
  level: number;
  /** Whether the music starts by itself when GO brings the act on stage. */
  withGo: boolean;
}

/** An act nobody has set anything for: from the start, full, and by hand only. */
export const UNSET_CUE: TrackCue = { startMs: 0, level: 100, withGo: false };

export const PLAYING_STATES = ['playing', 'paused', 'stopped'] as const;
export type PlayingState = (typeof PLAYING_STATES)[number];

/** What a key of other gear asks of the desk's music. */
export const MUSIC_PRESSES = ['play', 'pause', 'fade'] as const;
export type MusicPress = (typeof MUSIC_PRESSES)[number];

/** What a desk said last of the music it plays. It is over by itself once `endsAt` has passed. */
export interface DeskPlaying {
  participantId: string;
  /** The window that plays, so that it knows itself. */
  deskId: string;
  by: string;
  state: PlayingState;
  /** Where in the file it was at `at`. */
  positionMs: number;
  at: number;
  /** When the music ends by itself; none while it does not run. */
  endsAt: number | null;
}

/** Whether there is still something to be heard, or to go on with, at `now`. */
export const isStillOn = ({ state, endsAt }: Pick<DeskPlaying, 'state' | 'endsAt'>, now: number): boolean =>
  state !== 'stopped' && (endsAt === null || endsAt > now);
