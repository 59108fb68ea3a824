/** Arithmetic of the second count: exact fractions, and how they are rounded and written. */
import type { Figure } from '../../tabulation/standings.ts';
import type { Rounding } from '../../tabulation/types.ts';

/** The fraction n/d in lowest terms, d > 0. */
export interface Exact {
  readonly n: bigint;
  readonly d: bigint;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The fraction n/d; d must not be 0. */
export function exact(n: bigint | number, d: bigint | number = 1n): Exact {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 1n) return { n: top, d: 1n };
  const sign = bottom < 0n ? -1n : 1n;
  const by = commonDivisor(top, sign * bottom) * sign;
  return { n: top / by, d: bottom / by };
}

export const ZERO = exact(0);
export const HUNDRED = exact(100);

/** a + b */
export const plus = (a: Exact, b: Exact): Exact =>
  a.d === b.d ? exact(a.n + b.n, a.d) : exact(a.n * b.d + b.n * a.d, a.d * b.d);
/** a − b */
export const minus = (a: Exact, b: Exact): Exact => plus(a, { n: -b.n, d: b.d });
/** a × b */
export const times = (a: Exact, b: Exact): Exact => exact(a.n * b.n, a.d * b.d);
/** a ÷ b; b must not be 0. */
export const over = (a: Exact, b: Exact): Exact => exact(a.n * b.d, a.d * b.n);

/** −1 where a < b, 0 where equal, 1 where a > b. */
export function compare(a: Exact, b: Exact): number {
  const difference = a.d === b.d ? a.n - b.n : a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** The least of one or more values. */
export const smallest = (values: readonly Exact[]): Exact =>
  values.reduce((low, value) => (compare(value, low) < 0 ? value : low));
/** The greatest of one or more values. */
export const largest = (values: readonly Exact[]): Exact =>
  values.reduce((high, value) => (compare(value, high) > 0 ? value : high));
/** The sum; 0 for none. */
export const sumOf = (values: readonly Exact[]): Exact => values.reduce(plus, ZERO);

/** Reads "7", "-0.25" or "171/2". */
export function parseFraction(text: string): Exact {
  const [top = '0', bottom = '1'] = text.split('/');
  const [units = '0', decimals = ''] = top.split('.');
  return exact(BigInt(units + decimals), BigInt(bottom) * 10n ** BigInt(decimals.length));
}

/** The fraction as text in lowest terms: "7" or "171/2". */
export const fractionText = ({ n, d }: Exact): string => (d === 1n ? String(n) : `${n}/${d}`);

/** The value rounded, as a whole number of 10^-places. */
function unitsOf({ n, d }: Exact, { places, mode }: Rounding): bigint {
  const size = (n < 0n ? -n : n) * 10n ** BigInt(places);
  const [floor, rest] = [size / d, size % d];
  const upwards =
    mode !== 'down' && (2n * rest > d || (2n * rest === d && (mode === 'half_up' || floor % 2n === 1n)));
  const units = upwards ? floor + 1n : floor;
  return n < 0n ? -units : units;
}

/** Rounds by the rule; without a rule the value stays exact. */
export const rounded = (value: Exact, rule: Rounding | null): Exact =>
  rule === null ? value : exact(unitsOf(value, rule), 10n ** BigInt(rule.places));

/** A value as standings hold it: exact, and rounded for display. */
export function figureOf(value: Exact, shown: Rounding): Figure {
  const units = unitsOf(value, shown);
  const digits = String(units < 0n ? -units : units).padStart(shown.places + 1, '0');
  const point = digits.length - shown.places;
  const decimals = shown.places === 0 ? '' : `.${digits.slice(point)}`;
  return {
    exact: fractionText(value),
    shown: `${units < 0n ? '-' : ''}${digits.slice(0, point)}${decimals}`,
  };
}

/** A value as standings hold it, exact and rounded for display; null for null. */
export const figureOrNull = (value: Exact | null, shown: Rounding): Figure | null =>
  value && figureOf(value, shown);
