/**
 * Random rounds whose panel has several parts: judges who score some criteria only or count more than once, criteria
 * that are averaged in their own way, marks that are points off, ranks that are left out, ties broken by the sum of
 * totals, ranks of equal acts, percents of what is carried forward, juries of several jurors, the judges' part as their share of all points.
 * Laid over any random round.
 */
import { EQUAL_RANKS } from '#domain/tabulation/equal-ranks.ts';
import { addsRanks, completeRules, takesOwnWays } from '#domain/tabulation/rules.ts';
import { criteriaKey, type TieKey } from '#domain/tabulation/tie-keys.ts';
import { AVERAGES, JURY_METHODS, type RulesInput, type TabulationInput } from '#domain/tabulation/types.ts';
import type { Draw } from './random-rounds.ts';

/** The same round with such a panel. */
export function withParts(draw: Draw, round: TabulationInput): TabulationInput {
  const one = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const sometimes = (one_in: number) => draw(one_in) === 0;
  const [captions, weighing, own] = [sometimes(2), sometimes(2), sometimes(2)];
  const juries = round.rules.method === 'points_table' && sometimes(2);
  const subtracting = round.rules.marks !== 'places' && sometimes(2);
  const ids = round.criteria.map(({ id }) => id);
  const carry = round.carried &&
    sometimes(2) && { earlier: one(['40', '100', '0', '12.5']), round: one(['60', '100']) };
  return {
    ...round,
    rules: {
      ...round.rules,
      ...(carry && { carry }),
      ...(own && takesOwnWays(completeRules(round.rules)) && { byCriterion: ownWays(draw, ids) }),
      ...(juries && { juries: { method: one(JURY_METHODS) } }),
      ...(!juries &&
        addsRanks(round.rules.method) &&
        sometimes(2) && { dropRanks: { best: draw(2), worst: draw(3) } }),
      ...(sometimes(3) && { equalRanks: one(EQUAL_RANKS) }),
      ...(sometimes(3) && { tieBreaks: [together(ids, draw), ...(round.rules.tieBreaks ?? [])] }),
      ...(sometimes(4) && { combination: { ...round.rules.combination, judgesScale: 'share' } }),
    },
    criteria: round.criteria.map((criterion) => ({
      ...criterion,
      ...(subtracting && sometimes(2) && { subtractsFrom: one(['0', '10', '7.25']) }),
    })),
    judges: round.judges.map((judge) => ({
      ...judge,
      ...(captions && sometimes(2) && { criterionIds: ids.filter(() => sometimes(2)) }),
      ...(weighing && sometimes(2) && { weight: one(['2', '0.5', '1.25', '3']) }),
      ...(juries && !sometimes(4) && { jury: one(['North', 'South']) }),
    })),
  };
}

/** Totals, or two criteria together where there are as many. */
const together = (ids: readonly string[], draw: Draw): TieKey =>
  ids.length > 1 && draw(2) === 0 ? criteriaKey(ids.slice(0, 2)) : 'totals';

const ownWays = (draw: Draw, criteria: readonly string[]): RulesInput['byCriterion'] =>
  Object.fromEntries(
    criteria.flatMap((id) => {
      if (draw(2) === 0) return [];
      const method = AVERAGES[draw(AVERAGES.length)] ?? 'mean';
      const trim = { highest: draw(2), lowest: draw(2) };
      return [[id, { method, ...(method === 'trimmed_mean' && { trim }) }]];
    }),
  );

/** The same round scored by juries, some of several jurors and some of one. */
export function withJuries(draw: Draw, { carried: _carried, ...round }: TabulationInput): TabulationInput {
  const laid = withParts(draw, { ...round, rules: { ...round.rules, method: 'points_table' } });
  const { dropRanks: _dropped, ...rules } = laid.rules;
  const method = JURY_METHODS[draw(JURY_METHODS.length)] ?? 'mean';
  const judges = laid.judges.map((judge) => ({
    ...judge,
    ...(draw(5) > 0 && { jury: ['North', 'South'][draw(2)] ?? 'North' }),
  }));
  const absent = draw(2) === 0 && ({ absent: 'nothing' } as const);
  return { ...laid, rules: { ...rules, juries: { method, ...absent } }, judges };
}
