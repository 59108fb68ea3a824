/** The outbox's calls, which are made again with the same command id until they are answered, and what each answer means for what is held. */
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { CallFailed, call, isRefusedWith } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import type { Outcome, SheetCalls } from './outbox.ts';
import { storedJudge } from './session.ts';

/** A judge's call is given up after this long: over a line that hangs, calls without an end would hold all others up. */
export const ATTEMPT_MS = 8_000;

/**
 * The way to the server of one judge's sheets. Calls carry what the browser has stored, and another tab may have
 * stored another judge since: nothing of this one's goes out under that name, and nothing of that one's comes in.
 */
export const sheetCallsOf = (judgeId: string): SheetCalls => ({
  async panel() {
    if (storedJudge()?.id !== judgeId) return { kind: 'lost' };
    try {
      const panel = await call(judgingEndpoints.panel, { round: undefined, withinMs: ATTEMPT_MS });
      return panel.judge.id === judgeId ? { kind: 'panel', panel } : { kind: 'lost' };
    } catch (error) {
      return { kind: isEnded(error) ? 'ended' : 'lost' };
    }
  },
  async send(performanceId, { commandId, entry }) {
    if (storedJudge()?.id !== judgeId) return { kind: 'lost' };
    try {
      const sheet = await call(judgingEndpoints.saveScoresheet, {
        params: { performanceId },
        body: entry,
        commandId,
        withinMs: ATTEMPT_MS,
      });
      return { kind: 'saved', sheet };
    } catch (error) {
      return outcomeOf(error);
    }
  },
  newCommandId,
});

const isEnded = (error: unknown): boolean => isRefusedWith(error, 'judge_unknown');

/** What a failed attempt means. Anything that is not a plain refusal is no answer, and is tried again. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof CallFailed)) return { kind: 'lost' };
  if (isEnded(error)) return { kind: 'ended' };
  if (error.code === 'stale') return { kind: 'stale', sentence: error.message };
  if (error.code === 'scoring_not_open') return { kind: 'trouble', trouble: { kind: 'waits' } };
  if (error.code === 'scoring_closed')
    return { kind: 'trouble', trouble: { kind: 'locked', sentence: error.message } };
  const passing = error.isUnanswered || error.status === 429 || error.status === 401;
  if (passing || !error.spoken) return { kind: 'lost' };
  return { kind: 'trouble', trouble: { kind: 'refused', sentence: error.message } };
}

/** Tells the server that this device is there, and what it still holds. Resolves to whether it was heard. */
export async function sayPresent(unsent: number): Promise<boolean> {
  try {
    await call(judgingEndpoints.judgeSeen, {
      body: { unsent: Math.min(unsent, 1_000) },
      withinMs: ATTEMPT_MS,
    });
    return true;
  } catch {
    return false;
  }
}
