/**
 * What becomes of a ballot beside the one that its voter has in already.
 *
 * Networks repeat and delay what is sent, so the time of arrival does not say which of two ballots a person meant
 * last. Each ballot carries its voter's own order, which grows with every press, and the highest one counts. One
 * that carries none is taken for newer than all before it.
 */
import { type PollWindow, takesBallot } from './poll.ts';

/** More often than anybody changes their mind in a vote, and few enough that no program fills the log by it. */
export const MOST_CHANGES = 100;

/** The choice of a device whose holder voted by a code: it gives nobody anything, and nothing comes after it. */
export const GIVEN_UP = '';
/** Above every order that a voter may send. */
export const LAST_ORDER = Number.MAX_SAFE_INTEGER;

/** A ballot that has come. `order` is its voter's own. */
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
 * `kept`: it goes into the log; `repeated`: it is there already; the others are refused: it is `older` than the one
 * that counts, its device `voted_by_code`, it came `outside` the window, or one change too many.
 */
export type Becomes = 'kept' | 'repeated' | 'older' | 'voted_by_code' | 'outside' | 'too_many_changes';

/** The order of a ballot beside the one before it. */
export const orderOf = (
  order: number | undefined,
  earlier: Pick<EarlierBallot, 'order'> | undefined,
): number => order ?? (earlier?.order ?? 0) + 1;

/** What becomes of a ballot. `window` is undefined where there is no such poll. */
export function becomes(
  ballot: CastBallot,
  earlier: EarlierBallot | undefined,
  window: PollWindow | undefined,
): Becomes {
  const isOpen = window !== undefined && takesBallot(window, ballot.at);
  if (!earlier) return isOpen ? 'kept' : 'outside';
  if (earlier.choice === GIVEN_UP) return 'voted_by_code';
  const isSame = earlier.choice === ballot.choice;
  const mayChange = isOpen && earlier.changes < MOST_CHANGES;
  // Pressed anew, the same choice is noted anew: what was pressed between the two may still be on its way.
  if (isSame)
    return ballot.order !== undefined && ballot.order > earlier.order && mayChange ? 'kept' : 'repeated';
  if (orderOf(ballot.order, earlier) <= earlier.order) return 'older';
  if (!isOpen) return 'outside';
  return mayChange ? 'kept' : 'too_many_changes';
}
