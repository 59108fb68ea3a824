/**
 * How the desk plays an act's music: from where, how loud, and whether GO starts it. Stored with the act, not on the
 * laptop.
 */

/** The settings for one act. */
export interface TrackCue {
  /** Where playing begins, in ms from the start of the file. */
  startMs: number;
  /** The fader, 0 to 100. */
  level: number;
  /** Whether GO starts the music when it brings the act on stage. */
  withGo: boolean;
}

/** The settings of an act for which nobody chose any: from the start, at full level, started by hand. */
export const UNSET_CUE: TrackCue = { startMs: 0, level: 100, withGo: false };

/** What a desk reports of the music it plays. */
export const PLAYING_STATES = ['playing', 'paused', 'stopped'] as const;
export type PlayingState = (typeof PLAYING_STATES)[number];

/** What a key on other gear asks of the desk's music. */
export const MUSIC_PRESSES = ['play', 'pause', 'fade'] as const;
export type MusicPress = (typeof MUSIC_PRESSES)[number];

/** The last report of a desk on the music it plays. Instants in ms; it ends by itself once `endsAt` has passed. */
export interface DeskPlaying {
  participantId: string;
  /** The browser window that plays, so that it recognises itself. */
  deskId: string;
  by: string;
  state: PlayingState;
  /** The position in the file at `at`. */
  positionMs: number;
  at: number;
  /** When the music ends by itself; null while it does not run. */
  endsAt: number | null;
}

/** Whether the music still plays or is paused at `now`. */
export const isStillOn = ({ state, endsAt }: Pick<DeskPlaying, 'state' | 'endsAt'>, now: number): boolean =>
  state !== 'stopped' && (endsAt === null || endsAt > now);
