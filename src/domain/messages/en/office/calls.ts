/** */
export const calls = {} as const;
