/**
 * Square roots and powers of e, as lower and upper bounds in units of 10^-60. Results are rounded to 20 decimals for
 * comparison; the bounds are so close that both round to the same.
 */
import { compare, type Exact, exact, over, plus, rounded } from './fractions.ts';

/** The true value lies between the two, inclusive; in units of 10^-60. */
export interface Bounds {
  low: bigint;
  high: bigint;
}

const UNIT = 10n ** 60n;
/** Rounding at which results are compared. */
const SETTLED = { places: 20, mode: 'half_up' } as const;

/** n ÷ d rounded down, d > 0. */
function floored(n: bigint, d: bigint): bigint {
  const whole = n / d;
  return n < 0n && whole * d !== n ? whole - 1n : whole;
}

/** Exactly 0. */
export const NOTHING: Bounds = { low: 0n, high: 0n };

/** The sum of two bounds. */
export const addBounds = (a: Bounds, b: Bounds): Bounds => ({ low: a.low + b.low, high: a.high + b.high });

/** The bounds times a factor of 0 or more. */
export const scaleBounds = ({ low, high }: Bounds, { n, d }: Exact): Bounds => ({
  low: floored(low * n, d),
  high: -floored(-high * n, d),
});

/** The bounds of an exact value. */
export const boundsOf = (value: Exact): Bounds => scaleBounds({ low: UNIT, high: UNIT }, value);

/** The lower bound as a fraction, for display. */
export const shownOf = ({ low }: Bounds): Exact => exact(low, UNIT);

/** The value rounded for comparison; where the bounds round differently, that of their middle. */
export function roundedForComparing({ low, high }: Bounds): Exact {
  const [a, b] = [exact(low, UNIT), exact(high, UNIT)];
  const [below, above] = [rounded(a, SETTLED), rounded(b, SETTLED)];
  return compare(below, above) === 0 ? below : rounded(over(plus(a, b), exact(2)), SETTLED);
}

/** The whole part of √value, bit by bit. */
function wholeRoot(value: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << BigInt(Math.ceil(value.toString(2).length / 2)); bit > 0n; bit >>= 1n)
    if ((root + bit) * (root + bit) <= value) root += bit;
  return root;
}

/** √value where that is a fraction; null where it is irrational. */
function exactRoot({ n, d }: Exact): Exact | null {
  const [top, bottom] = [wholeRoot(n), wholeRoot(d)];
  return top * top === n && bottom * bottom === d ? exact(top, bottom) : null;
}

/**
 * Returns a function that divides by √square. Where square is 0 it gives 0: a judge who gave all acts the same
 * separates none.
 */
export function byRoot(square: Exact): (value: Exact) => Bounds {
  if (square.n === 0n) return () => NOTHING;
  const root = exactRoot(square);
  if (root) return (value) => boundsOf(over(value, root));
  const units = wholeRoot((square.n * UNIT * UNIT) / square.d);
  return ({ n, d }) => {
    const by = (bottom: bigint) => [n * UNIT * UNIT, d * bottom] as const;
    const [low, high] = n < 0n ? [by(units), by(units + 1n)] : [by(units + 1n), by(units)];
    return { low: floored(...low), high: -floored(-high[0], high[1]) };
  };
}

/** e^(−x) for x ≥ 0: x is halved below ½, the series summed, and the result squared back up, with guard digits. */
export function fallingPower(x: Exact): Bounds {
  if (x.n === 0n) return { low: UNIT, high: UNIT };
  const guards = 10n ** 30n;
  const one = UNIT * guards;
  let halvings = 0n;
  while (2n * x.n > x.d << halvings) halvings += 1n;
  let [term, sum] = [one, one];
  for (let k = 1n; term !== 0n; k += 1n) {
    term = -(term * x.n) / ((x.d << halvings) * k);
    sum += term;
  }
  for (let left = halvings; left > 0n; left -= 1n) sum = (sum * sum) / one;
  // Each step errs by less than one guard digit, doubled by each squaring: far below the last digit kept.
  const units = sum / guards;
  return { low: units > 0n ? units - 1n : 0n, high: units + 2n };
}
