/** The event's rounds, and changing them: every answer is the whole list. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import type { AnswerOf } from '#contract/endpoint.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';

export type RoundList = AnswerOf<typeof roundsEndpoints.rounds>;
export type RoundInList = RoundList[number];

/** The rounds; `stamp` is anything that changes when a result does. */
export const useRounds = (stamp: string) =>
  useAsk(roundsEndpoints.rounds, { asOf: stamp, retry: false, placeholderData: (before) => before });

export interface RoundChange {
  make: () => Promise<unknown>;
  /** Said once it is done. */
  done?: string;
}

export function useRoundChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ make }: RoundChange) => make(),
    onSuccess: (_made, { done }) => {
      if (done !== undefined) toast.success(done);
    },
    onError: (error) => toast.error(sentenceOf(error, 'This was not saved. Try again.')),
    // Also after a failure: it may be done, and only its answer lost.
    onSettled: () => queries.invalidateQueries(),
  });
}

/** Whether acts may still be moved into or out of it. */
export const isSeedable = (round: RoundInList): boolean =>
  round.show === 'waiting' && !round.scored && round.from.length === 0;
