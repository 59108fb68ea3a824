/** From which side acts come on stage, seen from the stage. */
export const STAGE_SIDES = ['left', 'right'] as const;
export type StageSide = (typeof STAGE_SIDES)[number];
