/**
 * The Skating System and head to head a second time, written apart from the product and without regard for speed:
 * every rule as the booklet tells it, over plain arrays of places.
 */

/** What one couple has in each column "n and higher": how many marks, and their sum. */
function columns(marks: number[], last: number): { count: number; sum: number }[] {
  return Array.from({ length: last }, (_, at) => {
    const within = marks.filter((mark) => mark <= at + 1);
    return { count: within.length, sum: within.reduce((sum, mark) => sum + mark, 0) };
  });
}

/**
 * Rules 5 to 8 as one comparison of two couples' marks, from column `from` on. Negative: the first is better. A couple
 * that a judge did not place is compared by what part of its judges did.
 */
function byMajority(a: number[], b: number[], from: number, last: number): number {
  const [left, right] = [columns(a, last), columns(b, last)];
  for (let at = from - 1; at < last; at += 1) {
    const [one, other] = [left[at], right[at]];
    if (!one || !other || (2 * one.count <= a.length && 2 * other.count <= b.length)) continue;
    const count = other.count * a.length - one.count * b.length;
    if (count !== 0) return count;
    const sum = one.sum * b.length - other.sum * a.length;
    if (sum !== 0) return sum;
  }
  return 0;
}

/** Places of one dance; shared ones are the mean of those they span. `marks[couple][judge]`. */
export function placesOfDance(marks: number[][]): number[] {
  return marks.map((own) => {
    const better = marks.filter((other) => byMajority(other, own, 1, marks.length) < 0).length;
    const equal = marks.filter((other) => byMajority(other, own, 1, marks.length) === 0).length;
    return better + (equal + 1) / 2;
  });
}

/** Final places over several dances, rules 9 to 11. `dances[dance][couple][judge]`. */
export function placesOverall(dances: number[][][]): number[] {
  const perDance = dances.map(placesOfDance);
  if (dances.length === 1) return perDance[0] ?? [];
  const couples = dances[0]?.map((_marks, couple) => ({
    places: perDance.map((dance) => dance[couple] ?? 0),
    marks: dances.flatMap((dance) => dance[couple] ?? []),
  }));
  return placesOfSeveral(couples ?? []);
}

/** The same from each couple's places in the dances and all its marks in them. */
export function placesOfSeveral(each: { places: number[]; marks: number[] }[]): number[] {
  const couples = each.length;
  const places = (couple: number) => each[couple]?.places ?? [];
  const allMarks = (couple: number) => each[couple]?.marks ?? [];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const result = new Array<number>(couples).fill(0);
  const all = Array.from({ length: couples }, (_, couple) => couple);
  const totals = [...new Set(all.map((couple) => sum(places(couple))))].sort((a, b) => a - b);
  // Groups still to be settled, the next one on top. The place that is free is one more than are settled.
  const stack = totals.map((total) => all.filter((couple) => sum(places(couple)) === total)).reverse();
  let free = 1;
  const give = (group: number[]) => {
    for (const couple of group) result[couple] = free + (group.length - 1) / 2;
    free += group.length;
  };
  while (stack.length > 0) {
    const group = stack.pop() ?? [];
    if (group.length === 0) continue;
    if (group.length === 1) {
      give(group);
      continue;
    }
    const high = (couple: number) => places(couple).filter((place) => place <= free);
    const most = Math.max(...group.map((couple) => high(couple).length));
    const withMost = group.filter((couple) => high(couple).length === most);
    const least = Math.min(...withMost.map((couple) => sum(high(couple))));
    const tied = withMost.filter((couple) => sum(high(couple)) === least);
    stack.push(group.filter((couple) => !tied.includes(couple)));
    if (tied.length === 1) {
      give(tied);
      continue;
    }
    const from = free;
    const compare = (a: number, b: number) => byMajority(allMarks(a), allMarks(b), from, couples);
    const best = tied.filter((couple) => tied.every((other) => compare(couple, other) <= 0));
    stack.push(tied.filter((couple) => !best.includes(couple)));
    give(best);
  }
  return result;
}

/** Copeland score and margin of every act. `totals[act][judge]`. */
export function copelandTable(totals: number[][]): { score: number; margin: number }[] {
  return totals.map((own, act) => {
    let score = 0;
    let margin = 0;
    totals.forEach((other, opponent) => {
      if (opponent === act) return;
      const preferred = own.filter((total, j) => total > (other[j] ?? 0)).length;
      const refused = own.filter((total, j) => total < (other[j] ?? 0)).length;
      margin += preferred - refused;
      score += preferred > refused ? 1 : preferred === refused ? 0.5 : 0;
    });
    return { score, margin };
  });
}
