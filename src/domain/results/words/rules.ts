/**
 * The rules of a round in sentences, in the order in which they are used. Every rule that can change a place or a
 * figure is said, so that two sets of rules that can come to different results never read the same. English.
 */

import { scaleOf } from '../../tabulation/combination.ts';
import { ENGINE, type Engine } from '../../tabulation/engines.ts';
import { TRAITS } from '../../tabulation/method-traits.ts';
import { goesByCriterion, lowerWins, usesRanks } from '../../tabulation/rules.ts';
import type { Standings } from '../../tabulation/standings.ts';
import { criterionOf, isCriterionKey, type TieKey, type TieKeyName } from '../../tabulation/tie-keys.ts';
import type { Averaging, JudgesScale, Rounding, ScoringRules } from '../../tabulation/types.ts';
import { conversionInWords } from './conversions.ts';
import { juriesInWords } from './juries.ts';
import { METHOD_WORDS } from './methods.ts';
import { counted, criterionName, listed } from './sources.ts';
import { readsAudienceTable, readsWeights, withoutEffect } from './without-effect.ts';

type Criteria = Standings['criteria'];

const MISSING: Record<ScoringRules['missing'], string> = {
  exclude: 'A missing mark is left out.',
  block: 'An act with a missing mark has no place.',
  zero: 'A missing mark counts as 0.',
};
const MODES: Record<Rounding['mode'], string> = {
  half_up: 'halves up',
  half_even: 'halves to even',
  down: 'cut off',
};
const SCALES: Record<JudgesScale, string> = {
  as_is: "The judges' result enters as it is.",
  of_maximum: "The judges' result enters in percent of the most there can be.",
  relative: "The judges' result enters with 100 for the best act and the others in proportion.",
  min_max: "The judges' result enters from 0 for the last act to 100 for the best.",
  points_table: "The judges' result enters as points by rank.",
};
const KEYS: Readonly<Record<TieKeyName, string>> = {
  judges: "the judges' result",
  audience: "the audience's figure",
  countback: "the highest of the judges' totals, then the next (totals of 0 are not counted)",
  'countback:ranks': 'most first places with the judges, then seconds',
  'countback:audience': 'the highest points of the lists of votes, then the next',
  totals: "the sum of the judges' totals, brought up to all judges where some are out",
  scored_by_most: 'the number of judges who gave anything',
  'scored_by_most:audience': 'the number of lists of votes that gave anything',
  head_to_head: 'the duels among the tied',
  head_judge: "the head judge's total",
  fewest_deductions: 'the fewest points off',
  earlier_in_order: 'the earlier start',
  decision: 'a recorded decision',
  shared: 'nobody: the place is shared',
};

/** A key of the tie-break list in words. */
export const keyInWords = (key: TieKey, rules: ScoringRules, criteria: Criteria): string => {
  if (isCriterionKey(key)) {
    const name = criterionName(criterionOf(key), criteria);
    return goesByCriterion(rules) ? `the panel on ${name}` : `the mean of the marks for ${name}`;
  }
  const byRanks = key === 'countback' && usesRanks(rules.method);
  return KEYS[byRanks ? 'countback:ranks' : key];
};

/** The rules in sentences. `judges`: the panel, of which some may score some criteria only, or count more than once. */
export function rulesInWords(
  rules: ScoringRules,
  criteria: Criteria,
  engine: Engine = ENGINE,
  judges: Standings['judges'] = [],
): string[] {
  const { method, rounding, scope } = rules;
  return [
    ...METHOD_WORDS[method].rules(rules, engine),
    ...ownWaysInWords(rules, criteria),
    ...weightsInWords(rules, criteria),
    ...captionsInWords(criteria, judges),
    ...juriesInWords(rules, judges),
    ...judgesInWords(rules, judges),
    MISSING[rules.missing],
    ...rounded("The panel's mark on a criterion", rounding.afterCriterion),
    ...rounded('A weighted mark', rounding.afterWeighting),
    ...(TRAITS[method].givesPlaces ? [] : rounded("The panel's result", rounding.afterTotal)),
    ...deductionsInWords(rules, engine),
    ...audienceInWords(rules, criteria, engine),
    ...carryInWords(rules),
    scope === 'category' ? 'Each category is ranked by itself.' : 'All acts are ranked together.',
    tiesInWords(rules, criteria),
    `Figures are shown with ${decimals(rounding.shown)}.`,
    ...withoutEffect(rules, criteria, engine),
    ...(engine === ENGINE ? [] : [`Counted by version ${engine} of the engine.`]),
  ];
}

const decimals = ({ places, mode }: Rounding): string =>
  `${places} ${places === 1 ? 'decimal' : 'decimals'}, ${MODES[mode]}`;

const rounded = (what: string, rule: Rounding | null): string[] =>
  rule ? [`${what} is rounded to ${decimals(rule)}.`] : [];

function weightsInWords(rules: ScoringRules, criteria: Criteria): string[] {
  if (!readsWeights(rules)) return [];
  const byDance = rules.method === 'skating_system' && rules.per === 'criterion';
  const weights = criteria.map((one) => `${criterionName(one.id, criteria)} ${one.weight}`).join(', ');
  const shared = rules.weighting === 'share' ? ', divided by the sum of those the act is marked on' : '';
  return [`${byDance ? 'Weights, where a tie is broken by totals' : 'Weights'}: ${weights}${shared}.`];
}

const AVERAGED: Record<Averaging, string> = {
  mean: 'the mean of the judges',
  sum: 'the sum of the judges, brought up to all of them where some are out',
  trimmed_mean: 'the mean of the marks',
  median: 'the middle mark, of two in the middle their mean',
};

/** Criteria that are averaged in a way of their own, or on which marks are points off. */
function ownWaysInWords({ byCriterion = {} }: ScoringRules, criteria: Criteria): string[] {
  const named = (id: string) => criterionName(id, criteria);
  const ways = Object.entries(byCriterion).map(([id, { method, trim }]) => {
    if (!trim) return `${named(id)}, other than that: ${AVERAGED[method]}.`;
    const { highest, lowest, minimum, otherwise } = trim;
    const fewer = otherwise === 'blocked' ? 'the act has no place' : 'none is left out';
    const least = Math.max(minimum, highest + lowest + 1);
    return `${named(id)}, other than that: ${AVERAGED[method]} without the ${highest} highest and the ${lowest} lowest; with fewer than ${least} ${fewer}.`;
  });
  const off = criteria.flatMap(({ id, subtractsFrom }) =>
    subtractsFrom === undefined ? [] : [`${named(id)}: marks are points off, taken from ${subtractsFrom}.`],
  );
  return [...ways, ...off];
}

/** Judges who score some criteria only. */
const captionsInWords = (criteria: Criteria, judges: Standings['judges']): string[] =>
  judges.flatMap(({ name, criterionIds }) => {
    if (!criterionIds) return [];
    const own = criteria.filter(({ id }) => criterionIds.includes(id));
    const named = own.map(({ id }) => criterionName(id, criteria));
    return [named.length === 0 ? `${name} scores nothing.` : `${name} scores ${listed(named)} alone.`];
  });

/** How often each judge counts, in the order of the panel; nothing where all count once or have one voice. */
function judgesInWords({ method, tieBreaks, juries }: ScoringRules, judges: Standings['judges']): string[] {
  if (judges.every(({ weight }) => weight === undefined)) return [];
  const weights = judges.map(({ name, weight = '1' }) => `${name} ${weight}`).join(', ');
  if (juries) return [`Judges count ${weights} within their jury; every jury counts once.`];
  if (TRAITS[method].weighsJudges) return [`Judges count ${weights}.`];
  const inTies = tieBreaks.some(({ key }) => key === 'totals' || isCriterionKey(key));
  return inTies
    ? [`Every judge has one voice; where a tie is broken by marks, judges count ${weights}.`]
    : ['Every judge has one voice, whatever they weigh.'];
}

function deductionsInWords(rules: ScoringRules, engine: Engine): string[] {
  const { time, allowBelowZero } = rules.deductions;
  const byRanks = engine > 1 && usesRanks(rules.method);
  const units = time
    ? [
        `Over time: ${time.points} off for every started ${time.unitMs / 1_000} s after ${time.graceMs / 1_000} s.`,
      ]
    : [];
  if (byRanks && rules.marks === 'places')
    return ['Points off change nothing: judges write places.', ...units];
  const dances = rules.method === 'skating_system' && rules.per === 'criterion';
  const from = byRanks
    ? `every judge’s ${dances ? 'mark' : 'total'} before it is ranked`
    : 'the panel’s result';
  return [`Points off come off ${from}, ${allowBelowZero ? 'also below 0' : 'never below 0'}.`, ...units];
}

function audienceInWords(rules: ScoringRules, criteria: Criteria, engine: Engine): string[] {
  const { combination, audience } = rules;
  const { mode } = combination;
  const scale = scaleOf(rules, criteria);
  return [
    mode === 'apart'
      ? 'The judges decide alone; the audience has a table of its own.'
      : mode === 'points'
        ? "The audience's points are added to the judges'."
        : `Judges ${combination.judges} percent, audience ${combination.audience} percent.`,
    ...(mode === 'weights' || (mode === 'points' && lowerWins(rules.method)) ? [SCALES[scale]] : []),
    conversionInWords(audience, engine),
    ...(readsAudienceTable(rules)
      ? [`Points for ranks of the audience's table: ${audience.table.join(', ')}.`]
      : []),
    ...(audience.minimumTurnout > 0
      ? [
          `The audience counts from ${counted(audience.minimumTurnout, 'ballot')} on${engine > 2 ? ', and has a prize from as many on' : ''}.`,
        ]
      : []),
  ];
}

const carryInWords = ({ carry }: ScoringRules): string[] =>
  carry
    ? [
        `Where points are carried forward, ${carry.earlier} percent of them count and ${carry.round} percent of this round’s own.`,
      ]
    : [];

function tiesInWords(rules: ScoringRules, criteria: Criteria): string {
  const end = rules.tieBreaks.findIndex(({ key }) => key === 'shared');
  const keys = (end < 0 ? rules.tieBreaks : rules.tieBreaks.slice(0, end)).map(
    ({ key, untilPlace }) =>
      keyInWords(key, rules, criteria) + (untilPlace === null ? '' : ` (down to place ${untilPlace})`),
  );
  return `Ties: ${[...keys, end < 0 ? 'a person decides' : 'the place is shared'].join('; then ')}.`;
}
