import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { exponentialPowers, squareRoot, wholeSquareRoot } from './roots-and-powers.ts';

describe('square roots', () => {
  it('are the whole part for whole numbers', () => {
    for (let value = 0n; value < 2000n; value += 1n) {
      const root = wholeSquareRoot(value);
      expect(root * root <= value && value < (root + 1n) * (root + 1n)).toBe(true);
    }
  });

  it('are right to forty decimals: √2', () => {
    expect(squareRoot(new Fraction(2), 40).toString(40)).toBe('1.4142135623730950488016887242096980785696');
  });
});

describe('powers of e', () => {
  it('are right to forty decimals: e^(−1) and e^(−2)', () => {
    const [, first, second] = exponentialPowers(new Fraction(1), 2);
    expect(first).toBe(3678794411714423215955237701614608674458n);
    expect(second).toBe(1353352832366126918939994949724844034076n);
  });
});
