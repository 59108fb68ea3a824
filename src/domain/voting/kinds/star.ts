/**
 * `star`: 0 to 5 stars for each act; the two acts with most stars meet in a runoff, which the one preferred on more
 * ballots wins.
 */
import { isChosen, starRoundsOf } from '../../tabulation/audience-orders.ts';
import { starsOf } from './compared.ts';
import { COUNTED, type PollKind } from './poll-kind.ts';

const BEST = 5;
/** Every pair of acts is counted and goes into the certified record: 30 acts have 435 pairs. */
const MOST_ACTS = 30;

const DECIDED = {
  preference: 'verify.starRunoff',
  score: 'verify.starBySum',
  best: 'verify.starByBest',
  nothing: 'verify.starByNothing',
} as const;

export const star: PollKind = {
  ...COUNTED,
  name: 'polls.starRunoff',
  marks: {
    least: 0,
    most: BEST,
    words: (say, stars) => say('vote.stars', { stars }),
    fault: `Give each act 0 to ${BEST} stars.`,
  },
  mostPicks: (_maxChoices, candidates) => candidates,
  mostActs: MOST_ACTS,
  compares: true,
  facts: (tally, acts) => ({ stars: starsOf(tally, acts, BEST) }),
  lowerFirst: true,
  why: (say, { stars = {} }, engine, nameOf) => {
    const acts = Object.keys(stars);
    const named = (at: number) => `${nameOf(acts[at] ?? '')} (${stars[acts[at] ?? '']?.sum ?? 0})`;
    const over = (a: number, b: number) => stars[acts[a] ?? '']?.over[acts[b] ?? ''] ?? 0;
    let place = 1;
    return starRoundsOf(stars, acts, engine).flatMap(({ winners, finalists, tied, by }) => {
      const start = place;
      place += winners.length;
      if (winners.every((at) => !isChosen({ stars }, acts[at] ?? ''))) return [];
      const [a, b] = finalists;
      const has = say(winners.length > 1 ? 'verify.starShared' : 'verify.starPlace', {
        place: start,
        acts: winners.map(named).join(', '),
      });
      if (tied.length > 0) return `${has} ${say('verify.starTie', { acts: tied.map(named).join(', ') })}`;
      if (a === undefined || b === undefined) return has;
      const met = { one: named(a), other: named(b), votes: over(a, b), against: over(b, a) };
      return `${has} ${say(DECIDED[by ?? 'nothing'], met)}`;
    });
  },
  unit: 'polls.unitStar',
  columns: [
    { head: 'verify.stars', of: 'votes' },
    { head: 'verify.place', of: 'figure' },
  ],
  note: (say) => say('verify.noteStar'),
  asks: (say) => say('vote.starActs'),
  among: (say, _most, count) => say('calls.stars', { count }),
  said: (say) => say('mc.askStar'),
};
