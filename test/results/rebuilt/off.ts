/** Points off that come off what judges gave, before it is ranked. */
import Fraction from 'fraction.js';
import { read } from './figures.ts';
import type { Rules } from './page.ts';

/** Points off each judge's total or mark, together. */
export const offOf = (lines: readonly string[], what: string): Fraction =>
  lines
    .flatMap((line) => new RegExp(`^Off every judge’s ${what}: (.*?) (?:for|by) `).exec(line)?.[1] ?? [])
    .reduce((sum, points) => sum.add(read(points)), new Fraction(0));

/** What is left of a total or mark: nothing below 0 unless the rules say so. */
export function lessOf(rules: Rules, value: Fraction, off: Fraction): Fraction {
  const left = value.sub(off);
  if (rules.text.includes('also below 0') || left.compare(0) > 0 || off.n === 0n) return left;
  return value.compare(0) < 0 ? value : new Fraction(0);
}
