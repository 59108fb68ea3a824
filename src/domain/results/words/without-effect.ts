/** Rules that are set and that nothing of a round reads: said as such, so that nobody looks for what they did. */

import { scaleOf } from '../../tabulation/combination.ts';
import type { Engine } from '../../tabulation/engines.ts';
import { TRAITS } from '../../tabulation/method-traits.ts';
import { defaultRules, usesRanks } from '../../tabulation/rules.ts';
import type { Standings } from '../../tabulation/standings.ts';
import type { TieKey } from '../../tabulation/tie-keys.ts';
import type { ScoringRules } from '../../tabulation/types.ts';
import { readsBestRating } from './conversions.ts';
import { counted } from './sources.ts';

/** Keys that look at judges' whole totals, so that weights count even where each criterion is a dance. */
const BY_TOTALS: readonly TieKey[] = [
  'countback',
  'countback:ranks',
  'totals',
  'scored_by_most',
  'head_to_head',
  'head_judge',
];

/** Whether the criteria's weights matter. */
export const readsWeights = ({ method, per, tieBreaks }: ScoringRules): boolean =>
  !(method === 'skating_system' && per === 'criterion') ||
  tieBreaks.some(({ key }) => BY_TOTALS.includes(key));

/** Whether the points by rank of the audience matter. */
export const readsAudienceTable = (rules: ScoringRules): boolean =>
  rules.audience.conversion === 'points_table' ||
  (rules.combination.mode !== 'apart' && scaleOf(rules, []) === 'points_table');

/** One sentence; none where every rule that is not the method's own is read. */
export function withoutEffect(
  rules: ScoringRules,
  criteria: Standings['criteria'],
  engine: Engine,
): string[] {
  const { method, per, table, exponential, rounding, deductions, audience, combination } = rules;
  const base = defaultRules(method);
  const set = [
    ...(TRAITS[method].per.either ? [] : differing('per', per, base.per)),
    ...(readsWeights(rules) ? [] : differing('weighting', rules.weighting, base.weighting)),
    ...(TRAITS[method].givesPlaces && rounding.afterTotal
      ? [`rounding of the result to ${rounding.afterTotal.places}, ${rounding.afterTotal.mode}`]
      : []),
    ...trimWithoutEffect(rules),
    ...(method === 'points_table' ? [] : differing('table', table, base.table)),
    ...(method === 'exponential_rank' || rules.juries?.method === 'exponential_rank'
      ? []
      : differing(
          'weights of ranks',
          [exponential.top, exponential.rate],
          [base.exponential.top, base.exponential.rate],
        )),
    ...(engine > 1 && usesRanks(method) && rules.marks === 'places' && deductions.allowBelowZero
      ? ['results below 0']
      : []),
    ...(readsBestRating(audience.conversion, engine)
      ? []
      : differing('best rating', audience.ratingMaximum, base.audience.ratingMaximum)),
    ...(readsAudienceTable(rules)
      ? []
      : differing("the audience's table", audience.table, base.audience.table)),
    ...combinationWithoutEffect(rules, criteria, combination, base.combination),
    ...tiesWithoutEffect(rules),
  ];
  return set.length === 0 ? [] : [`Set, and without effect here: ${set.join('; ')}.`];
}

const differing = (name: string, value: unknown, usual: unknown): string[] =>
  String(value) === String(usual) ? [] : [`${name} ${Array.isArray(value) ? value.join(', ') : value}`];

function trimWithoutEffect({ method, trim }: ScoringRules): string[] {
  const { highest, lowest, minimum, otherwise } = trim;
  const least = highest + lowest + 1;
  if (method === 'trimmed_mean') return minimum < least ? [`a least number of marks of ${minimum}`] : [];
  const usual = highest === 1 && lowest === 1 && minimum === least && otherwise === 'untrimmed';
  return usual
    ? []
    : [`leaving out ${highest} and ${lowest} from ${counted(minimum, 'mark')} on, else ${otherwise}`];
}

function combinationWithoutEffect(
  rules: ScoringRules,
  criteria: Standings['criteria'],
  { mode, judges, audience, judgesScale }: ScoringRules['combination'],
  base: ScoringRules['combination'],
): string[] {
  const weighed =
    mode === 'weights' || (judges === base.judges && audience === base.audience)
      ? []
      : [`shares of ${judges} and ${audience} percent`];
  const scaled =
    mode === 'weights' && scaleOf(rules, criteria) === judgesScale
      ? []
      : differing("the judges' scale", judgesScale, base.judgesScale);
  return [...weighed, ...scaled];
}

function tiesWithoutEffect({ tieBreaks }: ScoringRules): string[] {
  const end = tieBreaks.findIndex(({ key }) => key === 'shared');
  if (end < 0) return [];
  const after = tieBreaks
    .slice(end)
    .map(({ key, untilPlace }) => key + (untilPlace === null ? '' : ` (down to place ${untilPlace})`));
  return after.length === 1 && after[0] === 'shared' ? [] : [`for ties, after the end, ${after.join(', ')}`];
}
