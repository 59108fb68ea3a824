/** Polls by grades and by stars against a reckoning that goes ballot by ballot and keeps nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../messages/catalogue.ts';
import { verify } from '../messages/en/verify.ts';
import { vote } from '../messages/en/vote.ts';
import { ENGINE, type Engine } from '../tabulation/engines.ts';
import { choiceText, faultOf } from './choice.ts';
import { countOfList } from './list.ts';
import { POLL_KINDS } from './poll-kinds.ts';
import { countSteps, figuresOf, tallyOf } from './tally.ts';

const say = sayIn('en', { verify, vote });
const ACTS = ['a', 'b', 'c', 'd'];
/** A ballot's marks; null for an act that it says nothing of. */
type Marks = (number | null)[];

const ballots = fc.array(
  fc.record({
    marks: fc
      .array(fc.option(fc.nat(5)), { minLength: ACTS.length, maxLength: ACTS.length })
      .filter((marks) => marks.some((mark) => mark !== null)),
    by: fc.constantFrom('device' as const, 'code' as const),
  }),
  { minLength: 1, maxLength: 8 },
);
const WEIGHTS = { device: 1, code: 3 };

const choiceOf = (marks: Marks): string[] =>
  marks.flatMap((mark, at) => (mark === null ? [] : [`${ACTS[at]}:${mark}`]));

/** Each ballot as often as it counts, with 0 for what it does not name. */
const asOften = (cast: readonly { marks: Marks; by: 'device' | 'code' }[]): number[][] =>
  cast.flatMap(({ marks, by }) => Array.from({ length: WEIGHTS[by] }, () => marks.map((mark) => mark ?? 0)));

const listed = (cast: readonly { marks: Marks; by: 'device' | 'code' }[]) =>
  cast.map(({ marks, by }) => ({ choice: choiceOf(marks), by }));

/** 1 and how many are better. */
const placesBy = (isBetter: (other: number, act: number) => boolean): Record<string, number> =>
  Object.fromEntries(
    ACTS.map((act, at) => [act, 1 + ACTS.filter((_other, other) => isBetter(other, at)).length]),
  );

function takenAway(grades: readonly number[]): number[] {
  const left = grades.toSorted((a, b) => a - b);
  const taken: number[] = [];
  while (left.length > 0) taken.push(...left.splice((left.length - 1) >> 1, 1));
  return taken;
}

describe('a poll by majority judgment', () => {
  const count = (cast: Parameters<typeof listed>[0]) =>
    POLL_KINDS.majority_judgment.facts(
      countOfList(listed(cast), { method: 'majority_judgment', maxChoices: 1 }, WEIGHTS),
      ACTS,
    );
  it('places acts as taking the middle grade away does, each ballot as often as it counts', () => {
    fc.assert(
      fc.property(ballots, (cast) => {
        const taken = ACTS.map((_act, at) => takenAway(asOften(cast).map((marks) => marks[at] ?? 0)));
        const isBetter = (other: number, act: number) => {
          const at = taken[other]?.findIndex((grade, index) => grade !== taken[act]?.[index]) ?? -1;
          return at >= 0 && (taken[other]?.[at] ?? 0) > (taken[act]?.[at] ?? 0);
        };
        const chosen = ([act]: [string, number]) =>
          cast.some(({ marks }) => (marks[ACTS.indexOf(act)] ?? 0) > 0);
        expect(Object.entries(figuresOf(count(cast), ENGINE))).toEqual(
          expect.arrayContaining(Object.entries(placesBy(isBetter)).filter(chosen)),
        );
        expect(Object.entries(figuresOf(count(cast), ENGINE)).every(chosen)).toBe(true);
      }),
    );
  });
  it('leaves a ballot out whose every act has left the show, and rejects for one that names another', () => {
    const tally = tallyOf(
      [
        ['a:5', 1],
        ['b:4 c:2', 1],
      ],
      { device: 1, code: 1, method: 'majority_judgment' },
    );
    expect(POLL_KINDS.majority_judgment.facts(tally, ['b', 'c', 'd']).grades).toEqual({
      b: [0, 0, 0, 0, 1, 0],
      c: [0, 0, 1, 0, 0, 0],
      d: [1, 0, 0, 0, 0, 0],
    });
  });
});

describe('a STAR poll', () => {
  const places = (cast: Parameters<typeof listed>[0]) =>
    figuresOf(
      POLL_KINDS.star.facts(countOfList(listed(cast), { method: 'star', maxChoices: 1 }, WEIGHTS), ACTS),
      ENGINE,
    );
  it('gives the first place to the one of the two with most stars whom more prefer', () => {
    fc.assert(
      fc.property(ballots, (cast) => {
        const all = asOften(cast);
        const sums = ACTS.map((_act, at) => all.reduce((sum, marks) => sum + (marks[at] ?? 0), 0));
        const order = ACTS.map((_act, at) => at).toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
        const [first = 0, second = 0, third = 0] = order;
        // Where a seat is tied the protocol decides, which has tests of its own.
        fc.pre((sums[second] ?? 0) > (sums[third] ?? 0));
        const lead = all.reduce(
          (sum, marks) => sum + Math.sign((marks[first] ?? 0) - (marks[second] ?? 0)),
          0,
        );
        fc.pre(lead !== 0 || (sums[first] ?? 0) > (sums[second] ?? 0));
        const winner = lead < 0 ? second : first;
        expect(places(cast)[ACTS[winner] ?? '']).toBe(1);
      }),
    );
  });
  it('lets the runoff turn the order of the stars round', () => {
    const cast = (marks: Marks, by: 'device' | 'code' = 'device') => ({ marks, by });
    expect(
      places([
        cast([5, 4, 0, 0]),
        cast([5, 4, 0, 0]),
        cast([5, 4, 0, 0]),
        cast([0, 5, 0, 0]),
        cast([1, 5, 3, 0]),
      ]),
    ).toEqual({ a: 1, b: 2, c: 3 });
  });
  const cast = (...ballots: Marks[]) => ballots.map((marks) => ({ marks, by: 'device' as const }));
  it('gives tied seats in the runoff by who loses to fewest, else by most of the best stars', () => {
    // Three with 9 stars for two seats: C loses to both others, and A meets B.
    expect(places(cast([4, 3, 2, 0], [4, 3, 2, 0], [1, 3, 5, 0]))).toEqual({ a: 1, b: 2, c: 3 });
    // A has 13 stars, B and C 10 each, and as many give either more than the other: C has two ballots of five, B one.
    // With C in the runoff A loses; it would have won against B.
    expect(places(cast([5, 4, 0, 0], [4, 5, 5, 0], [4, 1, 5, 0]))).toEqual({ c: 1, a: 2, b: 3 });
  });
  it('follows the version of the engine that it is asked for, in its places and in its words', () => {
    const { star } = POLL_KINDS;
    const acts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const given = ['a:5 b:2 c:3 d:2 e:0 f:4', 'a:0 b:2 c:4 d:4 e:4 f:3', 'a:4 b:5 c:2 d:3 e:5 f:1'];
    const facts = star.facts(
      tallyOf(
        given.map((ballot) => [ballot, 1] as const),
        { device: 1, code: 1, method: 'star' },
      ),
      acts,
    );
    const of = (engine: Engine) => {
      const { b, e } = figuresOf(facts, engine);
      return { b, e, why: star.why(say, facts, engine, (act) => act)[0] };
    };
    expect(of(4)).toMatchObject({
      b: 1,
      e: 1,
      why: expect.stringMatching(/^Place 1, shared: e \(9\), b \(9\)/),
    });
    expect(of(5)).toMatchObject({ b: 2, e: 1, why: expect.stringMatching(/^Place 1: e \(9\)/) });
  });
  it('shares the place of whoever would win against any that tie for the seat, and says so', () => {
    const tied = cast([5, 4, 4, 0], [5, 4, 4, 0]);
    expect(places(tied)).toEqual({ a: 1, b: 2, c: 2 });
    const count = countOfList(listed(tied), { method: 'star', maxChoices: 1 }, WEIGHTS);
    const why = POLL_KINDS.star.why(say, POLL_KINDS.star.facts(count, ACTS), ENGINE, (act) =>
      act.toUpperCase(),
    );
    expect(why[0]).toBe('Place 1: A (10). Nothing decides who is in the runoff: B (8), C (8) tie.');
  });
  it('breaks a tied runoff by stars, then by the best stars, and shares the place where both are equal', () => {
    expect(places(cast([5, 1, 0, 0], [1, 2, 0, 0]))).toEqual({ a: 1, b: 2 });
    expect(places(cast([2, 4, 0, 0], [5, 3, 0, 0]))).toEqual({ a: 1, b: 2 });
    const equal = cast([1, 3, 0, 0], [4, 2, 0, 0]);
    expect(places(equal)).toEqual({ a: 1, b: 1 });
    const count = countOfList(listed(equal), { method: 'star', maxChoices: 1 }, WEIGHTS);
    expect(POLL_KINDS.star.why(say, POLL_KINDS.star.facts(count, ACTS), ENGINE, (act) => act)[0]).toBe(
      'Place 1, shared: a (5), b (5). Runoff of a (5) and b (5): 1 to 1; nothing separates them.',
    );
  });
  it('counts sums, the best stars and each pair as one ballot after the other does, however many there are', () => {
    const many = fc.record({
      ballots: fc.nat(140),
      first: fc.nat(999),
      stride: fc.integer({ min: 1, max: 97 }),
    });
    fc.assert(
      fc.property(many, ({ ballots: count, first, stride }) => {
        const drawn = (ballot: number, act: number) =>
          ((first + ballot) * stride * (act + 3) + ballot * act) % 6;
        const cast = Array.from({ length: count + 1 }, (_, ballot) => ({
          marks: ACTS.map((_act, act) => drawn(ballot, act)),
          by: ballot % 3 === 0 ? ('code' as const) : ('device' as const),
        }));
        const all = asOften(cast);
        const often = (says: (marks: readonly number[]) => boolean) => all.filter(says).length;
        const mark = (marks: readonly number[], act: number) => marks[act] ?? 0;
        const counted = countOfList(listed(cast), { method: 'star', maxChoices: 1 }, WEIGHTS);
        expect(POLL_KINDS.star.facts(counted, ACTS).stars).toEqual(
          Object.fromEntries(
            ACTS.map((act, a) => [
              act,
              {
                sum: all.reduce((sum, marks) => sum + mark(marks, a), 0),
                best: often((marks) => mark(marks, a) === 5),
                over: Object.fromEntries(
                  ACTS.flatMap((other, b) =>
                    a === b ? [] : [[other, often((marks) => mark(marks, a) > mark(marks, b))]],
                  ),
                ),
              },
            ]),
          ),
        );
      }),
    );
  });
  it('counts in steps what it counts at once', () => {
    const choices = Array.from({ length: 450 }, (_, at) => [`a:${at % 6} b:${(at * 7) % 6}`, 1] as const);
    const by = { method: 'star', device: 1, code: 1 } as const;
    const steps = countSteps(choices, by);
    let [taken, last] = [0, steps.next()];
    for (; !last.done; last = steps.next()) taken += 1;
    expect(taken).toBeGreaterThan(3);
    expect(last.value).toEqual(tallyOf(choices, by));
  });
  it('says in words who met whom', () => {
    const facts = POLL_KINDS.star.facts(
      tallyOf([['a:5 b:4', 2] as const, ['b:5 c:1', 1] as const], { device: 1, code: 1, method: 'star' }),
      ['a', 'b', 'c'],
    );
    expect(POLL_KINDS.star.why(say, facts, ENGINE, (act) => act.toUpperCase())).toEqual([
      'Place 1: A (10). Runoff of B (13) and A (10): 1 to 2.',
      'Place 2: B (13). Runoff of B (13) and C (1): 3 to 0.',
      'Place 3: C (1).',
    ]);
  });
});

describe('a ballot of marks', () => {
  const candidates = new Set(ACTS);
  it.each(['majority_judgment', 'star'] as const)('%s takes 0 to 5 for any acts, each once', (method) => {
    const rules = { method, maxChoices: 1, candidates };
    expect(faultOf(['a:0', 'b:5'], rules)).toBeUndefined();
    expect(choiceText(['b:5', 'a:0'], rules)).toBe('a:0 b:5');
    for (const bad of ['a', 'a:6', 'a:-1', 'a:']) expect(faultOf([bad], rules)).toBe('mark');
    expect(faultOf(['a:1', 'a:2'], rules)).toBe('twice');
    expect(faultOf([], rules)).toBe('too_few');
    expect(faultOf(['x:1'], rules)).toBe('not_a_candidate');
  });
});
