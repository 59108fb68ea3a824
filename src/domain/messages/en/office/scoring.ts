/** */
export const scoring = {} as const;
