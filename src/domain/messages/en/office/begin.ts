/** */
export const begin = {} as const;
