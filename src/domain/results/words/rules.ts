/**
 * The rules of a round in sentences, in the order in which they are applied. Every rule that can change a place or a
 * figure is named, so that two sets of rules that can lead to different results never read the same.
 */

import type { PlainLine } from '../../messages/catalogue.ts';
import { scaleOf } from '../../tabulation/combination.ts';
import { ENGINE, type Engine } from '../../tabulation/engines.ts';
import { METHOD_TRAITS } from '../../tabulation/method-traits.ts';
import { goesByCriterion, lowerWins, usesRanks } from '../../tabulation/rules.ts';
import type { Standings } from '../../tabulation/standings.ts';
import { criteriaOf, isCriterionKey, type TieKey, type TieKeyName } from '../../tabulation/tie-keys.ts';
import type { Averaging, JudgesScale, Rounding, ScoringRules } from '../../tabulation/types.ts';
import { conversionInWords } from './conversions.ts';
import { decimals } from './decimals.ts';
import { juriesInWords } from './juries.ts';
import { METHOD_WORDS } from './methods.ts';
import { criterionName } from './sources.ts';
import type { Voice } from './voice.ts';
import {
  isByDance,
  readsAudienceTable,
  readsEqualRanks,
  readsWeights,
  withoutEffect,
} from './without-effect.ts';

type Criteria = Standings['criteria'];

const MISSING = {
  exclude: 'regulations.missingExclude',
  block: 'regulations.missingBlock',
  zero: 'regulations.missingZero',
} as const satisfies Record<ScoringRules['missing'], PlainLine>;
const SCALES = {
  as_is: 'regulations.scaleAsIs',
  of_maximum: 'regulations.scaleOfMaximum',
  share: 'regulations.scaleShare',
  relative: 'regulations.scaleRelative',
  min_max: 'regulations.scaleMinMax',
  points_table: 'regulations.scalePoints',
} as const satisfies Record<JudgesScale, PlainLine>;
const KEYS = {
  judges: 'regulations.keyJudges',
  audience: 'regulations.keyAudience',
  countback: 'regulations.keyTotalsInTurn',
  'countback:ranks': 'regulations.keyPlaces',
  'countback:audience': 'regulations.keyLists',
  totals: 'regulations.keyTotals',
  scored_by_most: 'regulations.keyScored',
  'scored_by_most:audience': 'regulations.keyListsGave',
  head_to_head: 'regulations.keyDuels',
  head_judge: 'regulations.keyHead',
  fewest_deductions: 'regulations.keyOff',
  earlier_in_order: 'regulations.keyEarlier',
  decision: 'regulations.keyDecision',
  shared: 'regulations.keyShared',
} as const satisfies Record<TieKeyName, PlainLine>;
const EQUAL = {
  best: 'regulations.equalBest',
  dense: 'regulations.equalDense',
} as const satisfies Record<NonNullable<ScoringRules['equalRanks']>, PlainLine>;
const AVERAGED = {
  mean: 'regulations.wayMean',
  sum: 'regulations.waySum',
  trimmed_mean: 'regulations.wayTrimmed',
  median: 'regulations.wayMedian',
} as const satisfies Record<Averaging, PlainLine>;

/** A key of the tie-break list in words. */
export const keyInWords = ({ say }: Voice, key: TieKey, rules: ScoringRules, criteria: Criteria): string => {
  if (isCriterionKey(key)) {
    const criterion = criteriaOf(key)
      .map((id) => criterionName(id, criteria))
      .join(' + ');
    return say(goesByCriterion(rules) ? 'regulations.keyPanel' : 'regulations.keyMean', { criterion });
  }
  const byRanks = key === 'countback' && usesRanks(rules.method);
  return say(KEYS[byRanks ? 'countback:ranks' : key]);
};

/**
 * All rules in sentences. `judges` is the panel, where some judges score only some criteria or count more than once.
 */
export function rulesInWords(
  voice: Voice,
  rules: ScoringRules,
  criteria: Criteria,
  engine: Engine = ENGINE,
  judges: Standings['judges'] = [],
): string[] {
  const { say } = voice;
  return [
    ...decidingRules(voice, rules, criteria, engine, judges),
    say(engine < 7 ? 'regulations.figures' : 'regulations.figuresApart', {
      decimals: decimals(voice, rules.rounding.shown),
    }),
    ...shownRounded(voice, rules),
    ...withoutEffect(voice, rules, criteria, engine),
    ...(engine === ENGINE ? [] : [say('regulations.engine', { engine })]),
  ];
}

/** The rules that decide places, without how figures are shown, rules without effect and the engine. */
export function decidingRules(
  voice: Voice,
  rules: ScoringRules,
  criteria: Criteria,
  engine: Engine = ENGINE,
  judges: Standings['judges'] = [],
): string[] {
  const { method, rounding, scope } = rules;
  const { say } = voice;
  return [
    ...METHOD_WORDS[method].rules(voice, rules, engine),
    ...ownWaysInWords(voice, rules, criteria),
    ...weightsInWords(voice, rules, criteria),
    ...captionsInWords(voice, criteria, judges),
    ...juriesInWords(voice, rules, judges),
    ...judgesInWords(voice, rules, judges),
    say(MISSING[rules.missing]),
    ...(comparesCriteria(rules)
      ? rounded(voice, 'regulations.roundedCriterion', rounding.afterCriterion)
      : []),
    ...(goesByCriterion(rules) ? rounded(voice, 'regulations.roundedWeight', rounding.afterWeighting) : []),
    ...(METHOD_TRAITS[method].givesPlaces
      ? []
      : rounded(voice, 'regulations.roundedTotal', rounding.afterTotal)),
    ...deductionsInWords(voice, rules, engine),
    ...audienceInWords(voice, rules, criteria, engine),
    ...(rules.equalRanks && readsEqualRanks(rules) ? [say(EQUAL[rules.equalRanks])] : []),
    ...(rules.carry ? [say('regulations.carried', rules.carry)] : []),
    say(scope === 'category' ? 'regulations.byCategory' : 'regulations.allTogether'),
    tiesInWords(voice, rules, criteria),
  ];
}

/** Whether a place can hang on the panel's figure on a criterion: as a part of the result, or where a tie is broken by it. */
const comparesCriteria = (rules: ScoringRules): boolean =>
  goesByCriterion(rules) || rules.tieBreaks.some(({ key }) => isCriterionKey(key));

/** Roundings that only figures beside the result go by, as under methods that look at judges' totals or orders. */
const shownRounded = (voice: Voice, rules: ScoringRules): string[] => [
  ...(comparesCriteria(rules)
    ? []
    : rounded(voice, 'regulations.shownCriterion', rules.rounding.afterCriterion)),
  ...(goesByCriterion(rules) ? [] : rounded(voice, 'regulations.shownWeight', rules.rounding.afterWeighting)),
];

type RoundingLine = `${'rounded' | 'shown'}${'Criterion' | 'Weight'}` | 'roundedTotal';

const rounded = (voice: Voice, line: `regulations.${RoundingLine}`, rule: Rounding | null): string[] =>
  rule ? [voice.say(line, { decimals: decimals(voice, rule) })] : [];

function weightsInWords(
  { say, name, row, number }: Voice,
  rules: ScoringRules,
  criteria: Criteria,
): string[] {
  if (!readsWeights(rules) || criteria.length === 0) return [];
  const weights = row(
    criteria.map((one) => `${name(criterionName(one.id, criteria))} ${number(one.weight)}`),
  );
  return [
    say(isByDance(rules) ? 'regulations.weightsInTies' : 'regulations.weights', { weights }),
    ...(rules.weighting === 'share' ? [say('regulations.weightsShared')] : []),
  ];
}

/** Criteria with an averaging method of their own, and criteria on which marks are points off. */
function ownWaysInWords({ say }: Voice, { byCriterion = {} }: ScoringRules, criteria: Criteria): string[] {
  const ways = Object.entries(byCriterion).map(([id, { method, trim }]) => {
    const criterion = criterionName(id, criteria);
    const way = say(AVERAGED[method]);
    if (!trim) return say('regulations.otherwise', { criterion, way });
    const { highest, lowest, minimum } = trim;
    const isBlocked = trim.otherwise === 'blocked';
    const least = Math.max(minimum, highest + lowest + 1);
    return say(isBlocked ? 'regulations.otherwiseBlocked' : 'regulations.otherwiseTrimmed', {
      ...{ criterion, way, highest, lowest, least },
    });
  });
  const off = criteria.flatMap(({ id, subtractsFrom }) =>
    subtractsFrom === undefined
      ? []
      : [say('regulations.pointsOff', { criterion: criterionName(id, criteria), from: subtractsFrom })],
  );
  return [...ways, ...off];
}

/** Judges who score only some criteria, a sentence each. */
const captionsInWords = (
  { say, list, name }: Voice,
  criteria: Criteria,
  judges: Standings['judges'],
): string[] =>
  judges.flatMap(({ name: judge, criterionIds }) => {
    if (!criterionIds) return [];
    const own = criteria.filter(({ id }) => criterionIds.includes(id));
    const named = own.map(({ id }) => name(criterionName(id, criteria)));
    return [
      named.length === 0
        ? say('regulations.scoresNothing', { judge })
        : say('regulations.scoresAlone', { judge, criteria: list(named) }),
    ];
  });

/** How often each judge counts, as a sentence; none where all count once. */
function judgesInWords(
  { say, row, name: apart, number }: Voice,
  { method, tieBreaks, juries }: ScoringRules,
  judges: Standings['judges'],
): string[] {
  if (judges.every(({ weight }) => weight === undefined)) return [];
  const weights = row(judges.map(({ name, weight = '1' }) => `${apart(name)} ${number(weight)}`));
  if (juries) return [say('regulations.judgesInJury', { weights })];
  if (METHOD_TRAITS[method].weighsJudges) return [say('regulations.judgesCount', { weights })];
  const inTies = tieBreaks.some(({ key }) => key === 'totals' || isCriterionKey(key));
  return [inTies ? say('regulations.judgesInTies', { weights }) : say('regulations.judgesOnce')];
}

function deductionsInWords({ say }: Voice, rules: ScoringRules, engine: Engine): string[] {
  const { time, allowBelowZero } = rules.deductions;
  const byRanks = engine > 1 && usesRanks(rules.method);
  const { points = '', unitMs = 0, graceMs = 0 } = time ?? {};
  const units = time
    ? [say('regulations.overTime', { points, unit: unitMs / 1_000, grace: graceMs / 1_000 })]
    : [];
  if (byRanks && rules.marks === 'places') return [say('regulations.offPlaces'), ...units];
  const from = !byRanks ? 'offResult' : isByDance(rules) ? 'offMarks' : 'offTotals';
  return [say(`regulations.${from}${allowBelowZero ? 'Below' : ''}`), ...units];
}

function audienceInWords(voice: Voice, rules: ScoringRules, criteria: Criteria, engine: Engine): string[] {
  const { combination, audience } = rules;
  const { mode, judges } = combination;
  const { say } = voice;
  const scale = scaleOf(rules, criteria);
  const count = audience.minimumTurnout;
  return [
    mode === 'apart'
      ? say('regulations.apart')
      : mode === 'points'
        ? say('regulations.pointsAdded')
        : say('regulations.shares', { judges, audience: combination.audience }),
    ...(mode === 'weights' || (mode === 'points' && lowerWins(rules.method)) ? [say(SCALES[scale])] : []),
    conversionInWords(voice, audience, engine),
    ...(readsAudienceTable(rules)
      ? [say('regulations.audienceTable', { table: voice.numbers(audience.table) })]
      : []),
    ...(count > 0
      ? [say(engine > 2 ? 'regulations.audiencePrizeFrom' : 'regulations.audienceFrom', { count })]
      : []),
  ];
}

function tiesInWords(voice: Voice, rules: ScoringRules, criteria: Criteria): string {
  const { say } = voice;
  const end = rules.tieBreaks.findIndex(({ key }) => key === 'shared');
  const keys = (end < 0 ? rules.tieBreaks : rules.tieBreaks.slice(0, end)).map(({ key, untilPlace }) => {
    const words = keyInWords(voice, key, rules, criteria);
    return untilPlace === null ? words : say('regulations.downTo', { key: words, place: untilPlace });
  });
  const last = say(end < 0 ? 'regulations.personDecides' : 'regulations.placeShared');
  return say('regulations.ties', {
    keys: [...keys, last].reduce((before, key) => say('regulations.tieThen', { keys: before, key })),
  });
}
