/** */
export const certify = {} as const;
