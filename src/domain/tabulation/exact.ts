/**
 * Exact figures: whole-number quotients on the hot path, fractions where the whole numbers would grow too large.
 * Nothing in a tabulation passes through floating point; a sum that would not fit a safe integer is refused.
 */
import Fraction from 'fraction.js';
import { roundedQuotient, roundedUnits } from './rounding.ts';
import type { Figure } from './standings.ts';
import type { Rounding } from './types.ts';
import { safeInteger } from './whole-number.ts';

export { safeInteger };

export const ZERO = new Fraction(0);

/**
 * A decimal text as a fraction ("1.20" is 6/5).
 * @throws RangeError for anything but a plain decimal.
 */
export function decimal(text: string): Fraction {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`"${text}" is not a decimal number.`);
  return new Fraction(text);
}

/** The numerator with its sign. */
export function numerator(value: Fraction): bigint {
  return value.s * value.n;
}

/** The greatest common divisor of two whole numbers, 0 or more. */
export function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/**
 * The least common multiple.
 * @throws RangeError where it is not a safe integer.
 */
export function lcm(a: number, b: number): number {
  return safeInteger((a / gcd(a, b)) * b);
}

/**
 * A decimal text as numerator and denominator in lowest terms.
 * @throws RangeError where either is not a safe integer.
 */
export function wholeParts(text: string): { n: number; d: number } {
  const value = decimal(text);
  return { n: safeInteger(Number(numerator(value))), d: safeInteger(Number(value.d)) };
}

/** The fraction n/d; both must be whole numbers. */
export function quotient(n: number, d: number): Fraction {
  return new Fraction(BigInt(n), BigInt(d));
}

/** The exact sum of quotients. */
export function sumOf(parts: readonly { n: number; d: number }[]): Fraction {
  const first = parts[0];
  if (first && parts.every((part) => part.d === first.d)) {
    const total = parts.reduce((sum, part) => sum + part.n, 0);
    if (Number.isSafeInteger(total)) return quotient(total, first.d);
  }
  return parts.reduce((sum, part) => sum.add(quotient(part.n, part.d)), ZERO);
}

/** Rounds by the given rule; without a rule the value stays exact. */
export function rounded(value: Fraction, rule: Rounding | null): Fraction {
  if (rule === null) return value;
  const scale = 10n ** BigInt(rule.places);
  return new Fraction(roundedQuotient(numerator(value) * scale, value.d, rule.mode), scale);
}

/** A value as it is stored and shown: `exact` as a fraction, `shown` rounded by the display rule. */
export const figure = (value: Fraction, shown: Rounding): Figure => ({
  exact: value.toFraction(),
  shown: roundedText(value, shown),
});

/**
 * Returns a function that makes the figure of n/d (whole numbers, d > 0). Equal quotients share one object: a panel of
 * twenty judges gives the same few hundred totals over and over.
 */
export function figureMaker(shown: Rounding): (n: number, d: number) => Figure {
  const made = new Map<number, Map<number, Figure>>();
  return (n, d) => {
    let row = made.get(d);
    if (!row) {
      row = new Map();
      made.set(d, row);
    }
    let found = row.get(n);
    if (!found) {
      const by = gcd(n, d);
      const exact = d === by ? String(n / by) : `${n / by}/${d / by}`;
      found = { exact, shown: decimalText(BigInt(roundedUnits(n, d, shown)), shown.places) };
      row.set(n, found);
    }
    return found;
  };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The least common multiple of the denominators of all the quotients; 1 for none. */
export function commonDenominator(values: readonly { d: bigint }[]): bigint {
  let common = 1n;
  for (const { d } of values) if (common % d !== 0n) common *= d / commonDivisor(common, d);
  return common;
}

/**
 * Replaces fractions by whole numbers in the same order: 0 for the least, equal values equal. Works on one common
 * denominator, since comparing fractions pair by pair costs more than all the rest of a tabulation.
 */
export function denseOrder(values: readonly Fraction[]): number[] {
  const common = commonDenominator(values);
  const scaled = values.map((value) => numerator(value) * (common / value.d));
  const distinct = [...new Set(scaled)].sort((a, b) => (a < b ? -1 : Number(a > b)));
  const order = new Map(distinct.map((value, at) => [value, at]));
  return scaled.map((value) => order.get(value) ?? 0);
}

/**
 * The figure for `units` × 10^-`digits` / `by`. Once nothing of `by` is left in the units, reducing by 2 and 5 alone
 * gives lowest terms, as 10 has no other factors: far less than a divisor looked for among numbers of forty digits.
 */
export function decimalFigure(units: bigint, digits: number, shown: Rounding, by = 1n): Figure {
  const inBoth = by === 1n ? 1n : commonDivisor(units < 0n ? -units : units, by);
  const text = roundedQuotient(units * tenTo(shown.places), tenTo(digits) * by, shown.mode);
  let n = units / inBoth;
  let left = digits;
  while (left > 0 && n % 10n === 0n) {
    n /= 10n;
    left -= 1;
  }
  let d = tenTo(left);
  const factor = n % 5n === 0n ? 5n : 2n;
  while (n % factor === 0n && d % factor === 0n) [n, d] = [n / factor, d / factor];
  d *= by / inBoth;
  return { exact: d === 1n ? String(n) : `${n}/${d}`, shown: decimalText(text, shown.places) };
}

const POWERS_OF_TEN: bigint[] = [];
function tenTo(power: number): bigint {
  POWERS_OF_TEN[power] ??= 10n ** BigInt(power);
  return POWERS_OF_TEN[power] ?? 1n;
}

/** A value rounded to `places` decimals, as text: "85.50". */
export const roundedText = (value: Fraction, { places, mode }: Rounding): string =>
  decimalText(roundedQuotient(numerator(value) * tenTo(places), value.d, mode), places);

/** Whole units of 10^-places as a decimal string: 8550 with 2 places is "85.50". */
function decimalText(units: bigint, places: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
