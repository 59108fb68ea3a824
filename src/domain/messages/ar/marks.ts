/** العربية الفصحى: مصادر وصيغ لا تخص جنسًا، والقاعة بصيغة الجمع. مصطلحات المسرح في docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'درجة أقل',
  stepHigher: 'درجة أعلى',
  range: 'من {least} إلى {most}',
  rangeInSteps: 'من {least} إلى {most}، بخطوات قدرها {step}',
  yes: 'نعم',
  no: 'لا',
  alternate: 'احتياط',
  alternateOf: 'احتياط {number}',
};
