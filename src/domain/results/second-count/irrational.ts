/**
 * The two irrational functions, as bounds that hold the true value between them, in units of 10^-60. Whatever is made
 * of them is settled at 20 decimals, where results are compared; the bounds are so close that both settle alike.
 */
import { compare, type Exact, exact, over, plus, rounded } from './fractions.ts';

/** The true value lies between the two, both included; in units of 10^-60. */
export interface Bounds {
  low: bigint;
  high: bigint;
}

const UNIT = 10n ** 60n;
/** Decimals at which results are compared. */
const SETTLED = { places: 20, mode: 'half_up' } as const;

/** The whole number below a quotient, d above 0. */
function floored(n: bigint, d: bigint): bigint {
  const whole = n / d;
  return n < 0n && whole * d !== n ? whole - 1n : whole;
}

export const NOTHING: Bounds = { low: 0n, high: 0n };

export const added = (a: Bounds, b: Bounds): Bounds => ({ low: a.low + b.low, high: a.high + b.high });

/** Bounds times a factor that is not below 0. */
export const scaled = ({ low, high }: Bounds, { n, d }: Exact): Bounds => ({
  low: floored(low * n, d),
  high: -floored(-high * n, d),
});

export const boundsOf = (value: Exact): Bounds => scaled({ low: UNIT, high: UNIT }, value);

/** The lower bound as a figure. */
export const shownOf = ({ low }: Bounds): Exact => exact(low, UNIT);

/** The value at which it is compared. Where the bounds do not settle alike, that of their middle. */
export function settled({ low, high }: Bounds): Exact {
  const [a, b] = [exact(low, UNIT), exact(high, UNIT)];
  const [below, above] = [rounded(a, SETTLED), rounded(b, SETTLED)];
  return compare(below, above) === 0 ? below : rounded(over(plus(a, b), exact(2)), SETTLED);
}

/** The whole part of a root, by halving the step. */
function wholeRoot(value: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << BigInt(Math.ceil(value.toString(2).length / 2)); bit > 0n; bit >>= 1n)
    if ((root + bit) * (root + bit) <= value) root += bit;
  return root;
}

/** √(value) where it is a fraction itself; null where it is irrational. */
function exactRoot({ n, d }: Exact): Exact | null {
  const [top, bottom] = [wholeRoot(n), wholeRoot(d)];
  return top * top === n && bottom * bottom === d ? exact(top, bottom) : null;
}

/** Divides figures by √(square). By a root of 0 everything is 0: a judge who gave all the same separates nobody. */
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

/** e^(−x) for x not below 0: the alternating series of x halved below ½, squared back up with guard digits. */
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
  // Each step errs by less than a guard digit's unit, doubled by each squaring: far below the last digit kept.
  const units = sum / guards;
  return { low: units > 0n ? units - 1n : 0n, high: units + 2n };
}
