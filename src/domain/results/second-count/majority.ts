/**
 * Rules 5 to 8 of the Skating System as one comparison: by the first column ("place and higher") with a majority, then
 * how many judges stand in it, then the sum of their places, then the next column. Places are doubled, so that a
 * shared one (2½) is whole.
 */

/** The places that the judges gave one act. */
export interface ActOrdinals<K> {
  key: K;
  doubled: readonly number[];
  /** The first column in which more than half of the judges stand; one beyond the last where there is none. */
  majority: number;
}

/** Acts that share a place (or one alone), the rule that gave it, and the column in which it was decided. */
export interface MajorityPlace<K> {
  keys: K[];
  rule: 5 | 6 | 7 | 8;
  column: number;
  /** For each of `keys`: how many judges stand in the column, and the sum of their places, doubled. */
  figures: { count: number; doubledSum: number }[];
}

function upTo(
  { doubled }: Pick<ActOrdinals<unknown>, 'doubled'>,
  column: number,
): { count: number; sum: number } {
  const counted = doubled.filter((one) => one <= 2 * column);
  return { count: counted.length, sum: counted.reduce((sum, one) => sum + one, 0) };
}

/** More judges in the column come first, each count as a part of the judges who placed the act. */
const byCount = <K>(a: ActOrdinals<K>, b: ActOrdinals<K>, column: number): number =>
  upTo(b, column).count * a.doubled.length - upTo(a, column).count * b.doubled.length;
const bySum = <K>(a: ActOrdinals<K>, b: ActOrdinals<K>, column: number): number =>
  upTo(a, column).sum * b.doubled.length - upTo(b, column).sum * a.doubled.length;

/** The entries sorted by `order`, with equal ones grouped. */
export function inClasses<T>(entries: readonly T[], order: (a: T, b: T) => number): T[][] {
  const classes: T[][] = [];
  for (const entry of entries.toSorted(order)) {
    const [first] = classes.at(-1) ?? [];
    if (first !== undefined && order(first, entry) === 0) classes.at(-1)?.push(entry);
    else classes.push([entry]);
  }
  return classes;
}

/**
 * Places by majority, best first, from column `from` on.
 * @param last the worst place there is
 */
export function byMajority<K>(
  ordinals: ReadonlyMap<K, readonly number[]>,
  from: number,
  last: number,
): MajorityPlace<K>[] {
  const rows = [...ordinals].map(([key, doubled]): ActOrdinals<K> => {
    let majority = from;
    while (majority <= last && 2 * upTo({ doubled }, majority).count <= doubled.length) majority += 1;
    return { key, doubled, majority };
  });
  const order = (a: ActOrdinals<K>, b: ActOrdinals<K>): number => {
    if (a.majority !== b.majority) return a.majority - b.majority;
    for (let column = Math.min(a.majority, last); column <= last; column += 1) {
      const found = byCount(a, b, column) || bySum(a, b, column);
      if (found !== 0) return found;
    }
    return 0;
  };
  let place = from;
  return inClasses(rows, order).map((tied) => {
    const start = place;
    place += tied.length;
    return decided(tied, rows, start, last);
  });
}

/** Which rule and column decided the place of these equal acts, among those whose majority is in the same column. */
function decided<K>(
  tied: readonly ActOrdinals<K>[],
  rows: readonly ActOrdinals<K>[],
  place: number,
  last: number,
): MajorityPlace<K> {
  const row = tied[0] as ActOrdinals<K>;
  const first = Math.min(row.majority, last);
  const together = rows.filter((other) => other.majority === row.majority);
  const equalCount = together.filter((other) => byCount(row, other, first) === 0);
  let column = first;
  let equal = equalCount.filter((other) => bySum(row, other, first) === 0);
  while (equal.length > 1 && column < last) {
    column += 1;
    const now = column;
    equal = equal.filter((other) => byCount(row, other, now) === 0 && bySum(row, other, now) === 0);
  }
  const alone = first > place ? 8 : 5;
  return {
    keys: tied.map(({ key }) => key),
    rule: together.length === 1 ? alone : equalCount.length === 1 ? 6 : 7,
    column,
    figures: tied.map((one) => {
      const { count, sum } = upTo(one, column);
      return { count, doubledSum: sum };
    }),
  };
}
