/** Turns ordered results into places: `1`, `2=`, `2=`, `4`. After a shared place the next ones are skipped. */

/** A place for display: "2", or "2=" where more than one act shares it. */
export function placeText(rank: number, shared: number): string {
  return shared > 1 ? `${rank}=` : String(rank);
}

/**
 * Groups acts of equal standing, the best group first, keeping the given order within a group.
 * @param keys lists of whole numbers in the order of `acts`; the first list in which two acts differ decides, higher
 * is better
 */
export function classes(acts: readonly number[], keys: readonly (readonly number[])[]): number[][] {
  const compare = (a: number, b: number): number => {
    for (const key of keys) {
      const difference = (key[b] ?? 0) - (key[a] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const order = acts.map((_act, at) => at).sort((a, b) => compare(a, b) || a - b);
  const result: number[][] = [];
  let before = -1;
  for (const at of order) {
    const act = acts[at] ?? -1;
    if (before >= 0 && compare(before, at) === 0) result.at(-1)?.push(act);
    else result.push([act]);
    before = at;
  }
  return result;
}

/** Each act's rank (1 for the best; one more than the acts in groups before it) and how many share it. */
export function ranksOfClasses(ordered: readonly number[][]): Map<number, { rank: number; shared: number }> {
  const ranks = new Map<number, { rank: number; shared: number }>();
  let rank = 1;
  for (const group of ordered) {
    for (const p of group) ranks.set(p, { rank, shared: group.length });
    rank += group.length;
  }
  return ranks;
}
