/** `pick_one`: one act, one vote. */
import { COUNTED, type PollKind } from './poll-kind.ts';

export const pickOne: PollKind = {
  ...COUNTED,
  name: 'polls.pickOne',
  mostPicks: () => 1,
  unit: 'polls.unitVotes',
  columns: [{ head: 'verify.votes', of: 'votes' }],
  asks: (say) => say('vote.chooseOne'),
  among: (say, _most, count) => say('calls.chooseOne', { count }),
  said: (say) => say('mc.askOne'),
};
