import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedQuotient, roundedUnits } from './rounding.ts';

const units = (n: number, d: number, mode: 'half_up' | 'half_even' | 'down', places = 2) =>
  roundedUnits(n, d, { places, mode });

describe('rounding', () => {
  it('half up sends a half away from zero', () => {
    expect(units(2345, 1000, 'half_up')).toBe(235);
    expect(units(-2345, 1000, 'half_up')).toBe(-235);
    expect(units(2344, 1000, 'half_up')).toBe(234);
  });

  it('half even sends a half to the even digit', () => {
    expect(units(2345, 1000, 'half_even')).toBe(234);
    expect(units(2355, 1000, 'half_even')).toBe(236);
    expect(units(23451, 10_000, 'half_even')).toBe(235);
  });

  it('down cuts towards zero', () => {
    expect(units(2349, 1000, 'down')).toBe(234);
    expect(units(-2349, 1000, 'down')).toBe(-234);
  });

  it('is not led astray by what floating point makes of 1.005', () => {
    expect(units(1005, 1000, 'half_up')).toBe(101);
  });

  it('gives the same in plain numbers and in big ones', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('half_up' as const, 'half_even' as const, 'down' as const),
        (n, d, places, mode) => {
          const big = roundedQuotient(BigInt(n) * 10n ** BigInt(places), BigInt(d), mode);
          expect(BigInt(units(n, d, mode, places))).toBe(big);
        },
      ),
    );
  });
});
