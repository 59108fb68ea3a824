/** An act by its number, as every screen says it. */
import { say } from './say.ts';

/**
 * "Act 5 of 14". `last`: the highest number, null where numbers have gaps, for then it is not how many acts there are:
 * "Act 5". Empty where the act has no number.
 */
export const whichAct = (number: number | null, last: number | null): string => {
  if (number === null) return '';
  return last === null ? say('ui.act', { number }) : say('ui.actOf', { number, last });
};
