/** */
export const sponsors = {} as const;
