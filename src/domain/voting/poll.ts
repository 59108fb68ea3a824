/**
 * When a poll takes ballots. The window is half open: a ballot counts when it arrives at or after the opening
 * and before the close, by the server's clock. Nothing ticks: a poll whose deadline has passed is closed for
 * everybody by comparison, whatever was last written about it.
 */

export const POLL_STATES = ['draft', 'open', 'closing', 'closed'] as const;
/** `closing`: open, with its close announced. */
export type PollState = (typeof POLL_STATES)[number];

/**
 * Who sees the votes: nobody before they are published, everybody as they come in, or everybody once the poll is
 * closed.
 */
export const POLL_SHOWN = ['hidden', 'live', 'end'] as const;
export type PollShown = (typeof POLL_SHOWN)[number];

/** Whether everybody may see the votes now. */
export const showsVotes = (poll: { shown: PollShown; state: PollState }): boolean =>
  poll.state !== 'draft' && (poll.shown === 'live' || (poll.shown === 'end' && poll.state === 'closed'));

/** What decides whether a poll takes ballots. Instants in ms. */
export interface PollWindow {
  state: PollState;
  openedAt: number | null;
  /** The announced close; null for a poll that is closed by hand. */
  closesAt: number | null;
  closedAt: number | null;
}

/** Whether a poll in this state takes votes: also once its close is announced. */
export const isOpen = ({ state }: { state: PollState }): boolean => state === 'open' || state === 'closing';

/** The poll as it is at `now` (ms): one whose deadline has passed was closed at that deadline. */
export function pollAt<P extends PollWindow>(poll: P, now: number): P {
  return isOpen(poll) && poll.closesAt !== null && poll.closesAt <= now
    ? { ...poll, state: 'closed', closedAt: poll.closesAt }
    : poll;
}

/** Whether a ballot that arrived at `arrivedAt` (ms) counts. */
export function takesBallot(poll: PollWindow, arrivedAt: number): boolean {
  return (
    isOpen(poll) &&
    poll.openedAt !== null &&
    poll.openedAt <= arrivedAt &&
    (poll.closesAt === null || arrivedAt < poll.closesAt)
  );
}

/** Whether the poll is open at `now` (ms). */
export const isOpenAt = (poll: PollWindow, now: number): boolean => isOpen(pollAt(poll, now));
