/** Kinds of items in a running order: acts, and the other cues of an evening. */

/** All kinds; `other` has no effects of its own. */
export const ITEM_KINDS = ['performance', 'opening', 'interval', 'vote', 'results', 'other'] as const;
/** One of these kinds. */
export type ItemKind = (typeof ITEM_KINDS)[number];
