/** */
export const music = {} as const;
