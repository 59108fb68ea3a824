/**
 * The ways to break a tie, by name. A new one is a line here; the compiler then names every place that must know it.
 */

export const TIE_KEYS = [
  'judges',
  'audience',
  'countback',
  'countback:ranks',
  'countback:audience',
  'totals',
  'scored_by_most',
  'scored_by_most:audience',
  'head_to_head',
  'head_judge',
  'fewest_deductions',
  'earlier_in_order',
  'decision',
  'shared',
] as const;
/** The tie-break keys that are a name alone, without the id of a criterion. */
export type TieKeyName = (typeof TIE_KEYS)[number];

const CRITERION = 'criterion:';

/**
 * A key that compares the panel's result on one criterion, `criterion:` and its id; or on several together, each times
 * its weight, their ids joined by `+`.
 */
export type CriterionKey = `${typeof CRITERION}${string}`;

/** A key of the tie-break list. */
export type TieKey = TieKeyName | CriterionKey;

/** The key that compares results on the criterion with this id. */
export const criterionKey = (id: string): CriterionKey => `${CRITERION}${id}`;

/** The key that compares results on these criteria together. */
export const criteriaKey = (ids: readonly string[]): CriterionKey => criterionKey(ids.join('+'));

/** Whether the key compares results on criteria. */
export const isCriterionKey = (key: TieKey): key is CriterionKey => key.startsWith(CRITERION);

/** The ids of the criteria that the key compares. */
export const criteriaOf = (key: CriterionKey): string[] => key.slice(CRITERION.length).split('+');

const OF_CRITERIA = new RegExp(`^${CRITERION}[0-9a-z]{1,64}(\\+[0-9a-z]{1,64}){0,19}$`);

/** Whether a text is a key. The id of a criterion has 1 to 64 lower-case letters and digits. */
export const isTieKey = (text: string): text is TieKey =>
  (TIE_KEYS as readonly string[]).includes(text) ||
  (OF_CRITERIA.test(text) && new Set(text.split(/[:+]/)).size === text.split(/[:+]/).length);
