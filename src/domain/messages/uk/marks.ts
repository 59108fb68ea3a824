/** Українською, на «ви». Слова сцени: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'На крок нижче',
  stepHigher: 'На крок вище',
  range: 'від {least} до {most}',
  rangeInSteps: 'від {least} до {most} із кроком {step}',
  yes: 'Так',
  no: 'Ні',
  alternate: 'Резерв',
  alternateOf: 'Резерв {number}',
};
