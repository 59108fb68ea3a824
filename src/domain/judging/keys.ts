/**
 * How a scale is laid out for fingers. Up to eleven marks get a key each; finer scales get a key for each
 * whole number, which pressed again moves on by one step; what is longer than that is stepped and typed.
 */
import Fraction from 'fraction.js';
import type { Scale } from './scale.ts';

const MOST_KEYS = 11;

/** One key: its words, and the marks it gives in turn, in steps. */
export interface ScoreKey {
  label: string;
  steps: number[];
}

/** `keys`: press one. `typed`: too long for keys. */
export type KeyLayout = { kind: 'keys'; keys: ScoreKey[] } | { kind: 'typed' };

/** The keys of a scale, lowest first. */
export function keyLayout(scale: Scale): KeyLayout {
  const step = new Fraction(scale.step);
  const marks = Array.from({ length: scale.maxSteps - scale.minSteps + 1 }, (_, at) => scale.minSteps + at);
  if (marks.length <= MOST_KEYS)
    return {
      kind: 'keys',
      keys: marks.map((steps) => ({ label: step.mul(steps).toString(), steps: [steps] })),
    };
  const keys: ScoreKey[] = [];
  for (const steps of marks) {
    const label = step.mul(steps).floor().toString();
    const last = keys.at(-1);
    if (last?.label === label) last.steps.push(steps);
    else keys.push({ label, steps: [steps] });
  }
  return keys.length <= MOST_KEYS ? { kind: 'keys', keys } : { kind: 'typed' };
}

/** The mark that pressing `key` gives when `now` is given already: the same key again moves on, then back. */
export function pressed(key: ScoreKey, now: number | null): number {
  const at = now === null ? -1 : key.steps.indexOf(now);
  const first = key.steps[0];
  if (first === undefined) throw new RangeError('A key gives at least one mark.');
  return key.steps[(at + 1) % key.steps.length] ?? first;
}

/**
 * The key that a digit on a keyboard means: 1 to 9 are the keys of that number, 0 is ten where there is a
 * ten and zero where there is not.
 */
export function keyOfDigit(keys: readonly ScoreKey[], digit: string): ScoreKey | undefined {
  const named = (label: string) => keys.find((key) => key.label === label);
  return digit === '0' ? (named('10') ?? named('0')) : named(digit);
}
