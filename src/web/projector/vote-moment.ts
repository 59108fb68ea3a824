/** What the vote's picture says. It closes by the clock on its own, whether or not the server is heard. */
import type { ProjectorView } from '#contract/live/views.ts';

export type VoteMoment = 'soon' | 'open' | 'closing' | 'closed';

/** `now` is the server's time in ms. Past its end an open poll is closing until the server says that it is closed. */
export function voteMoment(poll: ProjectorView['poll'], now: number): VoteMoment {
  if (poll === null || poll.state === 'draft') return 'soon';
  if (poll.state !== 'open' && poll.state !== 'closing') return 'closed';
  return poll.closesAt !== null && poll.closesAt <= now ? 'closing' : 'open';
}
