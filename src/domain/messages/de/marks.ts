/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'Eine Stufe tiefer',
  stepHigher: 'Eine Stufe höher',
  range: '{least} bis {most}',
  rangeInSteps: '{least} bis {most}, in Schritten von {step}',
  yes: 'Ja',
  no: 'Nein',
  alternate: 'Reserve',
  alternateOf: 'Reserve {number}',
};
