/** What the tab of the ballot says, first of all where one's vote is. */
import { say } from '#web/ui/say.ts';
import type { Outbox } from './use-outbox.ts';

export function pageTitle(poll: { mine: unknown } | undefined, outbox: Outbox['kind']): string {
  if (outbox === 'waiting') return say('vote.titleTrying');
  if (outbox === 'refused') return say('vote.notCounted');
  if (!poll) return say('vote.vote');
  return say(poll.mine ? 'vote.titleIn' : 'vote.titleChoose');
}
