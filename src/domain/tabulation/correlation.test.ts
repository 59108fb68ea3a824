import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concordance, rankCorrelation } from './correlation.ts';
import { doubledRanks } from './ranks.ts';

const ranked = (rows: number[][]) => rows.map(doubledRanks);
const rows = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 5 }), { minLength: length, maxLength: length });

describe("Kendall's W", () => {
  it('is 1 when all judges have one order, ties included', () => {
    expect(
      concordance(
        ranked([
          [3, 2, 2, 1],
          [30, 7, 7, 0],
          [9, 8, 8, 2],
        ]),
      )?.toFraction(),
    ).toBe('1');
  });

  it('is 0 for two judges of opposite minds', () => {
    expect(
      concordance(
        ranked([
          [1, 2, 3, 4],
          [4, 3, 2, 1],
        ]),
      )?.toFraction(),
    ).toBe('0');
  });

  it('is 7/9 for three judges of whom one swaps the first two of three acts', () => {
    // Rank sums 4, 5, 9 around 6: S = 4 + 1 + 9 = 14, and 12·14 / (9·24) = 7/9.
    expect(
      concordance(
        ranked([
          [3, 2, 1],
          [3, 2, 1],
          [2, 3, 1],
        ]),
      )?.toFraction(),
    ).toBe('7/9');
  });

  it('is undefined for one judge, one act, or judges who separate nothing', () => {
    expect(concordance(ranked([[1, 2, 3]]))).toBeNull();
    expect(concordance(ranked([[1], [2]]))).toBeNull();
    expect(
      concordance(
        ranked([
          [2, 2],
          [1, 1],
        ]),
      ),
    ).toBeNull();
  });

  it('lies between 0 and 1 whatever the ties', () => {
    fc.assert(
      fc.property(fc.array(rows(5), { minLength: 2, maxLength: 6 }), (panel) => {
        const w = concordance(ranked(panel));
        if (w) expect(w.compare(0) >= 0 && w.compare(1) <= 0).toBe(true);
      }),
    );
  });
});

describe("Spearman's rank correlation", () => {
  it('is 1 for the same order, −1 for the reverse, null without spread', () => {
    expect(rankCorrelation(doubledRanks([1, 2, 3]), doubledRanks([10, 20, 21]))?.toFraction()).toBe('1');
    expect(rankCorrelation(doubledRanks([1, 2, 3]), doubledRanks([3, 2, 1]))?.toFraction()).toBe('-1');
    expect(rankCorrelation(doubledRanks([1, 1]), doubledRanks([1, 2]))).toBeNull();
  });

  it('is 1 − 6·Σd² / n(n² − 1) without ties', () => {
    // Ranks 1 2 3 4 5 against 2 1 4 3 5: Σd² = 4, so 1 − 24/120 = 4/5.
    expect(rankCorrelation(doubledRanks([5, 4, 3, 2, 1]), doubledRanks([4, 5, 2, 3, 1]))?.toFraction()).toBe(
      '4/5',
    );
  });
});
