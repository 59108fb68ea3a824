/** Ways in which people break a tie, as they are recorded with the decision and stand in certified documents. */

/** By what a decision was found that the product itself took: a face-off of the judges or of the hall, or applause. */
export const DECIDED_BY = ['judges', 'hall', 'applause'] as const;
/** One of these. */
export type DecidedBy = (typeof DECIDED_BY)[number];

/** Ways that an organiser names when they write a decision down, in the order in which they are offered. */
export const NAMED_WAYS = ['head judge', 'applause', 'vote of the hall', 'show of hands', 'draw'] as const;
/** One of these. */
export type NamedWay = (typeof NAMED_WAYS)[number];

/** How a face-off is recorded, by who decides it. */
export const FACE_OFF_WAYS = {
  judges: 'face-off of the judges',
  hall: 'face-off by vote of the hall',
} as const satisfies Partial<Record<DecidedBy, string>>;

/** A way of breaking a tie that may be published. Free words stay with the organisers. */
export type PublicTieWay = NamedWay | (typeof FACE_OFF_WAYS)[keyof typeof FACE_OFF_WAYS];

const PUBLIC_TIE_WAYS: ReadonlySet<string> = new Set<PublicTieWay>([
  ...Object.values(FACE_OFF_WAYS),
  ...NAMED_WAYS,
]);

/** Whether the text is a way of breaking a tie that may be published. */
export const isPublicTieWay = (way: string): way is PublicTieWay => PUBLIC_TIE_WAYS.has(way);

const ORDERED_BY = ', ordered by ';

/** How an applause ranking is recorded, with the name of whoever heard it. */
export const applauseOrderedBy = (name: string): string =>
  `${'applause' satisfies NamedWay}${ORDERED_BY}${name}`;

/** A recorded way without the name of whoever ordered it, and that name; undefined where none is recorded. */
export function wayAndName(how: string): { way: string; name: string | undefined } {
  const [way = '', name] = how.split(ORDERED_BY);
  return { way, name };
}
