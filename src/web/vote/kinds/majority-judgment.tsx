import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { gradeWord } from '#web/client/grade-words.ts';
import { say } from '#web/ui/say.ts';
import type { BallotPart } from './ballot-part.ts';
import { MarkRows } from './MarkRows.tsx';

const { marks } = POLL_KINDS.majority_judgment;

/** A grade in words for each act. */
export const majorityJudgmentPart: BallotPart = {
  Rows: (props) => marks && <MarkRows {...props} marks={marks} words={gradeWord} inWords />,
  isOne: false,
  hint: () => say('vote.gradeHint', { reject: gradeWord(0) }),
  before: () => say('vote.gradeToVote'),
  send: (acts) => say('vote.sendGrades', { count: acts }),
  mark: gradeWord,
  figures: (closed) => say(closed ? 'vote.countedPlaces' : 'vote.soFarPlaces'),
};
