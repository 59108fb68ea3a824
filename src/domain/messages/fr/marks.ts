/** Français, avec « vous ». Mots de la scène : docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'Un cran plus bas',
  stepHigher: 'Un cran plus haut',
  range: 'de {least} à {most}',
  rangeInSteps: 'de {least} à {most}, par pas de {step}',
  yes: 'Oui',
  no: 'Non',
  alternate: 'Réserve',
  alternateOf: 'Réserve {number}',
};
