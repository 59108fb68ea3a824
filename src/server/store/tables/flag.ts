/** 0 or 1, since neither engine's boolean is the other's. */
export type Flag = 0 | 1;
