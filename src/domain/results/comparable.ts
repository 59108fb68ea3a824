/** Whether results of different rounds can be held against each other: whether a figure means the same in all of them. */
import { scaleOf } from '../tabulation/combination.ts';
import { ENGINE } from '../tabulation/engines.ts';
import { isPlainAverage, METHOD_TRAITS, readsRule } from '../tabulation/method-traits.ts';
import { goesByCriterion } from '../tabulation/rules.ts';
import type { Standings } from '../tabulation/standings.ts';
import type { ScoringRules } from '../tabulation/types.ts';
import { canonicalJson } from './canonical.ts';
import { readsBestRating } from './words/conversions.ts';
import { readsAudienceTable, readsEqualRanks } from './words/without-effect.ts';

const joins = ({ combination }: ScoringRules): boolean => combination.mode !== 'apart';

const NOTHING = () => null;

/** Of each rule that part which decides what a figure is worth, as far as it is read at all. */
const WORTH: { readonly [Rule in keyof Required<ScoringRules>]: (rules: ScoringRules) => unknown } = {
  method: ({ method }) => method,
  per: ({ method, per }) => METHOD_TRAITS[method].per.either && per,
  // Votes are put on a scale category by category where these are ranked by themselves.
  scope: (rules) => joins(rules) && rules.scope,
  weighting: ({ weighting }) => weighting,
  marks: ({ marks }) => marks,
  // Whether a round waits for a mark or leaves the judge out, its figures are made of marks that were given.
  missing: ({ missing }) => missing === 'zero',
  rounding: (rules) => {
    const { shown: _shown, afterTotal, ...steps } = rules.rounding;
    return { afterTotal, ...(goesByCriterion(rules) && steps) };
  },
  trim: (rules) => readsRule(rules, 'trim') && rules.trim,
  table: (rules) => readsRule(rules, 'table') && rules.table,
  exponential: (rules) => readsRule(rules, 'exponential') && rules.exponential,
  deductions: ({ deductions }) => deductions,
  audience: (rules) => {
    const { conversion, table, ratingMaximum } = rules.audience;
    return (
      joins(rules) && {
        conversion,
        table: readsAudienceTable(rules) && table,
        ratingMaximum: readsBestRating(conversion, ENGINE) && ratingMaximum,
      }
    );
  },
  combination: ({ combination: { mode, judges, judgesScale } }) =>
    mode === 'weights' ? { mode, judges, judgesScale } : mode,
  tieBreaks: NOTHING,
  byCriterion: ({ byCriterion }) => byCriterion ?? null,
  dropRanks: ({ dropRanks }) => dropRanks ?? null,
  equalRanks: (rules) => readsEqualRanks(rules) && (rules.equalRanks ?? null),
  carry: ({ carry }) => carry ?? null,
  juries: ({ juries }) => juries ?? null,
  calls: (rules) => readsRule(rules, 'calls') && (rules.calls ?? null),
  grades: NOTHING,
};

const readIn = (rules: ScoringRules) =>
  Object.fromEntries(Object.entries(WORTH).map(([rule, of]) => [rule, of(rules)]));

/** What a figure of a round is worth, as a text that is equal where figures mean the same. */
function worthOf(one: Compared): string {
  const { rules } = one;
  // Without the audience's part a result is on the judges' scale alone.
  const counted = isVoted(one);
  // Of ten acts one has a smaller share of the votes than of five.
  const shared = counted && rules.audience.conversion === 'share' && !isRated(one);
  return canonicalJson({ ...readIn(rules), counted, among: shared && votedOn(one).length });
}

/** What of a round's standings decides whether they can be compared. */
type Compared = Pick<Standings, 'rules' | 'audience' | 'criteria'> & {
  performances: readonly Pick<Standings['performances'][number], 'audience'>[];
};

const isVoted = ({ rules, audience }: Compared): boolean => joins(rules) && audience?.counted === true;

const votedOn = ({ performances }: Compared) => performances.flatMap(({ audience }) => audience ?? []);

/** Whether the votes are ratings, whose mean goes by no other act. */
const isRated = (one: Compared): boolean => votedOn(one).every(({ voters }) => voters !== null);

/**
 * Whether a part is measured by the acts of its own round: the best of every heat has 100 then, whatever it was
 * given.
 */
const isByField = (one: Compared): boolean =>
  (joins(one.rules) && !['of_maximum', 'as_is'].includes(scaleOf(one.rules, one.criteria))) ||
  (isVoted(one) && ['relative', 'points_table', 'min_max'].includes(one.rules.audience.conversion));

/**
 * Whether results of these rounds can be compared: all by one method that gives points of its own, and by rules that
 * differ in nothing that a figure is made by. How figures are shown and ties are broken may differ. Not where a part is put
 * on a scale that goes by the acts of the round itself, nor by shares of votes among other numbers of acts.
 */
export const haveComparableResults = (all: readonly Compared[]): boolean =>
  new Set(all.map(worthOf)).size === 1 &&
  all.every((one) => isPlainAverage(one.rules.method) && !isByField(one));

/**
 * Whether points by these rules mean the same, so that those of one round can be added to those of another. What
 * earlier points count in a round may differ: that is how they are added.
 */
export const pointsMeanTheSame = (all: readonly ScoringRules[]): boolean =>
  new Set(all.map((rules) => canonicalJson({ ...readIn(rules), carry: null }))).size === 1;
