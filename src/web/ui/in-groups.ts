/** A list in groups of `most` at a time; the last one is what is left. */
export const inGroups = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, at) => list.slice(at * most, (at + 1) * most));
