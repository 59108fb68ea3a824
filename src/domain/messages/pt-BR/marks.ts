/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'Um passo abaixo',
  stepHigher: 'Um passo acima',
  range: 'de {least} a {most}',
  rangeInSteps: 'de {least} a {most}, em passos de {step}',
  yes: 'Sim',
  no: 'Não',
  alternate: 'Reserva',
  alternateOf: 'Reserva {number}',
};
