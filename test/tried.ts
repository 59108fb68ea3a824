/** How often made-up input is tried: a few hundred times in `npm test`, as often as it once was with `OVATION_LONG=1`. */
export const tried = (often: number, atLength: number): number =>
  process.env.OVATION_LONG ? atLength : often;
