/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'Een stap lager',
  stepHigher: 'Een stap hoger',
  range: '{least} tot {most}',
  rangeInSteps: '{least} tot {most}, in stappen van {step}',
  yes: 'Ja',
  no: 'Nee',
  alternate: 'Reserve',
  alternateOf: 'Reserve {number}',
};
