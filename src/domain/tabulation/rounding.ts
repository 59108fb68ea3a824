/** Rounding as a rule of the competition, done on whole numbers. */
import type { Rounding } from './types.ts';

/**
 * n ÷ d (d > 0) rounded to a whole number. `half_up` sends a half away from zero (−2.5 becomes −3), `half_even` to the
 * even neighbour, `down` cuts towards zero.
 */
export function roundedQuotient(n: bigint, d: bigint, mode: Rounding['mode']): bigint {
  const negative = n < 0n;
  const size = negative ? -n : n;
  const floor = size / d;
  const twice = (size - floor * d) * 2n;
  const up = mode !== 'down' && (twice > d || (twice === d && (mode === 'half_up' || floor % 2n === 1n)));
  const result = up ? floor + 1n : floor;
  return negative ? -result : result;
}

/**
 * n ÷ d (whole numbers, d > 0) rounded to `rule.places` decimals, as a whole number of 10^-places.
 * @throws RangeError where the result is not a safe integer.
 */
export function roundedUnits(n: number, d: number, rule: Rounding): number {
  const scale = 10 ** rule.places;
  if (n >= 0 && Number.isSafeInteger(n * scale * 2) && Number.isSafeInteger(d * 2)) {
    const size = n * scale;
    const rest = size % d;
    const floor = (size - rest) / d;
    if (rule.mode === 'down' || rest * 2 < d) return floor;
    return rest * 2 > d || rule.mode === 'half_up' || floor % 2 === 1 ? floor + 1 : floor;
  }
  const units = Number(roundedQuotient(BigInt(n) * 10n ** BigInt(rule.places), BigInt(d), rule.mode));
  if (!Number.isSafeInteger(units)) throw new RangeError('A figure is too large to be rounded exactly.');
  return units;
}
