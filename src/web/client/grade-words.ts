/** The grades of majority judgment, as judges and the audience give them. */
import { say } from '#web/ui/say.ts';

const LINES = [
  'vote.gradeReject',
  'vote.gradePoor',
  'vote.gradeAcceptable',
  'vote.gradeGood',
  'vote.gradeVeryGood',
  'vote.gradeExcellent',
] as const;

/** The worst is 0. */
export const gradeWord = (grade: number): string => say(LINES[grade] ?? LINES[0]);
