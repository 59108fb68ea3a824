/** Rules while they are edited: which parts matter under a method, and what a change of method keeps. */
import { isDecimal } from '#contract/decimals.ts';
import { readsBestRating } from '#domain/results/words/conversions.ts';
import { readsAudienceTable, readsEqualRanks } from '#domain/results/words/without-effect.ts';
import { ENGINE } from '#domain/tabulation/engines.ts';
import { METHOD_TRAITS, readsRule } from '#domain/tabulation/method-traits.ts';
import { addsRanks, completeRules, takesOwnWays } from '#domain/tabulation/rules.ts';
import {
  criteriaKey,
  criteriaOf,
  criterionKey,
  isCriterionKey,
  TIE_KEYS,
  type TieKey,
} from '#domain/tabulation/tie-keys.ts';
import type { Method, ScoringRules, TieBreak } from '#domain/tabulation/types.ts';
import { decimalOf } from '#web/ui/scale.ts';
import type { Scoring } from '../use-scoring.ts';

export type { TieBreak };
export type Rules = ScoringRules;

/** The round's rules, complete, as a draft of its own. */
export const draftOf = (scoring: Scoring): Rules => structuredClone(completeRules(scoring.rules));

/** The draft under another method: its own defaults, and what means the same under every method. */
export function withMethod(rules: Rules, method: Method): Rules {
  const {
    scope,
    weighting,
    rounding,
    combination,
    audience,
    tieBreaks,
    deductions,
    byCriterion,
    dropRanks,
    equalRanks,
    carry,
  } = rules;
  const fresh = completeRules({ method });
  const { judgesScale: _scale, ...shares } = combination;
  return fitting({
    ...fresh,
    scope,
    weighting,
    rounding,
    audience,
    tieBreaks,
    deductions,
    combination: { ...fresh.combination, ...shares },
    ...(byCriterion && { byCriterion }),
    ...(dropRanks && { dropRanks }),
    ...(equalRanks && { equalRanks }),
    ...(carry && { carry }),
  });
}

/** Without what the method has no use for, and what says nothing. */
export function fitting(rules: Rules): Rules {
  const { byCriterion, dropRanks, equalRanks, carry, juries, ...rest } = rules;
  const ways = byCriterion && Object.keys(byCriterion).length > 0 && takesOwnWays(rules);
  const drops = dropRanks && dropRanks.best + dropRanks.worst > 0 && matters.dropRanks(rules);
  const percents = carry && !(carry.earlier === '100' && carry.round === '100');
  return {
    ...rest,
    ...(ways && { byCriterion }),
    ...(drops && { dropRanks }),
    ...(equalRanks && matters.equalRanks(rules) && { equalRanks }),
    ...(percents && { carry }),
    ...(juries && { juries }),
  };
}

/** Which of the rules have a meaning under the method. */
export const matters = {
  per: ({ method }: Rules) => METHOD_TRAITS[method].per.either,
  trim: (rules: Rules) => readsRule(rules, 'trim'),
  dropRanks: ({ method, juries }: Rules) => addsRanks(method) && !juries,
  equalRanks: readsEqualRanks,
  juries: (rules: Rules) => readsRule(rules, 'juries'),
  table: (rules: Rules) => readsRule(rules, 'table'),
  exponential: (rules: Rules) => readsRule(rules, 'exponential'),
  audienceTable: readsAudienceTable,
  bestRating: ({ audience }: Rules) => readsBestRating(audience.conversion, ENGINE),
  marks: ({ method }: Rules) => METHOD_TRAITS[method].takesPlaces,
} as const;

/** "12, 10, 8" as a list of points; empty where something is no number. */
export const tableOf = (text: string): string[] => {
  const parts = text.split(/[\s;]+|,\s+/).flatMap((part) => {
    const clean = decimalOf(part.replace(/,$/, ''));
    return clean === '' ? [] : [clean];
  });
  return parts.every(isDecimal) ? parts : [];
};

/** 100 less a percentage of at most four places, exactly. */
export function restOf(percent: string): string {
  const [units = '0', rest = ''] = percent.split('.');
  const parts = 1_000_000 - (Number(units) * 10_000 + Number(rest.slice(0, 4).padEnd(4, '0')));
  if (!Number.isInteger(parts) || parts < 0) return '0';
  const decimals = String(parts % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(parts / 10_000)}${decimals === '' ? '' : `.${decimals}`}`;
}

/** The keys that a list can take: those not in it, and what its criteria are with one more of the round's beside them. */
export const keysToAdd = (list: readonly TieBreak[], criteria: readonly string[]): TieKey[] =>
  [
    ...criteria.map(criterionKey),
    ...list.flatMap(({ key }) => withOneMore(key, criteria)),
    ...TIE_KEYS,
  ].filter((key) => !list.some((entry) => entry.key === key));

const withOneMore = (key: TieKey, criteria: readonly string[]): TieKey[] =>
  isCriterionKey(key)
    ? criteria
        .filter((id) => !criteriaOf(key).includes(id))
        .map((id) => criteriaKey([...criteriaOf(key), id]))
    : [];

/**
 * The list with one more key: before its end, which sharing is. One that compares a criterion more takes the place of
 * the key that it grew from.
 */
export function withKey(list: readonly TieBreak[], key: TieKey): TieBreak[] {
  const from = isCriterionKey(key) ? criteriaKey(criteriaOf(key).slice(0, -1)) : null;
  const at = list.findIndex((each) => each.key === from);
  const grew = list[at];
  if (grew) return list.with(at, { ...grew, key });
  const entry = { key, untilPlace: null };
  const end = list.findIndex((each) => each.key === 'shared');
  return end < 0 ? [...list, entry] : list.toSpliced(end, 0, entry);
}
