/** What a write was answered, put in the place of what was read before. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts a call’s answer in place of the one that is kept. A reading that is under way may have been answered before
 * the write, and would bring the state before it back onto the screen: it is dropped and made anew.
 */
export function putAnswer<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  answer: T | ((before: T | undefined) => T | undefined),
): void {
  const reading = { queryKey, exact: true, fetchStatus: 'fetching' } as const;
  const isRead = queries.isFetching(reading) > 0;
  if (isRead) void queries.cancelQueries(reading, { silent: true, revert: false });
  queries.setQueryData<T>(queryKey, answer as T);
  if (isRead) void queries.refetchQueries({ queryKey, exact: true });
}
