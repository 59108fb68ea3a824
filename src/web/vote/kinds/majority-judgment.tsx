import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { say } from '#web/ui/say.ts';
import type { BallotPart } from './ballot-part.ts';
import { MarkRows } from './MarkRows.tsx';

const { marks } = POLL_KINDS.majority_judgment;
const NAMES = [
  'vote.gradeReject',
  'vote.gradePoor',
  'vote.gradeAcceptable',
  'vote.gradeGood',
  'vote.gradeVeryGood',
  'vote.gradeExcellent',
] as const;
const grade = (mark: number): string => say(NAMES[mark] ?? NAMES[0]);

/** A grade in words for each act. */
export const majorityJudgmentPart: BallotPart = {
  Rows: (props) => marks && <MarkRows {...props} marks={marks} words={grade} inWords />,
  isOne: false,
  asks: () => say('vote.gradeActs'),
  hint: () => say('vote.gradeHint', { reject: grade(0) }),
  before: () => say('vote.gradeToVote'),
  send: (acts) => say('vote.sendGrades', { count: acts }),
  mark: grade,
  figures: (closed) => say(closed ? 'vote.countedPlaces' : 'vote.soFarPlaces'),
};
