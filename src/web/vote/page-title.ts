/** What the tab of the ballot says, first of all where one's vote is. */
import type { Outbox } from './use-outbox.ts';

export function pageTitle(poll: { mine: unknown } | undefined, outbox: Outbox['kind']): string {
  if (outbox === 'waiting') return 'Still trying';
  if (outbox === 'refused') return 'Not counted';
  if (!poll) return 'Vote';
  return poll.mine ? 'Your vote is in' : 'Choose and vote';
}
