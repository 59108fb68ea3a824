/** */
export const acts = {} as const;
