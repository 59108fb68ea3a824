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
  /** When it came and through whom. */
  receivedAt: number | null;
  receivedBy: string | null;
  /** When it was found good and by whom. */
  checkedAt: number | null;
  checkedBy: string | null;
}

/** An act nobody has said anything about yet. */
export const UNHEARD: TrackStanding = {
  state: 'missing',
  note: '',
  changedAt: null,
  changedBy: null,
  receivedAt: null,
  receivedBy: null,
  checkedAt: null,
  checkedBy: null,
};

/** The same for an act that plays live: there is no music to wait for. */
export const LIVE: TrackStanding = { ...UNHEARD, state: 'not_needed' };

/**
 * The standing after somebody said `state`. Who received and who checked is remembered until the music is
 * missing again, or until other music comes.
 */
export function standingAfter(
  before: TrackStanding,
  said: { state: TrackState; note?: string | undefined; at: number; by: string },
): TrackStanding & { changedAt: number; changedBy: string } {
  const { state, at, by } = said;
  const isHere = state === 'received' || state === 'checked' || state === 'loaded';
  const isGood = state === 'checked' || state === 'loaded';
  const was = state === 'missing' ? UNHEARD : before;
  const isNewHere = isHere && was.receivedAt === null;
  const isNewGood = isGood && was.checkedAt === null;
  return {
    state,
    // A note does not outlive the problem it described.
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
