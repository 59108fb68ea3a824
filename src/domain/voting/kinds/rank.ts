/** `rank`: acts in order, the first with as many points as there are places, each next one with one less (Borda's count). */
import { COUNTED, type PollKind } from './poll-kind.ts';

/** How many places fit on a phone. */
const MOST_PLACES = 5;

export const rank: PollKind = {
  ...COUNTED,
  name: 'polls.rank',
  inOrder: true,
  most: {
    label: 'polls.places',
    highest: MOST_PLACES,
    hint: 'polls.placesHint',
    fault: `A ranking has ${MOST_PLACES} places at most.`,
  },
  mostPicks: (maxChoices) => maxChoices,
  unit: 'polls.unitPoints',
  columns: [{ head: 'verify.points', of: 'votes' }],
  note: (say, maxChoices) => say('verify.noteRank', { most: maxChoices }),
  asks: (say, most) => say('vote.putInOrder', { most }),
  among: (say, most, count) => say('calls.rank', { most, count }),
  said: (say, most) => say('mc.askRank', { most }),
};
