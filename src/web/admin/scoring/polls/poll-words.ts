/** A poll's settings in words, for lists and for choosing. */
import { POLL_KINDS, POLL_METHODS } from '#domain/voting/poll-kinds.ts';
import { say } from '#web/ui/say.ts';
import type { AdminPoll } from '../use-scoring.ts';

export const METHODS = POLL_METHODS.map((value) => ({ value, label: POLL_KINDS[value].name }));

export const VOTERS = [
  { value: 'devices', label: 'Any device' },
  { value: 'room', label: 'Devices in the room, by a code on the screen' },
  { value: 'codes', label: 'One-time codes only' },
  { value: 'both', label: 'Devices and codes, each with a weight' },
] as const;

export const SHOWN = [
  { value: 'hidden', label: 'Nobody, until you publish them' },
  { value: 'end', label: 'Everybody, once the vote is closed' },
  { value: 'live', label: 'Everybody, while votes come in' },
] as const;

const votersWords = ({ voters, deviceWeight, codeWeight }: AdminPoll): string => {
  if (voters === 'devices') return 'any device';
  if (voters === 'room') return 'devices in the room';
  return voters === 'codes' ? 'codes only' : `a device counts ${deviceWeight}, a code ${codeWeight}`;
};

const shareWords = ({ practice, share }: AdminPoll, total: number): string => {
  if (practice) return 'practice, counts for nothing';
  if (share === 0) return 'stands for itself';
  return share === total ? 'is the audience’s score' : `${share} of ${total} parts of the audience’s score`;
};

/** One line on how a poll is held. `total`: the shares of all polls of the round together. */
export const pollWords = (poll: AdminPoll, total: number): string =>
  [POLL_KINDS[poll.method].asks(say, poll.maxChoices), votersWords(poll), shareWords(poll, total)].join(', ');

/** What goes with each kind of voter. */
export const VOTERS_HINTS = {
  devices: 'Anybody with the address. Whoever has two phones has two votes.',
  room: 'Each device enters six signs once that the projector shows while the vote is open, other ones every half minute; its picture to scan carries them. Pair the projector before (press P on it): an unpaired one shows none. The desk shows them too.',
  codes: 'Make the codes below the votes, and print them before the show.',
  both: 'Who has a code can still vote by a second phone as a device, so give devices the smaller weight.',
} as const;
