/** Points off for running over, straight from the desk's clock: what it costs stands in the round's rules. */
import { toast } from 'react-toastify';
import { officeEndpoints } from '#contract/results/office.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';

/** Tells the rules how long the act is over its time; a later press replaces an earlier one. */
export async function takeOffForOverrun(performanceId: string, overrunMs: number): Promise<void> {
  try {
    const { points, units } = await call(officeEndpoints.deductOverrun, {
      body: { performanceId, overrunMs: Math.round(overrunMs) },
      commandId: newCommandId(),
    });
    toast.success(units === 0 ? 'Within the grace: nothing is taken off.' : `Taken off for time: ${points}.`);
  } catch (error) {
    toast.error(sentenceOf(error, 'This was not kept. Try again.'));
  }
}
