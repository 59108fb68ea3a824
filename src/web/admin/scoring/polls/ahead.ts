/** Whether publishing the count of a vote tells something before the stage does. */
import type { AdminPoll, Result } from '../use-scoring.ts';

type KnownResult = Pick<Result, 'state'> & {
  announcements: readonly Pick<Result['announcements'][number], 'state' | 'shownSteps' | 'stepsTotal'>[];
};

/**
 * Whether the list of the vote's ballots would say who leads it while nobody in the hall knows: as long as its votes are
 * not shown anyway, and not all of the round's result was certified and told.
 */
export function tellsAhead({ shown }: Pick<AdminPoll, 'shown'>, result: KnownResult | null): boolean {
  if (shown !== 'hidden') return false;
  if (result?.state !== 'certified') return true;
  return result.announcements.some(
    ({ state, shownSteps, stepsTotal }) => state !== 'published' && shownSteps < stepsTotal,
  );
}
