/** What stands under "Voting is closed". */
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import type { VotersPoll } from './use-ballot.ts';

/**
 * What became of this device's vote. `announced`: the result is not to come on stage any more, because it can be read or
 * because the show is over.
 */
export function closedWords(
  { mine, closedAt }: Pick<VotersPoll, 'mine' | 'closedAt'>,
  timeZone: string,
  announced: boolean,
): string {
  if (mine)
    return mine.choice.length === 0
      ? say('vote.closedActLeft')
      : say(announced ? 'vote.closedCountedTold' : 'vote.closedCounted', {
          time: showTimeToTheSecond(mine.votedAt, timeZone),
        });
  return closedAt === null
    ? say('vote.closedNone')
    : say('vote.closedNoneBefore', { time: showTimeToTheSecond(closedAt, timeZone) });
}
