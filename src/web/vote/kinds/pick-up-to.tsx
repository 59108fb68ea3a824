import { say } from '#web/ui/say.ts';
import type { BallotPart } from './ballot-part.ts';
import { PickRows } from './PickRows.tsx';

/** Each press chooses one more act, or takes one back. */
export const pickUpToPart: BallotPart = {
  Rows: (props) => <PickRows {...props} most={props.poll.maxChoices} />,
  isOne: false,
  hint: null,
  before: () => say('vote.chooseToVote'),
  send: () => null,
  mark: null,
  figures: (closed) => say(closed ? 'vote.countedVotes' : 'vote.soFarVotes'),
};
