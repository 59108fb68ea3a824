/** The round's scoring, kept fresh while the page stands, and changes to it: each answers the whole scoring. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { votingEndpoints } from '#contract/voting/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { type After, useCommands } from '#web/client/command.ts';
import { useLive } from '#web/client/live.ts';
import { say } from '#web/ui/say.ts';

export type Scoring = AnswerOf<typeof resultsEndpoints.scoring>;
export type ScoredAct = Scoring['rows'][number];
export type Judge = Scoring['judges'][number];
export type Cell = ScoredAct['cells'][number];
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
  const query = useAsk(resultsEndpoints.scoring, { round, refetchInterval: REFRESH_MS, retry: false });
  const { refetch } = query;
  const { view } = live;
  useEffect(() => {
    if (view) refetch();
  }, [view, refetch]);
  return { ...query, view, timeZone: view?.event.timeZone ?? 'UTC' };
}

/** After a change, which answers the scoring as it is then; a refusal is said in its own words. */
export function useAfterChange(): After<Scoring> {
  const scoring = scoringOf(useNamedRound());
  return { failed: say('desk.notSaved'), puts: scoring, changes: [scoring] };
}

export const useChange = () => useCommands(useAfterChange());

export type Change = ReturnType<typeof useChange>;

/** What a part of the page is drawn from, and what it changes it by. */
export interface ScoringPart {
  scoring: Scoring;
  change: Change;
}

export interface ScoringDialog extends ScoringPart {
  onClose: () => void;
}
