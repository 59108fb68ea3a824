/** Kinds of items in a running order: acts, and the other cues of an evening. */

/** All kinds; `other` has no effects of its own. */
export const ITEM_KINDS = ['performance', 'opening', 'interval', 'vote', 'results', 'other'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

const MINUTE_MS = 60_000;

/** What each kind of item means to the order. What it does on the evening: `domain/show/cue-kinds.ts`. */
interface ItemTraits {
  /** Where a new one stands; acts are added before those at the end. */
  place: 'front' | 'half' | 'last' | 'end';
  /** How long a new one is planned, in ms. An act's own length or its category's counts instead. */
  usualMs: number;
  /** The programme tells the hall how long it takes. */
  tellsLength: boolean;
}

const PLAIN: ItemTraits = { place: 'last', usualMs: 3 * MINUTE_MS, tellsLength: false };

/** The traits of each kind. */
export const ITEM_TRAITS: Readonly<Record<ItemKind, ItemTraits>> = {
  performance: PLAIN,
  opening: { ...PLAIN, place: 'front', usualMs: 5 * MINUTE_MS },
  interval: { place: 'half', usualMs: 15 * MINUTE_MS, tellsLength: true },
  vote: { place: 'end', usualMs: 5 * MINUTE_MS, tellsLength: true },
  results: { ...PLAIN, place: 'end', usualMs: 10 * MINUTE_MS },
  other: PLAIN,
};
