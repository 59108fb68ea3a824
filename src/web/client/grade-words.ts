/** The grades of majority judgment, in the language that the page speaks. */
import { gradeIn } from '#domain/judging/grade-lines.ts';
import { say } from '#web/ui/say.ts';

/** The word for a majority-judgment grade; 0 is the worst. */
export const gradeWord = (grade: number): string => gradeIn(say, grade);
