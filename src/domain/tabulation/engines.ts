/**
 * Versions of the engine. A result is made again by the version that it was certified with, so that a rule which is
 * mended later never moves a place that was read out. docs/tabulation.md says what each version did otherwise.
 */
export const ENGINES = [1, 2, 3, 4, 5, 6, 7] as const;
/** A version of the tabulation engine. */
export type Engine = (typeof ENGINES)[number];

/** The current version, used wherever none is named. */
export const ENGINE: Engine = 7;
