/**
 * Random rounds with every rule at once: small, with few different marks, so that ties, gaps and shared places come
 * up all the time. Whatever is drawn passes as an input file.
 */

import { isPlainAverage, METHOD_TRAITS } from '#domain/tabulation/method-traits.ts';
import { criterionKey, type TieKey } from '#domain/tabulation/tie-keys.ts';
import {
  type AudienceInput,
  type DeductionInput,
  METHODS,
  type Method,
  type PerformanceInput,
  type PollFacts,
  type RulesInput,
  type ScoresheetInput,
  type TabulationInput,
} from '#domain/tabulation/types.ts';

/** A whole number from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number;

/** The same rounds from the same seed, on any machine. */
export function drawFrom(seed: number): Draw {
  let state = (seed % 2_147_483_646) + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

const AVERAGES = METHODS.filter(isPlainAverage) as readonly string[];
/** Whatever came since, the rounds that were once drawn stay the same: without `totals`. */
const KEYS: readonly TieKey[] = [
  'judges',
  'audience',
  'countback',
  'countback:ranks',
  'countback:audience',
  'scored_by_most',
  'scored_by_most:audience',
  'head_to_head',
  'head_judge',
  'fewest_deductions',
  'earlier_in_order',
  'decision',
  'shared',
];

const CATEGORIES = ['k0', 'k1'];

/** One round. */
export function randomRound(draw: Draw, methods: readonly Method[] = METHODS): TabulationInput {
  const one = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const sometimes = (one_in: number) => draw(one_in) === 0;
  const many = <T>(from: number, to: number, make: (at: number) => T): T[] =>
    Array.from({ length: from + draw(to - from + 1) }, (_, at) => make(at));
  const split = sometimes(2);
  const criteria = many(1, 3, (at) => ({
    id: `c${at}`,
    name: `Criterion ${at}`,
    weight: one(['1', '2', '3', '0.5', '1.25', '0']),
    min: 0,
    max: one([3, 6, 10]),
    step: one(['1', '0.5', '0.1']),
    categoryId: split && sometimes(4) ? one(CATEGORIES) : null,
  }));
  const judges = many(1, 5, (at) => ({
    id: `j${at}`,
    name: `Judge ${at}`,
    head: sometimes(4),
    categoryIds: split && sometimes(5) ? [one(CATEGORIES)] : null,
  }));
  const performances = many(
    1,
    7,
    (at): PerformanceInput => ({
      id: `p${at}`,
      number: at + 1,
      name: `Act ${at}`,
      categoryId: split ? one(CATEGORIES) : 'k0',
      guest: sometimes(10),
    }),
  );
  const ids = performances.map(({ id }) => id);
  const rules = randomRules(
    draw,
    criteria.map(({ id }) => id),
    methods,
  );
  const gaps = sometimes(2) ? 12 : 1_000;
  const highest = one([2, 3, 10]);
  const scoresheets = ids.flatMap((performanceId) =>
    judges.flatMap(({ id: judgeId }): ScoresheetInput[] => {
      if (sometimes(gaps)) return [];
      const marks = Object.fromEntries(
        criteria.map(({ id, max }) => [id, sometimes(gaps) ? null : draw(Math.min(max, highest) + 1)]),
      );
      return [{ judgeId, performanceId, marks, abstained: sometimes(gaps), excused: sometimes(gaps * 2) }];
    }),
  );
  const shuffled = () => ids.map((id) => ({ id, at: draw(1_000) })).toSorted((a, b) => a.at - b.at);
  const input: TabulationInput = {
    rules,
    judges,
    criteria,
    performances,
    scoresheets,
    deductions: ids.flatMap((performanceId): DeductionInput[] => {
      if (!sometimes(4)) return [];
      return rules.deductions?.time && sometimes(2)
        ? [{ performanceId, kind: 'time', overrunMs: draw(40_000) }]
        : [{ performanceId, kind: one(['breach', 'points']), points: one(['1', '0.5', '2.25', '9']) }];
    }),
    audience: sometimes(3) ? null : randomAudience(draw, ids, methods === METHODS),
    decisions: sometimes(2)
      ? many(1, 2, () => ({ order: shuffled().map(({ id }) => id), reason: 'Applause', by: 'Jo' }))
      : [],
  };
  return AVERAGES.includes(rules.method) && sometimes(4) ? { ...input, carried: carried(draw, ids) } : input;
}

const carried = (draw: Draw, ids: readonly string[]) =>
  ids.flatMap((performanceId) =>
    draw(3) === 0
      ? []
      : [{ performanceId, points: ['41.25', '165/4', '0', '7/3'][draw(4)] ?? '0', from: 'Semi-final' }],
  );

/** Rules for a round with these criteria, of every kind. */
export function randomRules(
  draw: Draw,
  criteria: readonly string[],
  methods: readonly Method[] = METHODS,
): RulesInput {
  const one = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const sometimes = (one_in: number) => draw(one_in) === 0;
  const method = one(methods);
  const marks = METHOD_TRAITS[method].takesPlaces && sometimes(5) ? 'places' : 'scores';
  const rounding = () =>
    sometimes(3) ? { places: draw(3), mode: one(['half_up', 'half_even', 'down'] as const) } : null;
  const judges = one(['0', '30', '50', '66.5', '100']);
  const keys = [...KEYS, ...criteria.map(criterionKey)];
  return {
    method,
    marks,
    ...(method === 'calls' &&
      sometimes(2) && {
        calls: {
          recall: draw(4),
          ...one([
            { alternateWorth: '0' },
            { alternateWorth: '0.25' },
            { alternateWorth: '1' },
            { alternateWorth: '0.45', furtherAlternates: ['0.43', '0.42'] },
            { alternateWorth: '1', furtherAlternates: ['0.5'] },
          ]),
        },
      }),
    ...(method === 'majority_judgment' && sometimes(3) && { grades: ['No', 'Yes'] }),
    ...(sometimes(2) && { per: one(['criterion', 'judge_total'] as const) }),
    ...(sometimes(3) && { scope: 'category' as const }),
    ...(sometimes(3) && { weighting: 'share' as const }),
    ...(sometimes(2) && {
      missing: one(
        marks === 'places' ? (['exclude', 'block'] as const) : (['exclude', 'block', 'zero'] as const),
      ),
    }),
    ...(sometimes(2) && {
      rounding: { afterCriterion: rounding(), afterWeighting: rounding(), afterTotal: rounding() },
    }),
    ...(sometimes(2) && {
      trim: { highest: draw(3), lowest: draw(3), otherwise: one(['untrimmed', 'blocked'] as const) },
    }),
    ...(sometimes(3) && { table: ['10', '6.5', '4', '1'] }),
    ...(sometimes(3) && { exponential: { top: '10', rate: one(['0.25', '0.19', '1']) } }),
    deductions: {
      time: sometimes(2) ? { unitMs: 10_000, points: '0.5', graceMs: one([0, 5_000]) } : null,
      allowBelowZero: sometimes(3),
    },
    audience: {
      conversion: one(['share', 'relative', 'points_table', 'min_max', 'mean_rating', 'points'] as const),
      ...(sometimes(3) && { table: ['5', '3', '1'] }),
      ...(sometimes(3) && { minimumTurnout: draw(30) }),
      ...(sometimes(3) && { ratingMaximum: '10' }),
    },
    combination: {
      mode: one(['weights', 'points', 'apart'] as const),
      judges,
      audience: String(100 - Number(judges)),
      ...(sometimes(2) && {
        judgesScale: one(['as_is', 'of_maximum', 'relative', 'min_max', 'points_table'] as const),
      }),
    },
    tieBreaks: Array.from({ length: draw(6) }, () =>
      sometimes(4) ? { key: one(keys), untilPlace: 1 + draw(3) } : one(keys),
    ),
  };
}

/** `orders`: also polls that give an order, which came after the first engine. */
function randomAudience(draw: Draw, ids: readonly string[], orders: boolean): AudienceInput {
  const some = <T>(make: (id: string) => T, one_in = 6): Record<string, T> =>
    Object.fromEntries(ids.flatMap((id) => (draw(one_in) === 0 ? [] : [[id, make(id)] as const])));
  const counts = () => some(() => draw(5) * draw(4));
  const ratings = () =>
    some(() => {
      const count = draw(4);
      return { sum: count === 0 ? 0 : count + draw(4 * count + 1), count };
    });
  // Of a poll by grades or stars every ballot says something of every act.
  const marksOf = () => {
    const acts = Object.keys(some(() => true));
    return { acts, ballots: Array.from({ length: draw(6) }, () => acts.map(() => draw(6))) };
  };
  const grades = () => {
    const { acts, ballots: marks } = marksOf();
    const counts = acts.map((id, a) => [
      id,
      [0, 1, 2, 3, 4, 5].map((grade) => marks.filter((own) => own[a] === grade).length),
    ]);
    return { grades: Object.fromEntries(counts) as Record<string, number[]> };
  };
  const stars = () => {
    const { acts, ballots: marks } = marksOf();
    const over = (a: number, b: number) => marks.filter((own) => (own[a] ?? 0) > (own[b] ?? 0)).length;
    const counts = acts.map((id, a) => [
      id,
      {
        sum: marks.reduce((sum, own) => sum + (own[a] ?? 0), 0),
        best: marks.filter((own) => own[a] === 5).length,
        over: Object.fromEntries(acts.flatMap((other, b) => (a === b ? [] : [[other, over(a, b)]]))),
      },
    ]);
    return { stars: Object.fromEntries(counts) as NonNullable<PollFacts['stars']> };
  };
  const given = [() => ({ counts: counts() }), () => ({ ratings: ratings() })];
  const kinds: (() => PollFacts)[] = orders ? [...given, grades, stars] : given;
  const ballots = draw(40);
  switch (draw(5)) {
    case 0:
      return { ballots, ratings: ratings() };
    case 1:
      return {
        ballots,
        lists: Array.from({ length: 1 + draw(3) }, (_, at) => ({
          id: `l${at}`,
          points: some(() => ['12', '10', '8', '1.5', '0'][draw(5)] ?? '0'),
        })),
      };
    case 2:
      return {
        ballots,
        polls: Array.from({ length: 1 + draw(3) }, (_, at) => ({
          id: `v${at}`,
          share: ['1', '2', '0.5'][draw(3)] ?? '1',
          ballots: draw(40),
          ...kinds[draw(kinds.length)]?.(),
        })),
      };
    default:
      return { ballots, counts: counts() };
  }
}
