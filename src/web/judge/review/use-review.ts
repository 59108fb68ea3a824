/** The head judge's review: every act's sheets from the server, and what the head judge decides about them. */
import { useEffect } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { say } from '#web/ui/say.ts';
import { ATTEMPT_MS } from '../sheet-calls.ts';

export type Review = AnswerOf<typeof headJudgeEndpoints.headReview>;
export type ReviewedAct = Review['acts'][number];

const REVIEW = keyOf(headJudgeEndpoints.headReview);
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

/** A decision of the head judge; its answer replaces the review. */
export const useReviewChange = () =>
  useCommands<Review>({ failed: say('review.lost'), puts: REVIEW, changes: [REVIEW] });
