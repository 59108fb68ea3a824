/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: '降低一档',
  stepHigher: '提高一档',
  range: '{least}至{most}',
  rangeInSteps: '{least}至{most}，每档{step}',
  yes: '晋级',
  no: '不晋级',
  alternate: '候补',
  alternateOf: '候补{number}',
};
