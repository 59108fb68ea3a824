/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'O krok niżej',
  stepHigher: 'O krok wyżej',
  range: 'Od {least} do {most}',
  rangeInSteps: 'Od {least} do {most}, co {step}',
  yes: 'Tak',
  no: 'Nie',
  alternate: 'Rezerwa',
  alternateOf: 'Rezerwa {number}',
};
