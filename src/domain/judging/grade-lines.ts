/** The grades of majority judgment, as judges and the audience give them, in the reader's language. */
import type { Say } from '../messages/catalogue.ts';

const LINES = [
  'vote.gradeReject',
  'vote.gradePoor',
  'vote.gradeAcceptable',
  'vote.gradeGood',
  'vote.gradeVeryGood',
  'vote.gradeExcellent',
] as const;

/** The worst is 0. */
export const gradeIn = (say: Say, grade: number): string => say(LINES[grade] ?? LINES[0]);
