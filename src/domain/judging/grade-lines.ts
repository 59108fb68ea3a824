/** The grades of majority judgment in the reader's language. */
import type { Say } from '../messages/catalogue.ts';

const LINES = [
  'vote.gradeReject',
  'vote.gradePoor',
  'vote.gradeAcceptable',
  'vote.gradeGood',
  'vote.gradeVeryGood',
  'vote.gradeExcellent',
] as const;

/** The name of a grade; 0 is the worst. */
export const gradeIn = (say: Say, grade: number): string => say(LINES[grade] ?? LINES[0]);
