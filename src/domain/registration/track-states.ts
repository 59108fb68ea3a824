/** States of an act's music, as stage crews call them: kept by the room of music, and known to files of acts. */
export const TRACK_STATES = ['missing', 'received', 'checked', 'problem', 'loaded', 'not_needed'] as const;
