/** Yes (1) or no (0) as a column holds it, because neither engine's boolean is the other's. */
export type Flag = 0 | 1;
