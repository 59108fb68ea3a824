/**
 * The moments of an evening ("on stage", "interval", "voting closed"): what every screen asks before it says anything.
 * `said/` holds each screen's words for them. The server works out the moment (`views/moments.ts`) together with those
 * that follow as time passes, so that no two screens disagree.
 */
import type { LivePoll } from './facts.ts';

/** All moments, in the order of an evening. */
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

/** A moment with its times, in ms on the stage clock. */
export interface TimedMoment {
  kind: Moment;
  /** When it begins by itself; null for the present one. */
  fromAt: number | null;
  /** When what is waited for comes: doors, start, end of the interval or of the vote; null where nothing is. */
  untilAt: number | null;
}

/** How long before its end an open vote announces it. */
export const LAST_TEN_MS = 10_000;

/** How long after its close a vote is called closed; then its votes are in. */
export const VOTES_IN_MS = 8_000;

/** How long the opening counts down to its title. */
export const OPENING_COUNT_MS = 10_000;

/** A present moment that only a command ends. */
export const untilCommand = (kind: Moment, untilAt: number | null = null): TimedMoment => ({
  kind,
  fromAt: null,
  untilAt,
});

/** The moment at `now`, from the present one and those that follow by themselves. */
export function momentAt(moments: readonly TimedMoment[], now: number): TimedMoment {
  const come = moments.filter(({ fromAt }) => fromAt !== null && fromAt <= now);
  return come.at(-1) ?? moments[0] ?? untilCommand('between');
}

/** The fields of a poll that its moments depend on. */
interface Voting extends Pick<LivePoll, 'state' | 'closesAt'> {
  closedAt?: LivePoll['closedAt'];
  /** null where the number is not shown. */
  ballotsCounted: number | null;
}

/**
 * The moments of a vote from now on: at its deadline it is over on every screen, even one that does not hear the
 * server. `votes_in` follows only where somebody voted.
 */
export function votingMoments({ state, closesAt, closedAt, ballotsCounted }: Voting): TimedMoment[] {
  if (state === 'draft') return [untilCommand('vote_announced')];
  if (state === 'closed')
    return [
      untilCommand('vote_closed'),
      ...((ballotsCounted ?? 0) > 0 && closedAt != null
        ? [{ kind: 'votes_in' as const, fromAt: closedAt + VOTES_IN_MS, untilAt: null }]
        : []),
    ];
  if (closesAt === null) return [untilCommand('vote_open')];
  return [
    untilCommand('vote_open', closesAt),
    { kind: 'last_ten', fromAt: closesAt - LAST_TEN_MS, untilAt: closesAt },
    { kind: 'vote_closed', fromAt: closesAt, untilAt: null },
  ];
}

/** Whether ballots are taken in this moment. */
export const isVotedIn = (kind: Moment): boolean => kind === 'vote_open' || kind === 'last_ten';
