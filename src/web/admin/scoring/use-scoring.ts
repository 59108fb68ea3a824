/** The round's scoring, kept fresh while the page stands, and changes to it: each answers the whole scoring. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { votingEndpoints } from '#contract/voting/endpoints.ts';
import { call } from '#web/client/api.ts';
import { type Answers, keyOf, useRead } from '#web/client/ask.ts';
import { type After, useCommands } from '#web/client/command.ts';
import { useLive } from '#web/client/live.ts';

export type Scoring = AnswerOf<typeof resultsEndpoints.scoring>;
export type Row = Scoring['rows'][number];
export type Judge = Scoring['judges'][number];
export type Cell = Row['cells'][number];
export type Doubt = Scoring['doubts'][number];
export type AdminPoll = AnswerOf<typeof votingEndpoints.polls>[number];
export type Result = NonNullable<Scoring['result']>;

/** Under the round that the page's address names; without one it is the round that is on. */
const scoringOf = (round: string | undefined) => keyOf(resultsEndpoints.scoring, { round });
/** Marks reach the page by themselves; the live view says sooner that a sheet came in. */
const REFRESH_MS = 4_000;

/** The round that the page's address names, if it does. */
export const useNamedRound = (): string | undefined => useSearchParams()[0].get('round') ?? undefined;

export function useScoring() {
  const round = useNamedRound();
  const live = useLive('admin');
  const query = useRead(scoringOf(round), (_signal, before) => latest(round, before), {
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
async function latest(round: string | undefined, known: Scoring | undefined): Promise<Scoring> {
  if (!known) return call(resultsEndpoints.scoring, { round });
  const answer = await call(resultsEndpoints.scoring, { round, query: { known: known.stamp } });
  return withKnown(known, answer) ?? call(resultsEndpoints.scoring, { round });
}

/** What was known with what an answer says anew; null where the two do not add up. */
function withKnown(known: Scoring, answer: Scoring): Scoring | null {
  const rows = new Map([...known.rows, ...answer.rows].map((row) => [row.performanceId, row]));
  const inOrder = answer.order.flatMap((id) => rows.get(id) ?? []);
  if (inOrder.length !== answer.order.length) return null;
  const ranks = new Map([...known.ranks, ...answer.ranks].map((column) => [column.judgeId, column]));
  const same =
    known.rows.length === inOrder.length && inOrder.every((row, index) => row === known.rows[index]);
  return { ...answer, rows: same ? known.rows : inOrder, ranks: [...ranks.values()] };
}

/**
 * The digest of exactly the figures that the page shows. Where they are others by now the page shows those, and there
 * is none: nobody certifies what they did not see.
 */
export async function digestOfShown(
  shown: Scoring,
  named: string | undefined,
  answers: Answers,
): Promise<string | null> {
  const round = shown.round.id;
  const answer = await call(resultsEndpoints.scoring, {
    round,
    query: { known: shown.stamp, digest: 'true' },
  });
  const now = withKnown(shown, answer) ?? (await call(resultsEndpoints.scoring, { round }));
  answers.put(scoringOf(named), now);
  return figuresOf(now) === figuresOf(shown) ? now.digest : null;
}

/** Everything of an answer that certifying is about. By its text: another process of the server sends it all anew. */
const figuresOf = ({
  rules,
  judges,
  rows,
  ranks,
  audience,
  decisions,
  setAside,
  doubts,
  gates,
}: Scoring): string =>
  JSON.stringify([
    rules,
    judges.map(({ id, isHead }) => [id, isHead]),
    rows,
    ranks.toSorted((a, b) => (a.judgeId < b.judgeId ? -1 : 1)),
    [audience, decisions, setAside, doubts, gates],
  ]);

/** After a change, which answers the scoring as it is then; a refusal is said in its own words. */
export function useAfterChange(): After<Scoring> {
  const scoring = scoringOf(useNamedRound());
  return { failed: 'This was not saved. Try again.', puts: scoring, changes: [scoring] };
}

export const useChange = () => useCommands(useAfterChange());

export type Change = ReturnType<typeof useChange>;
