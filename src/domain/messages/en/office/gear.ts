/** */
export const gear = {} as const;
