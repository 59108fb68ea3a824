/** `rate`: one to five stars for as many acts as the voter likes; an act's figure is the mean of its ratings. */
import { COUNTED, type PollKind } from './poll-kind.ts';

const decimalsOf = (figure: number | null): number => `${figure ?? ''}`.split('.')[1]?.length ?? 0;

export const rate: PollKind = {
  ...COUNTED,
  name: 'polls.rate',
  marks: {
    least: 1,
    most: 5,
    words: (say, stars) => say('vote.stars', { stars }),
    fault: 'Give each act 1 to 5 stars.',
  },
  mostPicks: (_maxChoices, candidates) => candidates,
  facts: ({ votes, voters }, acts) => ({
    ratings: Object.fromEntries(acts.map((act) => [act, { sum: votes[act] ?? 0, count: voters[act] ?? 0 }])),
  }),
  figureText: (hundredths, all) =>
    hundredths === 0 ? '–' : (hundredths / 100).toFixed(2 + Math.max(...all.map(decimalsOf))),
  unit: 'polls.unitStars',
  columns: [
    { head: 'verify.stars', of: 'votes' },
    { head: 'verify.ratings', of: 'voters' },
    { head: 'verify.average', of: 'figure' },
  ],
  asks: (say) => say('vote.rateActs'),
  among: (say, _most, count) => say('calls.rate', { count }),
  said: (say) => say('mc.askRate'),
};
