/** How an act's music stands. Words of the field: missing, received, checked, a problem, loaded. */

export const TRACK_STATES = ['missing', 'received', 'checked', 'problem', 'loaded', 'not_needed'] as const;
export type TrackState = (typeof TRACK_STATES)[number];

/** Where the music is, for one act. Without any word from the crew it is missing. */
export interface TrackStanding {
  state: TrackState;
  /** What is wrong, or where it lies; the crew's own words. */
  note: string;
  changedAt: number | null;
  changedBy: string | null;
}

/** An act nobody has said anything about yet. */
export const UNHEARD: TrackStanding = { state: 'missing', note: '', changedAt: null, changedBy: null };

/** Whether the sound desk can play it: nothing more is needed from the performer. */
export const trackIsReady = (state: TrackState): boolean =>
  state === 'checked' || state === 'loaded' || state === 'not_needed';

/** Whether the performer still has to bring or send something. */
export const trackIsWanted = (state: TrackState): boolean => state === 'missing' || state === 'problem';
