/** */
export const event = {} as const;
