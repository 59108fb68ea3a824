/** */
export const hall = {} as const;
