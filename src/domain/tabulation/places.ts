/** Results put in order and turned to places: `1`, `2=`, `2=`, `4`. A shared place skips the next. */

/** A place as it is shown. */
export function placeText(rank: number, shared: number): string {
  return shared > 1 ? `${rank}=` : String(rank);
}

/** Acts in classes of equal standing, best first, by a comparison that is negative when the first is better. */
export function classes(acts: readonly number[], compare: (a: number, b: number) => number): number[][] {
  const sorted = acts.toSorted((a, b) => compare(a, b) || a - b);
  const result: number[][] = [];
  for (const p of sorted) {
    const last = result.at(-1);
    if (last && compare(last[0] ?? p, p) === 0) last.push(p);
    else result.push([p]);
  }
  return result;
}

/** The rank of each class: one more than the acts before it. */
export function ranksOfClasses(ordered: readonly number[][]): Map<number, { rank: number; shared: number }> {
  const ranks = new Map<number, { rank: number; shared: number }>();
  let rank = 1;
  for (const group of ordered) {
    for (const p of group) ranks.set(p, { rank, shared: group.length });
    rank += group.length;
  }
  return ranks;
}
