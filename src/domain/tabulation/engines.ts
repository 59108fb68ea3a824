/**
 * Versions of the engine. A result is made again by the version that it was certified with, so that a rule which is
 * mended later never moves a place that was read out. docs/tabulation.md says what each version did otherwise.
 */
export const ENGINES = [1, 2, 3] as const;
export type Engine = (typeof ENGINES)[number];

/** What everything is tabulated with that names no version. */
export const ENGINE: Engine = 3;
