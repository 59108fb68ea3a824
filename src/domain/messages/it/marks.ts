/** Italiano, con il “tu”. Parole del palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'Un passo in meno',
  stepHigher: 'Un passo in più',
  range: 'da {least} a {most}',
  rangeInSteps: 'da {least} a {most}, a passi di {step}',
  yes: 'Sì',
  no: 'No',
  alternate: 'Riserva',
  alternateOf: 'Riserva {number}',
};
