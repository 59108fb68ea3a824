/**
 * What happens to a ballot, given the one that its voter has cast before.
 *
 * Networks repeat and delay what is sent, so the time of arrival does not say which of two ballots a person meant
 * last. Each ballot carries its voter's own order, which grows with every press, and the highest counts. A ballot
 * without one is taken as newer than all before it.
 */
import { type PollWindow, takesBallot } from './poll.ts';

/** How often a vote may be changed: more than anybody does, and few enough that no program can fill the log. */
export const MOST_CHANGES = 100;

/**
 * The choice of a device whose holder then voted by a code: it counts for nobody, and the device cannot vote any more.
 */
export const GIVEN_UP = '';
/** Higher than any order that a voter may send. */
export const LAST_ORDER = Number.MAX_SAFE_INTEGER;

/**
 * A ballot that has arrived. `order` is the number that its voter's device gave it; undefined where it gave none.
 */
export interface CastBallot {
  choice: string;
  order?: number | undefined;
  /** When it arrived, in ms. */
  at: number;
}

/** The voter's ballot that counts so far. `changes`: how often it was changed. */
export interface EarlierBallot {
  choice: string;
  order: number;
  changes: number;
}

/**
 * `kept`: it goes into the log. `repeated`: it is there already. All others are refused: `older` than the one that
 * counts, the device `voted_by_code`, `outside` the poll's window, or too many changes.
 */
export type BallotDecision = 'kept' | 'repeated' | 'older' | 'voted_by_code' | 'outside' | 'too_many_changes';

/** The ballot's order; one more than the earlier ballot's where it carries none. */
export const orderOf = (
  order: number | undefined,
  earlier: Pick<EarlierBallot, 'order'> | undefined,
): number => order ?? (earlier?.order ?? 0) + 1;

/** Decides what happens to a ballot. `window` is undefined where there is no such poll. */
export function decideBallot(
  ballot: CastBallot,
  earlier: EarlierBallot | undefined,
  window: PollWindow | undefined,
): BallotDecision {
  const isOpen = window !== undefined && takesBallot(window, ballot.at);
  if (!earlier) return isOpen ? 'kept' : 'outside';
  if (earlier.choice === GIVEN_UP) return 'voted_by_code';
  const isSame = earlier.choice === ballot.choice;
  const mayChange = isOpen && earlier.changes < MOST_CHANGES;
  // The same choice pressed again is logged again: another choice pressed in between may still be on its way.
  if (isSame)
    return ballot.order !== undefined && ballot.order > earlier.order && mayChange ? 'kept' : 'repeated';
  if (orderOf(ballot.order, earlier) <= earlier.order) return 'older';
  if (!isOpen) return 'outside';
  return mayChange ? 'kept' : 'too_many_changes';
}
