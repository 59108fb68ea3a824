import type { AnswerOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';

export type Category = AnswerOf<typeof eventsEndpoints.categories>[number];
export type Criterion = AnswerOf<typeof judgingEndpoints.criteria>[number];

/** The cached answers that every change of categories or criteria makes outdated. */
export const LISTS = [
  keyOf(eventsEndpoints.categories),
  keyOf(judgingEndpoints.criteria),
  keyOf(eventsEndpoints.currentEvent),
];

/** Both lists; each undefined until it is there. */
export function useCriteria() {
  const categories = useAsk(eventsEndpoints.categories);
  const criteria = useAsk(judgingEndpoints.criteria);
  return {
    categories: categories.data,
    criteria: criteria.data,
    error: categories.error ?? criteria.error,
    retry: () => Promise.all([categories.refetch(), criteria.refetch()]),
  };
}

/** The ids with one moved up or down by a place. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  const next = [...ids];
  const other = next[to];
  if (from < 0 || other === undefined) return next;
  next[to] = id;
  next[from] = other;
  return next;
}
