/** */
export const cues = {} as const;
