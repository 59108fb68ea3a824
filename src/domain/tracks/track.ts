/** How far an act's music is. */
import { TRACK_STATES } from '../registration/track-states.ts';

export { TRACK_STATES };
export type TrackState = (typeof TRACK_STATES)[number];

/** The state of one act's music. Until the crew says anything it is `missing`. Instants in ms. */
export interface TrackStanding {
  state: TrackState;
  /** The crew's words: what is wrong, or where the file is. */
  note: string;
  changedAt: number | null;
  changedBy: string | null;
  /** When it came, and through whom. */
  receivedAt: number | null;
  receivedBy: string | null;
  /** When it was found good, and by whom. */
  checkedAt: number | null;
  checkedBy: string | null;
}

/** The state of an act's music before anybody said anything. */
export const NO_TRACK_YET: TrackStanding = {
  state: 'missing',
  note: '',
  changedAt: null,
  changedBy: null,
  receivedAt: null,
  receivedBy: null,
  checkedAt: null,
  checkedBy: null,
};

/** The state for an act that plays live and needs no music. */
export const PLAYS_LIVE: TrackStanding = { ...NO_TRACK_YET, state: 'not_needed' };

/**
 * The state after somebody set it to `said.state`. Who received and who checked the music is kept until it is missing
 * again or other music comes.
 */
export function standingAfter(
  before: TrackStanding,
  said: { state: TrackState; note?: string | undefined; at: number; by: string },
): TrackStanding & { changedAt: number; changedBy: string } {
  const { state, at, by } = said;
  const isHere = state === 'received' || state === 'checked' || state === 'loaded';
  const isGood = state === 'checked' || state === 'loaded';
  const was = state === 'missing' ? NO_TRACK_YET : before;
  const isNewHere = isHere && was.receivedAt === null;
  const isNewGood = isGood && was.checkedAt === null;
  return {
    state,
    // A note does not outlive the problem that it describes.
    note: said.note ?? (state === before.state ? before.note : ''),
    changedAt: at,
    changedBy: by,
    receivedAt: isNewHere ? at : was.receivedAt,
    receivedBy: isNewHere ? by : was.receivedBy,
    checkedAt: isNewGood ? at : isGood ? was.checkedAt : null,
    checkedBy: isNewGood ? by : isGood ? was.checkedBy : null,
  };
}

/** Whether the performer still has to bring or send something. */
export const trackIsWanted = (state: TrackState): boolean => state === 'missing' || state === 'problem';
