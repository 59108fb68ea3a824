import type { AnswerOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';

const FRESH_MS = 5_000;

export type Judge = AnswerOf<typeof judgingEndpoints.judges>[number];
export type JudgeSession = Judge['sessions'][number];
export type JudgeLink = AnswerOf<typeof judgingEndpoints.judgeLinks>[number];
export type Criterion = AnswerOf<typeof judgingEndpoints.criteria>[number];
export type Category = AnswerOf<typeof eventsEndpoints.categories>[number];

/** The judges, and what they may be given. */
export function useJudges() {
  const judges = useAsk(judgingEndpoints.judges, { refetchInterval: FRESH_MS });
  const categories = useAsk(eventsEndpoints.categories);
  const criteria = useAsk(judgingEndpoints.criteria);
  return {
    judges: judges.data,
    categories: categories.data ?? [],
    criteria: criteria.data ?? [],
    error: judges.error,
    retry: () => judges.refetch(),
  };
}

/** The links of the panel; only admins get them. */
export const useJudgeLinks = (): JudgeLink[] =>
  useAsk(judgingEndpoints.judgeLinks, { staleTime: Number.POSITIVE_INFINITY }).data ?? [];

/** The cached answers that every change of the panel makes outdated. */
export const PANEL = [keyOf(judgingEndpoints.judges), keyOf(judgingEndpoints.judgeLinks)];
