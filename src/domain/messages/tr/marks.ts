/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'Bir basamak aşağı',
  stepHigher: 'Bir basamak yukarı',
  range: '{least} ile {most} arası',
  rangeInSteps: '{least} ile {most} arası, adım: {step}',
  yes: 'Evet',
  no: 'Hayır',
  alternate: 'Yedek',
  alternateOf: 'Yedek {number}',
};
