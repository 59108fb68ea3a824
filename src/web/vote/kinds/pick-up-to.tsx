import type { BallotPart } from './ballot-part.ts';
import { PickRows } from './PickRows.tsx';

/** Each press chooses one more act, or takes one back. */
export const pickUpToPart: BallotPart = {
  Rows: (props) => <PickRows {...props} most={props.poll.maxChoices} />,
  isOne: false,
  hint: null,
  before: 'Choose an act to vote',
  send: () => null,
};
