import { say } from '#web/ui/say.ts';
import type { BallotPart } from './ballot-part.ts';
import { PickRows } from './PickRows.tsx';

/** One press chooses the act. */
export const pickOnePart: BallotPart = {
  Rows: (props) => <PickRows {...props} most={null} />,
  isOne: true,
  hint: null,
  before: () => say('vote.chooseToVote'),
  send: () => null,
  mark: null,
  figures: (closed) => say(closed ? 'vote.countedVotes' : 'vote.soFarVotes'),
};
