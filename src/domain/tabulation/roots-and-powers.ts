/**
 * Square roots and powers of e, which some rulebooks need, to a stated precision and with whole numbers only, so that
 * a recount gives the same digits on any machine. Values carry `WORKING_DIGITS` decimals; sums of them are rounded to
 * `SETTLED_DIGITS`, so that acts whose true results are equal stay tied.
 */
import Fraction from 'fraction.js';
import { numerator } from './exact.ts';
import { roundedQuotient } from './rounding.ts';

/** The decimals with which irrational values are worked out. */
export const WORKING_DIGITS = 40;
/** The decimals at which results made of irrational values are compared. */
export const SETTLED_DIGITS = 20;

/** The number 1 in units of 10^-`WORKING_DIGITS`. */
export const WORKING_UNIT = 10n ** BigInt(WORKING_DIGITS);
const SETTLED_UNIT = 10n ** BigInt(SETTLED_DIGITS);
const GUARD = 10n ** 20n;

/** The whole part of √value, by Newton's method. */
export function wholeSquareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** √value for value ≥ 0, cut off after `digits` decimals. Only for figures that are shown, never for results. */
export function squareRoot(value: Fraction, digits = 12): Fraction {
  const unit = 10n ** BigInt(digits);
  return new Fraction(wholeSquareRoot((numerator(value) * unit * unit) / value.d), unit);
}

/**
 * e^(−k·x) for each k from 0 to `last`, x ≥ 0, as whole numbers of 10^-`WORKING_DIGITS`. Guard digits make every digit
 * right.
 */
export function exponentialPowers(x: Fraction, last: number): bigint[] {
  const guarded = WORKING_UNIT * GUARD;
  let term = guarded;
  let series = guarded;
  for (let k = 1n; term > 0n; k += 1n) {
    term = (term * x.n) / (x.d * k);
    series += term;
  }
  const base = (guarded * guarded) / series;
  const powers: bigint[] = [];
  for (let k = 0, power = guarded; k <= last; k += 1, power = (power * base) / guarded) {
    powers.push(roundedQuotient(power, GUARD, 'half_up'));
  }
  return powers;
}

/** n/d (d > 0) rounded to `SETTLED_DIGITS`, at which results are compared. */
export function roundedForComparing(n: bigint, d: bigint): Fraction {
  return new Fraction(roundedQuotient(n * SETTLED_UNIT, d, 'half_up'), SETTLED_UNIT);
}
