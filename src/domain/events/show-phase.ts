/** How far the show of a round is, as rooms around it need to know. The phases within a show: `domain/show/vocabulary.ts`. */

/** Before its first cue, from then until it is finished, and after. */
export const SHOW_PHASES = ['waiting', 'running', 'over'] as const;
export type ShowPhase = (typeof SHOW_PHASES)[number];
