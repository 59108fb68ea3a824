/**
 * A sealed result is sealed: of two evenings that differ only in what was not told yet, nobody can say which one they
 * are at, by whatever they ask for. So there is no list of what must not be sent, and a new call is asked as well.
 */
import { beforeAll, expect, it } from 'vitest';
import { firstOf } from '../tried.ts';
import { type Moment, type Outcome, playSealed } from './sealed-evening.ts';

const EVENING: Outcome = { marks: [10, 9, 7, 5, 3, 2], votes: [11, 4, 3, 2, 2, 1], prize: [3] };
/** Whoever is not in the hall, and knows each place one press later here. */
const LATER = /^(anyone|performer|voter) /;

let evening: Moment[];
beforeAll(async () => {
  evening = await playSealed(EVENING);
});

/** The answers that differ although the same was told. */
function differences(other: readonly Moment[]): string[] {
  return evening.flatMap((moment, at) =>
    [...moment.answers].flatMap(([asked, answer]) => {
      const known = LATER.test(asked) ? at - 1 : at;
      if (moment.published || evening[known]?.told !== other[known]?.told) return [];
      const theirs = other[at]?.answers.get(asked);
      return theirs === answer ? [] : [`press ${at}: ${asked}\n${apart(answer, theirs ?? '')}`];
    }),
  );
}

/** Around the first character in which they differ. */
function apart(one: string, other: string): string {
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join('\n');
}

it.each(
  firstOf<[string, Partial<Outcome>]>(1, [
    ['which of the last two has won', { marks: [9, 10, 7, 5, 3, 2] }],
    ['who is on the podium, and so in the next round', { marks: [5, 9, 7, 10, 3, 2] }],
    ['that the first place is shared', { marks: [10, 10, 7, 5, 3, 2] }],
    ['that the lowest place told is shared', { marks: [10, 9, 7, 7, 3, 2] }],
    [
      'the order of acts whose place is never told, and the hall’s favourite',
      { marks: [10, 9, 7, 2, 2, 4], votes: [2, 11, 3, 4, 2, 1] },
    ],
    ['who shares a prize that is given by hand', { prize: [4, 5] }],
  ]),
)('nobody is told before its time: %s', async (_what, change) => {
  const other = await playSealed({ ...EVENING, ...change });
  expect(differences(other)).toEqual([]);
  // And told it is: the same look finds it once the result is published.
  const last = evening.at(-1)?.answers;
  expect(
    [...(last ?? [])].filter(([asked, answer]) => other.at(-1)?.answers.get(asked) !== answer),
  ).not.toEqual([]);
});
