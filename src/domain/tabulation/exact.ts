/**
 * Exact figures: whole-number quotients on the hot path, fractions where the whole numbers would grow too large.
 * Nothing in a tabulation passes through floating point; a sum that would not fit a safe integer is refused.
 */
import Fraction from 'fraction.js';
import { roundedQuotient } from './rounding.ts';
import type { Figure } from './standings.ts';
import type { Rounding } from './types.ts';

export const ZERO = new Fraction(0);

/** A decimal string as a fraction ("1.20" is 6/5). Throws on anything else than a plain decimal. */
export function decimal(text: string): Fraction {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`"${text}" is not a decimal number.`);
  return new Fraction(text);
}

/** The signed numerator. */
export function numerator(value: Fraction): bigint {
  return value.s * value.n;
}

/** A whole number that can be added and compared without loss; throws where it can't. */
export function whole(value: number): number {
  if (!Number.isSafeInteger(value))
    throw new RangeError('The weights and steps are too fine for exact totals.');
  return value;
}

export function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

export function lcm(a: number, b: number): number {
  return whole((a / gcd(a, b)) * b);
}

/** A decimal string as numerator and denominator in lowest terms, as whole numbers. */
export function wholeParts(text: string): { n: number; d: number } {
  const value = decimal(text);
  return { n: whole(Number(numerator(value))), d: whole(Number(value.d)) };
}

/** The fraction n/d of two whole numbers. */
export function quotient(n: number, d: number): Fraction {
  return new Fraction(BigInt(n), BigInt(d));
}

/** The sum of quotients, exact. */
export function sumOf(parts: readonly { n: number; d: number }[]): Fraction {
  const first = parts[0];
  if (first && parts.every((part) => part.d === first.d)) {
    const total = parts.reduce((sum, part) => sum + part.n, 0);
    if (Number.isSafeInteger(total)) return quotient(total, first.d);
  }
  return parts.reduce((sum, part) => sum.add(quotient(part.n, part.d)), ZERO);
}

/** A fraction rounded by a rule; with no rule it stays exact. */
export function rounded(value: Fraction, rule: Rounding | null): Fraction {
  if (rule === null) return value;
  const scale = 10n ** BigInt(rule.places);
  return new Fraction(roundedQuotient(numerator(value) * scale, value.d, rule.mode), scale);
}

/** A fraction as it leaves the engine. */
export function figure(value: Fraction, shown: Rounding): Figure {
  const units = roundedQuotient(numerator(value) * 10n ** BigInt(shown.places), value.d, shown.mode);
  return { exact: value.toFraction(), shown: decimalText(units, shown.places) };
}

/**
 * Figures of whole-number quotients, each made once: a panel of twenty judges gives the same few hundred totals
 * over and over, so the strings are shared.
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
      found = figure(quotient(n, d), shown);
      row.set(n, found);
    }
    return found;
  };
}

/** Whole units of 10^-places as a decimal string: 8550 with 2 places is "85.50". */
function decimalText(units: bigint, places: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
