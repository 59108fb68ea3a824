/** What an event lets the hall see of the judges' scores before the result. */

/** An act's marks once they are locked: not at all, with judges numbered, or with their names. */
export const ACT_SCORES = ['off', 'numbered', 'named'] as const;
/** Standings so far: not at all, until the last act's scores are locked, or to the end. */
export const STANDINGS_SO_FAR = ['off', 'until_last', 'always'] as const;
