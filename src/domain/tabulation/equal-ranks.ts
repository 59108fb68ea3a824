/** What rank equal acts have where ranks are added or become points. */

/**
 * What rank acts have that are equal: the mean of the ranks that they span (1, 2.5, 2.5, 4), the best of them
 * (1, 2, 2, 4), or the same rank with none skipped after it (1, 2, 2, 3).
 */
export const EQUAL_RANKS = ['mean', 'best', 'dense'] as const;
export type EqualRanks = (typeof EQUAL_RANKS)[number];
