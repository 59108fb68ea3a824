/** Rounding as a rule of the competition: whole-number division with a stated way to treat what is left over. */
import type { Rounding } from './types.ts';

/**
 * n ÷ d as a whole number, d > 0. `half_up` sends a half away from zero (−2.5 becomes −3), `half_even` to the even
 * neighbour, `down` cuts towards zero.
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
