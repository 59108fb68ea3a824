/** What an event lets the room see of the judges' scores before the result is told. */

/** An act's marks once they are locked: never, with judges by number, or by name. */
export const ACT_SCORES = ['off', 'numbered', 'named'] as const;
/** Standings so far: never, until the last act's scores are locked, or to the end. */
export const STANDINGS_SO_FAR = ['off', 'until_last', 'always'] as const;
