/**
 * The two irrational functions of the rulebooks, to a stated precision and with whole numbers only, so that a
 * recount gives the same digits on any machine. Results carry `WORKING_DIGITS` decimals; sums of them are settled
 * to `SETTLED_DIGITS`, so that two acts whose results are equal in truth stay tied.
 */
import Fraction from 'fraction.js';
import { numerator } from './exact.ts';
import { roundedQuotient } from './rounding.ts';

export const WORKING_DIGITS = 40;
export const SETTLED_DIGITS = 20;

const UNIT = 10n ** BigInt(WORKING_DIGITS);

/** The whole part of the square root, by Newton's method. */
export function wholeSquareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** √value for value ≥ 0, cut off after the working digits. */
export function squareRoot(value: Fraction): Fraction {
  return new Fraction(wholeSquareRoot((numerator(value) * UNIT * UNIT) / value.d), UNIT);
}

/** e^(−x) for x ≥ 0: one over the power series of e^x, with guard digits. */
export function exponentialOfMinus(x: Fraction): Fraction {
  const guard = UNIT * 10n ** 20n;
  let term = guard;
  let sum = guard;
  for (let k = 1n; term > 0n; k += 1n) {
    term = (term * x.n) / (x.d * k);
    sum += term;
  }
  return new Fraction(roundedQuotient(guard * UNIT, sum, 'half_up'), UNIT);
}

/** A sum of such figures, settled for comparison. */
export function settled(value: Fraction): Fraction {
  const unit = 10n ** BigInt(SETTLED_DIGITS);
  return new Fraction(roundedQuotient(numerator(value) * unit, value.d, 'half_up'), unit);
}
