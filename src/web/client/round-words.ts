/** How screens speak of the round that is on. A show of one round never reads the word. */
import type { LiveViews } from '#contract/live/views.ts';
import { say } from '#web/ui/say.ts';

type Round = LiveViews['audience']['round'];

/** What a round's show is called: "Heat 1", or "The show" where there is no other round. */
export const showName = ({ of, name }: Round): string => (of > 1 ? name : say('ui.theShow'));

/**
 * What people are told once a round's show is over: what is over, and what comes after it. `last`: nothing
 * follows, so the evening is over.
 */
export function overWords(round: Round): { over: string; after: string; last: boolean } {
  const last = round.follows === 'nothing';
  return {
    over: last || round.of === 1 ? say('ui.showOver') : say('ui.roundOver', { round: round.name }),
    after: say(round.follows === 'more' ? 'ui.moreFollows' : 'ui.thanks'),
    last,
  };
}
