/** */
export const judges = {} as const;
