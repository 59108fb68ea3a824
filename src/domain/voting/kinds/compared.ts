/**
 * What marks say of acts beside each other. A ballot that names an act says something of each: one without a mark has
 * the least there is on it. One whose every act has left the show says nothing.
 */
import type { StarCount } from '../../tabulation/types.ts';
import { givenBy } from '../pick.ts';
import type { Tally } from './poll-kind.ts';

/** Each ballot that names one of some acts: their marks by index, and how often it counts. */
function* marksOn(
  { ballots, compared = [] }: Tally,
  acts: readonly string[],
  least: number,
): Generator<{ marks: readonly number[]; worth: number }> {
  if (ballots > 0 && compared.length === 0)
    throw new Error('unreachable: the count of such a poll keeps its ballots');
  const indexes = new Map(acts.map((act, at) => [act, at]));
  for (const [choice, worth] of compared) {
    const marks = acts.map(() => least);
    let names = false;
    for (const { act, points } of givenBy(choice)) {
      const at = indexes.get(act);
      if (at === undefined) continue;
      marks[at] = points;
      names = true;
    }
    if (names) yield { marks, worth };
  }
}

/** How often each act got each mark from 0 to `most`. */
export function gradesOf(tally: Tally, acts: readonly string[], most: number): Record<string, number[]> {
  const grades = acts.map(() => Array.from({ length: most + 1 }, () => 0));
  for (const { marks, worth } of marksOn(tally, acts, 0))
    for (const [at, mark] of marks.entries()) {
      const own = grades[at];
      if (own) own[mark] = (own[mark] ?? 0) + worth;
    }
  return Object.fromEntries(acts.map((act, at) => [act, grades[at] ?? []]));
}

/** Sums, and of each pair how many ballots give the first more. */
export function starsOf(tally: Tally, acts: readonly string[], most: number): Record<string, StarCount> {
  const all = acts.length;
  const sums = acts.map(() => 0);
  const best = acts.map(() => 0);
  const over = new Float64Array(all * all);
  for (const { marks, worth } of marksOn(tally, acts, 0))
    for (let a = 0; a < all; a += 1) {
      const mark = marks[a] ?? 0;
      if (mark === 0) continue;
      sums[a] = (sums[a] ?? 0) + mark * worth;
      if (mark === most) best[a] = (best[a] ?? 0) + worth;
      for (let b = 0; b < all; b += 1)
        if (mark > (marks[b] ?? 0)) over[a * all + b] = (over[a * all + b] ?? 0) + worth;
    }
  const overOf = (a: number) =>
    Object.fromEntries(acts.flatMap((act, b) => (a === b ? [] : [[act, over[a * all + b] ?? 0]])));
  return Object.fromEntries(
    acts.map((act, a) => [act, { sum: sums[a] ?? 0, best: best[a] ?? 0, over: overOf(a) }]),
  );
}
