/** */
export const playback = {} as const;
