/** */
export const reveals = {} as const;
