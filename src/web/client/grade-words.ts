/** The grades of majority judgment, in the language that the page speaks. */
import { gradeIn } from '#domain/judging/grade-lines.ts';
import { say } from '#web/ui/say.ts';

/** The worst is 0. */
export const gradeWord = (grade: number): string => gradeIn(say, grade);
