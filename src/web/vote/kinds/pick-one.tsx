import type { BallotPart } from './ballot-part.ts';
import { PickRows } from './PickRows.tsx';

/** One press chooses the act. */
export const pickOnePart: BallotPart = {
  Rows: (props) => <PickRows {...props} most={null} />,
  isOne: true,
  hint: null,
  before: 'Choose an act to vote',
  send: () => null,
};
