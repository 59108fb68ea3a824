/** Counting a hall's ballots on the thread that answers everybody: ten thousand with thirty acts each take tens of milliseconds. */
import { type ChoiceCount, type Counting, countSteps, type Tally } from '#domain/voting/tally.ts';
import { yieldToLoop } from '../yield-to-loop.ts';

/**
 * Counts choices a few at a time, letting other work run in between. Counts the choices as they were at the call,
 * whatever is cast meanwhile.
 */
export async function tallyInTurns(
  choices: Iterable<ChoiceCount>,
  counting: Counting | undefined,
): Promise<Tally> {
  const steps = countSteps([...choices], counting);
  for (;;) {
    const step = steps.next();
    await yieldToLoop();
    if (step.done) return step.value;
  }
}
