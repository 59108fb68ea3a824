/** What the ballot's page says while no vote is open. */
import type { LiveViews } from '#contract/live/views.ts';
import { overWords } from '#web/client/round-words.ts';
import { say } from '#web/ui/say.ts';

type AudienceView = LiveViews['audience'];

/** `view` is undefined until the live connection has brought it. */
export function sayings(view: AudienceView | undefined, hasEvent: boolean): { title: string; lead: string } {
  if (!hasEvent)
    return {
      title: say('vote.nothingYet'),
      lead: say('vote.nothingYetLead'),
    };
  const keep = say('vote.keepOpen');
  if (view?.phase === 'finished') {
    const { over, after, last } = overWords(view.round);
    if (view.round.follows === 'more') return { title: over, lead: say('vote.opensHere', { after }) };
    return { title: over, lead: last ? say('vote.noVoteAnyMore', { after }) : after };
  }
  const poll = view?.nextPoll;
  if (poll && poll.opensAfterNumber !== null)
    return { title: say('vote.opensAfter', { number: poll.opensAfterNumber }), lead: keep };
  if (poll) return { title: say('vote.notOpenYet'), lead: keep };
  return { title: say('vote.noVotePlanned'), lead: say('vote.noVotePlannedLead') };
}
