/** The round's scoring, kept fresh while the page stands, and changes to it: each answers the whole scoring. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'react-toastify';
import type { AnswerOf } from '#contract/endpoint.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { votingEndpoints } from '#contract/voting/endpoints.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { useLive } from '#web/client/live.ts';

export type Scoring = AnswerOf<typeof resultsEndpoints.scoring>;
export type Row = Scoring['rows'][number];
export type Judge = Scoring['judges'][number];
export type Cell = Row['cells'][number];
export type Doubt = Scoring['doubts'][number];
export type AdminPoll = AnswerOf<typeof votingEndpoints.polls>[number];
export type Result = NonNullable<Scoring['result']>;

const KEY = ['scoring'];
/** Marks reach the page by themselves; the live view says sooner that a sheet came in. */
const REFRESH_MS = 4_000;

export function useScoring() {
  const live = useLive('admin');
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => latest(queries.getQueryData<Scoring>(KEY)),
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const { refetch } = query;
  const { view } = live;
  useEffect(() => {
    if (view) refetch();
  }, [view, refetch]);
  return { ...query, view, timeZone: view?.event.timeZone ?? 'UTC' };
}

/** Asks for what changed since the last answer, and puts it in its place; unchanged rows stay the same objects. */
async function latest(known: Scoring | undefined): Promise<Scoring> {
  if (!known) return call(resultsEndpoints.scoring);
  const answer = await call(resultsEndpoints.scoring, { query: { known: known.stamp } });
  const rows = new Map([...known.rows, ...answer.rows].map((row) => [row.performanceId, row]));
  const inOrder = answer.order.flatMap((id) => rows.get(id) ?? []);
  return inOrder.length === answer.order.length
    ? { ...answer, rows: inOrder }
    : call(resultsEndpoints.scoring);
}

/** Makes a change. `change` answers the scoring after it; a refusal is said in its own words. */
export function useChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: { change: () => Promise<Scoring>; done?: string }) => change(),
    onSuccess: (scoring, { done }) => {
      queries.setQueryData(KEY, scoring);
      if (done !== undefined) toast.success(done);
    },
    onError: (error) => {
      toast.error(sentenceOf(error, 'This was not saved. Try again.'));
      queries.invalidateQueries({ queryKey: KEY });
    },
  });
}

export type Change = ReturnType<typeof useChange>;
