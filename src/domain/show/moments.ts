/**
 * The moments of an evening, as everybody knows them: the one question that every screen asks before it says anything.
 * What each says stands in `said`. A moment is worked out once, on the server (`views/moments.ts`), together with those
 * into which it turns by the clock alone, so that no two screens disagree about where the evening is or when it goes on.
 */
import type { LivePoll } from './facts.ts';

export const MOMENTS = [
  'before_doors',
  'doors',
  'holding',
  'opening',
  'standing_by',
  'on_stage',
  'scoring',
  'between',
  'cue',
  'interval',
  'vote_announced',
  'vote_open',
  'last_ten',
  'vote_closed',
  'votes_in',
  'counting',
  'results_ready',
  'reveal',
  'after',
  'stopped',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A moment with its times, in ms on stage. */
export interface TimedMoment {
  kind: Moment;
  /** When the clock alone brings it; null for the one that is now. */
  fromAt: number | null;
  /** What is waited for in it: the doors, the start, the end of the interval or of the vote. */
  untilAt: number | null;
}

/** So long before its end an open vote says so to all. */
export const LAST_TEN_MS = 10_000;

/** So long after a vote its end is all that is said of it; then that its votes are in. */
export const VOTES_IN_MS = 8_000;

/** So long the opening counts down before its title stands. */
export const OPENING_COUNT_MS = 10_000;

/** A moment that only a press ends. */
export const lasting = (kind: Moment, untilAt: number | null = null): TimedMoment => ({
  kind,
  fromAt: null,
  untilAt,
});

/** The moment at `now`, of one that was worked out and those that the clock brings. */
export function momentAt(moments: readonly TimedMoment[], now: number): TimedMoment {
  const come = moments.filter(({ fromAt }) => fromAt !== null && fromAt <= now);
  return come.at(-1) ?? moments[0] ?? lasting('between');
}

/** What is asked of a vote for its moments. */
interface Voting extends Pick<LivePoll, 'state' | 'closesAt'> {
  closedAt?: LivePoll['closedAt'];
  /** None where they are not told. */
  ballotsCounted: number | null;
}

/**
 * The moments of a vote from now on. At its end it is over on every screen, whether or not the server is heard. That
 * its votes are in is said of one that somebody voted in, once they are counted.
 */
export function votingMoments({ state, closesAt, closedAt, ballotsCounted }: Voting): TimedMoment[] {
  if (state === 'draft') return [lasting('vote_announced')];
  if (state === 'closed')
    return [
      lasting('vote_closed'),
      ...((ballotsCounted ?? 0) > 0 && closedAt != null
        ? [{ kind: 'votes_in' as const, fromAt: closedAt + VOTES_IN_MS, untilAt: null }]
        : []),
    ];
  if (closesAt === null) return [lasting('vote_open')];
  return [
    lasting('vote_open', closesAt),
    { kind: 'last_ten', fromAt: closesAt - LAST_TEN_MS, untilAt: closesAt },
    { kind: 'vote_closed', fromAt: closesAt, untilAt: null },
  ];
}

/** Whether votes are taken in it. */
export const isVotedIn = (kind: Moment): boolean => kind === 'vote_open' || kind === 'last_ten';
