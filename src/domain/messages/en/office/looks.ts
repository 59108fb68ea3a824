/** */
export const looks = {} as const;
