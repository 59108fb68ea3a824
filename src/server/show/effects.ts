/** Carries out in the other rooms what a step of the show means there, inside the step's own transaction. */
import type { Effect } from '#domain/show/effect.ts';
import { setScoring } from '../judging/scoring-commands.ts';
import { setScratched } from '../lineup/commands.ts';
import { publishTable, revealTo } from '../results/announce.ts';
import type { Announced } from '../results/queries.ts';
import type { Work } from '../store/write.ts';
import { closePoll, openPoll, setPollDeadline, takeBackPoll } from '../voting/window.ts';

/**
 * Carries out one effect of a step. `tables` are the round's results as the step begins. A room that refuses undoes the
 * whole step.
 */
export async function apply(work: Work, tables: readonly Announced[], effect: Effect): Promise<void> {
  switch (effect.room) {
    case 'lineup':
      // How far an item is belongs to the show; the running order itself keeps only that it was scratched.
      return setScratched(work, effect.itemId, effect.status === 'scratched', effect.reason);
    case 'judging':
      return setScoring(work, [effect.performanceId], effect.window, {
        why: effect.reason,
        closesAt: effect.closesAt ?? null,
      });
    case 'voting':
      return applyToPoll(work, effect);
    case 'results':
      return applyToResult(work, tables, effect);
  }
}

async function applyToPoll(work: Work, effect: Extract<Effect, { room: 'voting' }>): Promise<void> {
  switch (effect.kind) {
    case 'poll_opened':
      return openPoll(work, effect.pollId, effect);
    case 'poll_deadline':
      return setPollDeadline(work, effect.pollId, effect.closesAt);
    case 'poll_taken_back':
      return takeBackPoll(work, effect.pollId, effect.putBack);
    case 'poll_closed':
      await closePoll(work, effect.pollId);
  }
}

async function applyToResult(
  work: Work,
  tables: readonly Announced[],
  effect: Extract<Effect, { room: 'results' }>,
): Promise<void> {
  switch (effect.kind) {
    case 'result_revealing':
      return revealTo(work, tables, effect.resultId, effect.step);
    case 'result_published':
      return publishTable(work, tables, effect.resultId);
    case 'reveal_stopped':
      // What was told stays told; the show alone knows that nobody is telling now.
      return;
  }
}
