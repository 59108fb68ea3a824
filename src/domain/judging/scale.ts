/**
 * The scale of a criterion: which marks are legal and how they read.
 * A mark is a whole number of steps; its value is steps × step, never a float.
 */
import Fraction from 'fraction.js';

/** Lowest and highest mark in steps, and the value of one step as a decimal ("0.5"). */
export interface Scale {
  minSteps: number;
  maxSteps: number;
  step: string;
}

/** One band of guidance: from this mark on (in steps) these words hold. */
export interface Band {
  fromSteps: number;
  label: string;
  text: string;
}

/** The most steps a scale may have, so that every mark can be reached by hand. */
export const MAX_STEPS = 1_000;

/** Whether `steps` is a mark that this scale has. */
export const isLegalMark = (scale: Scale, steps: number): boolean =>
  Number.isInteger(steps) && steps >= scale.minSteps && steps <= scale.maxSteps;

/** Why a scale can't be used, by field, or nothing. `step` must be a decimal above zero. */
export function scaleFaults(scale: Scale): Partial<Record<keyof Scale, string>> {
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(scale.step) || new Fraction(scale.step).equals(0))
    return { step: 'Enter a step above zero, like 1, 0.5 or 0.25.' };
  if (scale.minSteps < 0) return { minSteps: 'The lowest mark can not be below zero.' };
  if (scale.maxSteps <= scale.minSteps) return { maxSteps: 'The highest mark must be above the lowest.' };
  if (scale.maxSteps - scale.minSteps > MAX_STEPS)
    return { maxSteps: `This makes more than ${MAX_STEPS} different marks. Use a larger step.` };
  return {};
}

/** The band a mark falls in: the highest that begins at or below it. */
export function bandOf(bands: readonly Band[], steps: number): Band | undefined {
  return bands
    .filter((band) => band.fromSteps <= steps)
    .reduce<Band | undefined>(
      (best, band) => (best && best.fromSteps >= band.fromSteps ? best : band),
      undefined,
    );
}
