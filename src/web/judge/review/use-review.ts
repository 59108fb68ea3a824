/** The head judge's review: every act's sheets from the server, and what the head judge decides about them. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'react-toastify';
import type { AnswerOf } from '#contract/endpoint.ts';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { putAnswer } from '#web/client/put-answer.ts';
import { ATTEMPT_MS } from '../wire.ts';

export type Review = AnswerOf<typeof headJudgeEndpoints.headReview>;
export type ReviewedAct = Review['acts'][number];

const KEY = keyOf(headJudgeEndpoints.headReview);
const FRESH_MS = 4_000;

/** `version` of the show, so that a lock at the desk is here at once. Nothing is asked for while the line is down. */
export function useReview(reviews: boolean, connected: boolean, version: number) {
  const query = useAsk(headJudgeEndpoints.headReview, {
    withinMs: ATTEMPT_MS,
    enabled: reviews && connected,
    refetchInterval: FRESH_MS,
    retry: false,
  });
  const { refetch, data } = query;
  const asked = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the show moved on, so an act may have been locked
  useEffect(() => {
    if (asked) void refetch();
  }, [version, asked, refetch]);
  return query;
}

/** One decision; it answers the review after it. */
export function useReviewChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ make }: { make: () => Promise<Review>; done: string }) => make(),
    onSuccess: (review, { done }) => {
      putAnswer(queries, KEY, review);
      toast.success(done);
    },
    onError: (error) => {
      toast.error(sentenceOf(error, 'This did not arrive. Try again.'));
      void queries.invalidateQueries({ queryKey: KEY });
    },
  });
}
