/** עברית: שמות פועל וצורות שנכתבות אותו דבר לכל מין, והאולם ברבים. מונחי הבמה: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const marks: Translated<'marks'> = {
  stepLower: 'צעד אחד למטה',
  stepHigher: 'צעד אחד למעלה',
  range: '{least} עד {most}',
  rangeInSteps: '{least} עד {most}, בצעדים של {step}',
  yes: 'כן',
  no: 'לא',
  alternate: 'רזרבה',
  alternateOf: 'רזרבה {number}',
};
