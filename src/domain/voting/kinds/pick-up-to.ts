/** `pick_up_to`: several acts, one vote each. */
import { COUNTED, type PollKind } from './poll-kind.ts';

export const pickUpTo: PollKind = {
  ...COUNTED,
  name: 'polls.pickUpTo',
  most: {
    label: 'polls.actsAtMost',
    highest: 20,
    hint: 'polls.actsAtMostHint',
    fault: 'A ballot names 20 acts at most.',
  },
  mostPicks: (maxChoices) => maxChoices,
  unit: 'polls.unitVotes',
  columns: [{ head: 'verify.votes', of: 'votes' }],
  asks: (say, most) => (most === 1 ? say('vote.chooseOne') : say('vote.chooseUpTo', { most })),
  among: (say, most, count) =>
    most === 1 ? say('calls.chooseOne', { count }) : say('calls.chooseUpTo', { most, count }),
  said: (say, most) => (most === 1 ? say('mc.askOne') : say('mc.askUpTo', { most })),
};
