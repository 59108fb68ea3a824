/**
 * A criterion's scale: which marks are legal and what they are worth. A mark is a whole number of steps; its value is
 * steps × step, never a float.
 */
import Fraction from 'fraction.js';

/** The lowest and highest mark in steps, and the value of one step as a decimal ("0.5"). */
export interface Scale {
  minSteps: number;
  maxSteps: number;
  step: string;
}

/** Guidance for judges: these words hold from this mark (in steps) on. */
export interface Band {
  fromSteps: number;
  label: string;
  text: string;
}

/** The most steps a scale may have: the hundredths of 0 to 100. More of them are a slip in the step. */
export const MAX_STEPS = 10_000;

/** Whether the scale has this mark. */
export const isLegalMark = (scale: Scale, steps: number): boolean =>
  Number.isInteger(steps) && steps >= scale.minSteps && steps <= scale.maxSteps;

/**
 * What is wrong with a scale, as a sentence for each field; empty where it can be used. `step` must be a decimal above
 * 0.
 */
export function scaleFaults(scale: Scale): Partial<Record<keyof Scale, string>> {
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(scale.step) || new Fraction(scale.step).equals(0))
    return { step: 'Enter a step above zero, like 1, 0.5 or 0.25.' };
  if (scale.minSteps < 0) return { minSteps: 'The lowest mark cannot be below zero.' };
  if (scale.maxSteps <= scale.minSteps) return { maxSteps: 'The highest mark must be above the lowest.' };
  if (scale.maxSteps - scale.minSteps > MAX_STEPS)
    return { maxSteps: `This makes more than ${MAX_STEPS} different marks. Use a larger step.` };
  return {};
}

/** The band that a mark falls in: the highest that begins at or below it; undefined below the first. */
export function bandOf(bands: readonly Band[], steps: number): Band | undefined {
  return bands
    .filter((band) => band.fromSteps <= steps)
    .reduce<Band | undefined>(
      (best, band) => (best && best.fromSteps >= band.fromSteps ? best : band),
      undefined,
    );
}
