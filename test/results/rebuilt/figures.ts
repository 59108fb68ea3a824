/** Figures and equations as a protocol prints them: "8.67 (26/3)", "(8.00 − 6.00) ÷ √0.5". */
import Fraction from 'fraction.js';

const NUMBER = /^-?\d+(?:\/\d+|(?:\.\d+)?(?: \((-?\d+(?:\/\d+|\.\d+…?)?)\))?)/;
/** How far off an equation may be in which a root or a power was cut off behind twelve decimals. */
const CUT = new Fraction(1, 10 ** 8);

/** A figure; the whole one where it stands behind the one that is shown. */
export function read(text: string): Fraction {
  const [all, whole] = NUMBER.exec(text) ?? [];
  if (all !== text) throw new Error(`“${text}” is no figure.`);
  return new Fraction((whole ?? all).replace('…', ''));
}

/** Every figure of an equation, as it stands. */
export const figuresIn = (text: string): Fraction[] =>
  [...text.matchAll(new RegExp(NUMBER.source.slice(1), 'g'))].map(([figure]) => read(figure));

/** The left side of an equation worked out: sums, products, quotients, roots, parts of a hundred. */
export function evaluate(text: string): Fraction {
  let rest = text.trim();
  const take = (sign: string) => {
    if (!rest.startsWith(sign)) return false;
    rest = rest.slice(sign.length).trimStart();
    return true;
  };
  const one = (): Fraction => {
    if (take('√')) return new Fraction(Math.sqrt(one().valueOf()));
    if (take('(')) {
      const inside = sum();
      if (!take(')')) throw new Error(`A bracket is open in “${text}”.`);
      return inside;
    }
    const [all] = NUMBER.exec(rest) ?? [];
    if (all === undefined) throw new Error(`“${rest}” is no figure in “${text}”.`);
    take(all);
    const value = read(all);
    return take('%') ? value.div(100) : value;
  };
  const product = (): Fraction => {
    let value = one();
    for (;;) {
      if (take('×')) value = value.mul(one());
      else if (take('÷')) value = value.div(one());
      else return value;
    }
  };
  const sum = (): Fraction => {
    let value = product();
    for (;;) {
      if (take('+')) value = value.add(product());
      else if (take('−')) value = value.sub(product());
      else return value;
    }
  };
  const value = sum();
  if (rest !== '') throw new Error(`“${rest}” is left over in “${text}”.`);
  return value;
}

/** Whether two figures are the same, or as near as what was cut off lets them be. */
export const agree = (a: Fraction, b: Fraction, cut: boolean): boolean =>
  cut ? a.sub(b).abs().compare(CUT) < 0 : a.equals(b);

/** Both sides of "… = …" the same; a root or a figure that goes on makes room for what was cut off. */
export function holds(left: string, right: string): Fraction {
  const [value, told] = [evaluate(left), read(right)];
  if (!agree(value, told, /[√…]/.test(left + right)))
    throw new Error(`${left} is ${value.toFraction()}, not ${right}.`);
  return told;
}

export interface Rounding {
  places: number;
  mode: string;
}

/** A figure rounded as a rule says in words. */
export function rounded(value: Fraction, rule: Rounding | null): Fraction {
  if (!rule) return value;
  const scale = 10 ** rule.places;
  const scaled = value.abs().mul(scale);
  const down = scaled.floor();
  const over = scaled.sub(down);
  const half = over.compare(new Fraction(1, 2));
  const odd = down.mod(2).equals(1);
  const up =
    rule.mode === 'halves up'
      ? half >= 0
      : rule.mode === 'halves to even' && (half > 0 || (half === 0 && odd));
  const whole = up ? down.add(1) : down;
  return whole.div(scale).mul(value.compare(0) < 0 ? -1 : 1);
}
