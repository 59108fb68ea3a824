import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { counted } from '#web/ui/format.ts';
import type { BallotPart } from './ballot-part.ts';
import { MarkRows } from './MarkRows.tsx';

const { marks } = POLL_KINDS.rate;

/** Five stars beside each act, as figures. */
export const ratePart: BallotPart = {
  Rows: (props) => marks && <MarkRows {...props} marks={marks} face={String} />,
  isOne: false,
  hint: '5 is best. Rate as many as you like.',
  before: 'Rate an act to vote',
  send: (acts) => `Send ${counted(acts.length, 'rating')}`,
};
