/** A poll's settings in words, for lists and for choosing. */
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { POLL_KINDS, POLL_METHODS } from '#domain/voting/poll-kinds.ts';
import { say } from '#web/ui/say.ts';
import { lengthWords } from '../../live-event/words.ts';
import type { AdminPoll } from '../use-scoring.ts';

export const methods = () => POLL_METHODS.map((value) => ({ value, label: say(POLL_KINDS[value].name) }));

const MINUTES = [1, 2, 3, 5, 10];

/**
 * How long a vote is open, to choose from: in ms as text, empty until it is closed by hand. Its own length stands among
 * them, whatever it is.
 */
export const lengths = (own: number | null) => [
  { value: '', label: say('polls.untilByHand') },
  ...[...new Set([...MINUTES.map((count) => count * 60_000), ...(own === null ? [] : [own])])]
    .toSorted((a, b) => a - b)
    .map((ms) => ({ value: String(ms), label: lengthWords(ms) })),
];

export const VOTERS = {
  devices: 'polls.devices',
  room: 'polls.room',
  codes: 'polls.codes',
  both: 'polls.both',
} as const satisfies Record<AdminPoll['voters'], PlainLine>;

export const SHOWN = {
  hidden: 'polls.seenByNobody',
  end: 'polls.seenAtEnd',
  live: 'polls.seenLive',
} as const satisfies Record<AdminPoll['shown'], PlainLine>;

const votersWords = ({ voters, deviceWeight, codeWeight }: AdminPoll): string => {
  if (voters === 'devices') return say('polls.anyDevice');
  if (voters === 'room') return say('polls.inRoom');
  return voters === 'codes'
    ? say('polls.codesOnly')
    : say('polls.weighed', { device: deviceWeight, code: codeWeight });
};

const shareWords = ({ practice, share }: AdminPoll, total: number): string => {
  if (practice) return say('polls.isPractice');
  if (share === 0) return say('polls.forItself');
  return share === total ? say('polls.isAll') : say('polls.partOf', { share, total });
};

/** One line on how a poll is held. `total` is the sum of the shares of all polls of the round. */
export const pollWords = (poll: AdminPoll, total: number): string =>
  [POLL_KINDS[poll.method].asks(say, poll.maxChoices), votersWords(poll), shareWords(poll, total)].join(', ');

/** An explanation for each kind of voter. */
export const VOTERS_HINTS = {
  devices: 'polls.devicesHint',
  room: 'polls.roomHint',
  codes: 'polls.codesHint',
  both: 'polls.bothHint',
} as const satisfies Record<AdminPoll['voters'], PlainLine>;

/** What each way of showing the votes gives away; null where it is nothing. */
export const SHOWN_HINTS = {
  hidden: null,
  end: 'polls.endHint',
  live: 'polls.liveHint',
} as const satisfies Record<AdminPoll['shown'], PlainLine | null>;
