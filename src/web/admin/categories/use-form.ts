/** Categories and criteria from the server, and changing them. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import type { AnswerOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';

export type Category = AnswerOf<typeof eventsEndpoints.categories>[number];
export type Criterion = AnswerOf<typeof judgingEndpoints.criteria>[number];

const CATEGORIES = keyOf(eventsEndpoints.categories);
const CRITERIA = keyOf(judgingEndpoints.criteria);

/** Both lists; each undefined until it is there. */
export function useForm() {
  const categories = useAsk(eventsEndpoints.categories);
  const criteria = useAsk(judgingEndpoints.criteria);
  return {
    categories: categories.data,
    criteria: criteria.data,
    error: categories.error ?? criteria.error,
    retry: () => Promise.all([categories.refetch(), criteria.refetch()]),
  };
}

/** A change to either list. Afterwards both are read again; with `failed` a failure is said in a toast. */
export function useFormChange<Input>(change: (input: Input) => Promise<unknown>, failed?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => failed !== undefined && toast.error(sentenceOf(error, failed)),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: CATEGORIES }),
        queries.invalidateQueries({ queryKey: CRITERIA }),
        queries.invalidateQueries({ queryKey: keyOf(eventsEndpoints.currentEvent) }),
      ]),
  });
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
