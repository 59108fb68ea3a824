/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'Un paso menos',
  stepHigher: 'Un paso más',
  range: 'De {least} a {most}',
  rangeInSteps: 'De {least} a {most}, en pasos de {step}',
  yes: 'Sí',
  no: 'No',
  alternate: 'Reserva',
  alternateOf: 'Reserva {number}',
};
