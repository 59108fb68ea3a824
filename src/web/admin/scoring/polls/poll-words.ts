/** A poll's settings in words, for lists and for choosing. */
import { counted } from '#web/ui/format.ts';
import type { AdminPoll } from '../use-scoring.ts';

export const METHODS = [
  { value: 'pick_one', label: 'Choose one act' },
  { value: 'pick_up_to', label: 'Choose up to a number of acts' },
  { value: 'rate', label: 'Rate acts from 1 to 5' },
  { value: 'rank', label: 'Put acts in order' },
] as const;

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

/** "Choose up to 3 acts", "Put 3 acts in order". */
export function methodWords({ method, maxChoices }: Pick<AdminPoll, 'method' | 'maxChoices'>): string {
  if (method === 'pick_up_to') return `Choose up to ${counted(maxChoices, 'act')}`;
  if (method === 'rank') return `Put ${counted(maxChoices, 'act')} in order`;
  return method === 'rate' ? 'Rate acts from 1 to 5' : 'Choose one act';
}

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
  [methodWords(poll), votersWords(poll), shareWords(poll, total)].join(', ');

/** What goes with each kind of voter. */
export const VOTERS_HINTS = {
  devices: 'Anybody with the address. Whoever has two phones has two votes.',
  room: 'Each device enters six signs once that the projector shows while the vote is open, other ones every half minute; its picture to scan carries them. Pair the projector before (press P on it): an unpaired one shows none. The desk shows them too.',
  codes: 'Make the codes below the votes, and print them before the show.',
  both: 'Who has a code can still vote by a second phone as a device, so give devices the smaller weight.',
} as const;

/** What a count's figures are called. */
export const UNITS = {
  pick_one: 'votes',
  pick_up_to: 'votes',
  rate: 'mean rating',
  rank: 'points',
} as const;

/** An act's figure as it decides: a mean with two decimals, or a whole number. */
export const figureWords = (
  method: AdminPoll['method'],
  { votes, voters }: { votes: number; voters: number },
): string => (method === 'rate' ? (voters === 0 ? '–' : (votes / voters).toFixed(2)) : String(votes));
