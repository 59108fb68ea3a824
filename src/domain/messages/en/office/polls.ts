/** */
export const polls = {} as const;
