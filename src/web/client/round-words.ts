/** How screens speak of the round that is on. A show of one round never reads the word. */
import type { LiveViews } from '#contract/live/views.ts';

type Round = LiveViews['audience']['round'];

/** "Heat 1", or "The show" where there is no other round. */
export const showName = ({ of, name }: Round): string => (of > 1 ? name : 'The show');

/** Once its show is over: what is over, and what people are told after it. The evening is over with the last round only. */
export function overWords(round: Round): { over: string; after: string; last: boolean } {
  const last = round.follows === 'nothing';
  return {
    over: `${last ? 'The show' : showName(round)} is over`,
    after: round.follows === 'more' ? 'More follows.' : 'Thank you for being there.',
    last,
  };
}
