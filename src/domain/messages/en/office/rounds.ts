/** */
export const rounds = {} as const;
