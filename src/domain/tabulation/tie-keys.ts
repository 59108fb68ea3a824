/** The ways to break a tie, by name. A new one is a line here; whatever compares, counts again or words it then has to know it. */

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
export type TieKeyName = (typeof TIE_KEYS)[number];

const CRITERION = 'criterion:';

/** A key that compares the panel's result on one criterion. */
export type CriterionKey = `${typeof CRITERION}${string}`;

export type TieKey = TieKeyName | CriterionKey;

export const criterionKey = (id: string): CriterionKey => `${CRITERION}${id}`;

export const isCriterionKey = (key: TieKey): key is CriterionKey => key.startsWith(CRITERION);

/** The id of the criterion that a key compares. */
export const criterionOf = (key: CriterionKey): string => key.slice(CRITERION.length);

/** Whether a text is a key. An id is made of up to 64 small letters and digits. */
export const isTieKey = (text: string): text is TieKey =>
  (TIE_KEYS as readonly string[]).includes(text) || new RegExp(`^${CRITERION}[0-9a-z]{1,64}$`).test(text);
