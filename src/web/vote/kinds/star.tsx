import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { say } from '#web/ui/say.ts';
import type { BallotPart } from './ballot-part.ts';
import { MarkRows } from './MarkRows.tsx';

const { marks } = POLL_KINDS.star;
const stars = (mark: number) => say('vote.stars', { stars: mark });

/** No to five stars beside each act, as figures. */
export const starPart: BallotPart = {
  Rows: (props) => marks && <MarkRows {...props} marks={marks} words={stars} />,
  isOne: false,
  hint: () => say('vote.starHint'),
  before: () => say('vote.rateToVote'),
  send: (acts) => say('vote.sendRatings', { count: acts }),
  mark: stars,
  figures: (closed) => say(closed ? 'vote.countedPlaces' : 'vote.soFarPlaces'),
};
