import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnswerOf, Endpoint, QueryOf } from '#contract/endpoint.ts';
import { type CallInput, call, type Given, type Parts } from './api.ts';

/** The name under which an answer is cached; `answers` exists in the type only. */
export type Key<A> = QueryKey & { readonly answers?: A };

/** What a call may be given, part of which names every answer that was asked for with it. */
type Some<E extends Endpoint> = Partial<Given<E>>;

/**
 * The name under which a call's answer is cached; it also stands for every answer whose question begins so.
 * @param asOf what the answer belongs to beside the question: when it changes, the answer is asked for anew
 */
export const keyOf = <E extends Endpoint>(endpoint: E, given?: Some<E>, asOf?: unknown): Key<AnswerOf<E>> => [
  `${endpoint.method} ${endpoint.path}`,
  given ?? {},
  ...(asOf === undefined ? [] : [asOf]),
];

type Kept<A> = UseQueryOptions<A, Error, A, QueryKey>;

/** How an answer is cached and asked for again, by the options of TanStack Query. */
export interface Keeping<A>
  extends Pick<
    Kept<A>,
    | 'enabled'
    | 'gcTime'
    | 'initialData'
    | 'placeholderData'
    | 'refetchInterval'
    | 'retry'
    | 'retryDelay'
    | 'staleTime'
  > {
  /** What the answer belongs to beside the question: another one is asked for when it changes. */
  asOf?: unknown;
}

type Question<E extends Endpoint> =
  Record<never, never> extends Given<E>
    ? [question?: Given<E> & Keeping<AnswerOf<E>>]
    : [question: Given<E> & Keeping<AnswerOf<E>>];

/**
 * What the call answers, once for all parts of the page that ask the same.
 *
 * @example const { data } = useAsk(registrationEndpoints.participant, { params: { id }, retry: false });
 */
export function useAsk<E extends Endpoint>(endpoint: E, ...question: Question<E>): Reading<AnswerOf<E>> {
  return useQuery(toAsk(endpoint, ...question));
}

/** What is known of an answer (the data, an error, whether it is under way), and the function that asks again. */
export type Reading<A> = UseQueryResult<A, Error>;

/** One question in the form that `useAsks` takes. */
export function toAsk<E extends Endpoint>(endpoint: E, ...[question]: Question<E>): Kept<AnswerOf<E>> {
  const {
    params,
    query,
    body,
    round,
    participantToken,
    asOf,
    withinMs,
    ...keeping
  }: Parts & Keeping<AnswerOf<E>> = question ?? {};
  const given = { params, query, body, round, participantToken } as Given<E>;
  return {
    queryKey: keyOf(endpoint, given, asOf),
    queryFn: () => call(endpoint, { ...given, withinMs } as CallInput<E>),
    ...keeping,
  };
}

/** Asks any number of questions; answers are in the same order. */
export const useAsks = <A>(questions: readonly Kept<A>[]): Reading<A>[] => useQueries({ queries: questions });

/**
 * A cached answer that `read` fetches in a way of its own, as when it is merged with the earlier one or made of
 * several calls.
 */
export const useRead = <A>(
  key: Key<A>,
  read: (signal: AbortSignal, before: A | undefined) => Promise<A>,
  keeping: Omit<Keeping<A>, 'asOf'> = {},
): Reading<A> => {
  const queries = useQueryClient();
  return useQuery<A, Error, A, QueryKey>({
    queryKey: key,
    queryFn: ({ signal }) => read(signal, queries.getQueryData<A>(key)),
    ...keeping,
  });
};

/** A long list in pages. `next` says from the last page's answer where the next one begins; null after the last. */
export const useAskPages = <E extends Endpoint, From>(
  endpoint: E,
  queryFrom: (from: From | undefined) => Partial<QueryOf<E>>,
  next: (answer: AnswerOf<E>) => From | null,
  asOf: unknown,
) =>
  useInfiniteQuery<AnswerOf<E>, Error, InfiniteData<AnswerOf<E>>, QueryKey, From | undefined>({
    queryKey: keyOf(endpoint, undefined, asOf),
    queryFn: ({ pageParam }) =>
      call(endpoint, { query: queryFrom(pageParam as From | undefined) } as CallInput<E>),
    initialPageParam: undefined,
    getNextPageParam: (answer) => next(answer) ?? undefined,
  });

/** The answers cached on this page. */
export interface Answers {
  /** Asks again for these answers, and for all whose name begins so; resolves when the new answers are there. */
  askAnew(changed: Changed): Promise<unknown>;
  /** Replaces a cached answer. */
  put<A>(key: Key<A>, answer: A | ((before: A | undefined) => A | undefined)): void;
  /** Forgets every answer, as when somebody else signs in. */
  forget(): void;
}

/** Answers by their names, or every answer that the page shows. */
export type Changed = readonly QueryKey[] | 'everything';

/** The answers cached on this page. */
export function useAnswers(): Answers {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      askAnew: (changed) => askAnew(queries, changed),
      put: (key, answer) => putAnswer(queries, key, answer),
      forget: () => queries.clear(),
    }),
    [queries],
  );
}

const askAnew = (queries: QueryClient, changed: Changed): Promise<unknown> =>
  changed === 'everything'
    ? queries.invalidateQueries()
    : Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));

/**
 * Puts a call’s answer in place of the one that is kept. A reading that is under way may have been answered before
 * the write, and would bring the state before it back onto the screen: it is dropped and made anew.
 */
function putAnswer<T>(
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
