/** Rules that are set but have no effect in this round. They are named, so that nobody searches for what they did. */

import { scaleOf } from '../../tabulation/combination.ts';
import type { Engine } from '../../tabulation/engines.ts';
import { METHOD_TRAITS, readsRule } from '../../tabulation/method-traits.ts';
import { addsRanks, defaultRules, usesRanks } from '../../tabulation/rules.ts';
import type { Standings } from '../../tabulation/standings.ts';
import type { TieKey } from '../../tabulation/tie-keys.ts';
import type { ScoringRules } from '../../tabulation/types.ts';
import { readsBestRating } from './conversions.ts';
import { decimals } from './decimals.ts';
import type { Voice } from './voice.ts';

/**
 * Tie-break keys that compare judges' whole totals. With them weights matter even where each criterion is a dance of
 * its own.
 */
const BY_TOTALS: readonly TieKey[] = [
  'countback',
  'countback:ranks',
  'totals',
  'scored_by_most',
  'head_to_head',
  'head_judge',
];

/** Whether each criterion is a dance of the Skating System, with places of its own. */
export const isByDance = ({ method, per }: ScoringRules): boolean =>
  method === 'skating_system' && per === 'criterion';

/** Whether the criteria's weights have any effect. */
export const readsWeights = (rules: ScoringRules): boolean =>
  !isByDance(rules) || rules.tieBreaks.some(({ key }) => BY_TOTALS.includes(key));

/** Whether the audience's points by rank have any effect. */
export const readsAudienceTable = (rules: ScoringRules): boolean =>
  rules.audience.conversion === 'points_table' ||
  (rules.combination.mode !== 'apart' && scaleOf(rules, []) === 'points_table');

/** Whether it matters what rank equal acts have. */
export const readsEqualRanks = (rules: ScoringRules): boolean =>
  addsRanks(rules.method) || readsAudienceTable(rules);

/** One sentence that names the rules without effect; none where every rule that differs from its default has one. */
export function withoutEffect(
  voice: Voice,
  rules: ScoringRules,
  criteria: Standings['criteria'],
  engine: Engine,
): string[] {
  const { say } = voice;
  const { method, per, table, exponential, rounding, deductions, audience } = rules;
  const base = defaultRules(method);
  const { top, rate } = exponential;
  const best = audience.ratingMaximum;
  const other = (value: unknown, usual: unknown, isRead: boolean, words: () => string): string[] =>
    isRead || String(value) === String(usual) ? [] : [words()];
  const settings = [
    ...other(per, base.per, METHOD_TRAITS[method].per.either, () =>
      say('regulations.setPer', { value: per }),
    ),
    ...other(rules.weighting, base.weighting, readsWeights(rules), () =>
      say('regulations.setWeighting', { value: rules.weighting }),
    ),
    ...(METHOD_TRAITS[method].givesPlaces && rounding.afterTotal
      ? [say('regulations.setRounding', { decimals: decimals(voice, rounding.afterTotal) })]
      : []),
    ...trimWithoutEffect(voice, rules),
    ...other(table, base.table, readsRule(rules, 'table'), () =>
      say('regulations.setTable', { table: voice.numbers(table) }),
    ),
    ...other(
      [top, rate],
      [base.exponential.top, base.exponential.rate],
      readsRule(rules, 'exponential'),
      () => say('regulations.setRankWeights', { top, rate }),
    ),
    ...(engine > 1 && usesRanks(method) && rules.marks === 'places' && deductions.allowBelowZero
      ? [say('regulations.setBelow')]
      : []),
    ...other(best, base.audience.ratingMaximum, readsBestRating(audience.conversion, engine), () =>
      say('regulations.setBest', { best }),
    ),
    ...other(audience.table, base.audience.table, readsAudienceTable(rules), () =>
      say('regulations.setAudienceTable', { table: voice.numbers(audience.table) }),
    ),
    ...other(rules.equalRanks, base.equalRanks, readsEqualRanks(rules), () =>
      say('regulations.setEqual', { value: rules.equalRanks ?? '' }),
    ),
    ...combinationWithoutEffect(voice, rules, criteria, base.combination),
    ...tiesWithoutEffect(voice, rules),
  ];
  return settings.length === 0
    ? []
    : [say('regulations.withoutEffect', { settings: settings.join(voice.semicolon) })];
}

function trimWithoutEffect({ say }: Voice, rules: ScoringRules): string[] {
  const { highest, lowest, minimum, otherwise } = rules.trim;
  const least = highest + lowest + 1;
  if (readsRule(rules, 'trim'))
    return minimum < least ? [say('regulations.setLeast', { count: minimum })] : [];
  const usual = highest === 1 && lowest === 1 && minimum === least && otherwise === 'untrimmed';
  return usual ? [] : [say('regulations.setTrim', { highest, lowest, least: minimum, value: otherwise })];
}

function combinationWithoutEffect(
  { say }: Voice,
  rules: ScoringRules,
  criteria: Standings['criteria'],
  base: ScoringRules['combination'],
): string[] {
  const { mode, judges, audience, judgesScale } = rules.combination;
  const isWeighed = mode === 'weights' || (judges === base.judges && audience === base.audience);
  const isScaled = mode === 'weights' && scaleOf(rules, criteria) === judgesScale;
  return [
    ...(isWeighed ? [] : [say('regulations.setShares', { judges, audience })]),
    ...(isScaled || judgesScale === base.judgesScale
      ? []
      : [say('regulations.setScale', { value: judgesScale })]),
  ];
}

function tiesWithoutEffect({ say }: Voice, { tieBreaks }: ScoringRules): string[] {
  const end = tieBreaks.findIndex(({ key }) => key === 'shared');
  if (end < 0) return [];
  const after = tieBreaks
    .slice(end)
    .map(({ key, untilPlace }) =>
      untilPlace === null ? key : say('regulations.downTo', { key, place: untilPlace }),
    );
  return after.length === 1 && after[0] === 'shared'
    ? []
    : [say('regulations.setTies', { keys: after.join(', ') })];
}
