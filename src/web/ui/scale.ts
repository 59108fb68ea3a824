/** Marks in words: a mark is a whole number of steps, what a judge reads is steps × step, exactly. */

/** A step such as "1", "0.5" or "0.25" as an integer and its decimal places. */
function unitOf(step: string): { unit: number; places: number } {
  const [whole = '0', decimals = ''] = step.split('.');
  return { unit: Number(whole + decimals), places: decimals.length };
}

/** What a mark of `steps` reads as: 15 steps of "0.5" are "7.5". Trailing zeros are left out. */
export function markText(steps: number, step: string): string {
  const { unit, places } = unitOf(step);
  const digits = String(Math.abs(steps * unit)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${steps < 0 ? '−' : ''}${whole}${decimals && `.${decimals}`}`;
}

/** The steps that a typed mark stands for; undefined if it is not on the scale. A decimal comma is accepted. */
export function stepsOfText(text: string, step: string): number | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(text.trim());
  if (!match) return undefined;
  const { unit, places } = unitOf(step);
  const decimals = (match[2] ?? '').replace(/0+$/, '');
  if (decimals.length > places || unit === 0) return undefined;
  const scaled = Number((match[1] ?? '') + decimals.padEnd(places, '0'));
  return scaled % unit === 0 ? scaled / unit : undefined;
}

/**
 * The steps that a digit key stands for: 1 to 9 are themselves, 0 is ten where the scale has a ten; undefined
 * otherwise.
 */
export function stepsOfDigit(
  digit: string,
  scale: { min: number; max: number; step: string },
): number | undefined {
  const readings = digit === '0' ? ['10', '0'] : [digit];
  for (const reading of readings) {
    const steps = stepsOfText(reading, scale.step);
    if (steps !== undefined && steps >= scale.min && steps <= scale.max) return steps;
  }
  return undefined;
}

/** A decimal as it was typed, with a comma taken for a point. */
export const decimalOf = (typed: string): string => typed.trim().replace(',', '.');
