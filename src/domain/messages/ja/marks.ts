/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: '1段階下げる',
  stepHigher: '1段階上げる',
  range: '{least}〜{most}',
  rangeInSteps: '{least}〜{most}、{step}点きざみ',
  yes: '通過',
  no: '不通過',
  alternate: '補欠',
  alternateOf: '補欠{number}',
};
