/** What the ballot's page says while no vote is open. */
import type { LiveViews } from '#contract/live/views.ts';
import { overWords } from '#web/client/round-words.ts';

type AudienceView = LiveViews['audience'];

/** `view` is undefined until the live connection has brought it. */
export function sayings(view: AudienceView | undefined, hasEvent: boolean): { title: string; lead: string } {
  if (!hasEvent)
    return {
      title: 'There is nothing to vote on yet',
      lead: 'This page fills by itself once an event is set up.',
    };
  const keep = 'Keep this page open. The ballot appears here by itself, even if the Wi-Fi drops for a while.';
  if (view?.phase === 'finished') {
    const { over, after, last } = overWords(view.round);
    if (view.round.follows === 'more')
      return { title: over, lead: `${after} If it has a vote, it opens here.` };
    return { title: over, lead: last ? `There is no vote any more. ${after}` : after };
  }
  const poll = view?.nextPoll;
  if (poll && poll.opensAfterNumber !== null)
    return { title: `Voting opens after act ${poll.opensAfterNumber}`, lead: keep };
  if (poll) return { title: 'Voting is not open yet', lead: keep };
  return { title: 'No vote is planned right now', lead: 'If one opens, the ballot appears here by itself.' };
}
