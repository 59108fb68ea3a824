/**
 * How much of what can be tried without end a run tries. `npm test` has ten minutes; with `OVATION_LONG=1`, as in
 * `npm run check-long`, all of it is tried.
 */

const LONG = Boolean(process.env.OVATION_LONG);

/** How often made-up input is tried: `often` in `npm test`, `atLength` with `OVATION_LONG=1`. */
export const tried = (often: number, atLength: number): number => (LONG ? atLength : often);

/**
 * Of the sizes, looks, languages or papers that one thing is looked at in the first `few`: the most telling stand first.
 * With `OVATION_LONG=1` all of them.
 */
export const firstOf = <T>(few: number, all: readonly T[]): readonly T[] => (LONG ? all : all.slice(0, few));
