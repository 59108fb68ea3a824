/** The event's rounds, and changing them: every answer is the whole list. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { say } from '#web/ui/say.ts';
import { useNamedRound } from '../use-scoring.ts';

export type RoundList = AnswerOf<typeof roundsEndpoints.rounds>;
export type RoundInList = RoundList[number];

/** The rounds; `stamp` is anything that changes when a result does. */
export const useRounds = (stamp: string) =>
  useAsk(roundsEndpoints.rounds, {
    round: useNamedRound(),
    asOf: stamp,
    retry: false,
    placeholderData: (before) => before,
  });

export const afterChange = () => ({ failed: say('desk.notSaved'), changes: 'everything' }) as const;

export const useRoundChange = () => useCommands(afterChange());

/** Whether acts may still be moved into or out of the round. */
export const isSeedable = (round: RoundInList): boolean =>
  round.show === 'waiting' && !round.scored && round.from.length === 0;
