/** */
export const prints = {} as const;
