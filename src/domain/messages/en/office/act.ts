/** */
export const act = {} as const;
