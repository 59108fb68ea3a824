/** What may stand in a running order: acts, and the other cues of an evening. */

export const ITEM_KINDS = ['performance', 'opening', 'interval', 'vote', 'results', 'other'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
