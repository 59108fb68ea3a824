/** The acts from the server, kept fresh, and the decisions that change many of them. */
import { useMemo } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { countsEndpoints } from '#contract/show/counts.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import type { ParticipantStatus } from '#domain/registration/status.ts';
import { call } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand, usePress } from '#web/client/command.ts';
import { inGroups } from '#web/ui/in-groups.ts';
import { say } from '#web/ui/say.ts';
import { actsOf } from './acts.ts';
import { useQuestions } from './own-answers.ts';

const FRESH_MS = 10_000;
const UPLOADING_MS = 2_000;
/** As many as one call takes. */
const AT_ONCE = 500;

/** Everything that shows acts. */
export const ACTS = [
  keyOf(registrationEndpoints.participants),
  keyOf(registrationEndpoints.participant),
  keyOf(tracksEndpoints.tracks),
  keyOf(countsEndpoints.counts),
  keyOf(showEndpoints.show),
];
/** The name of one act's cached answer, as its page asks for it. */
export const actKey = (id: string) => keyOf(registrationEndpoints.participant, { params: { id } });
export const historyKey = (id: string) => keyOf(registrationEndpoints.participantHistory, { params: { id } });

/** All acts of the current event. `acts` is undefined until they are loaded. */
export function useActs() {
  const participants = useAsk(registrationEndpoints.participants, { refetchInterval: FRESH_MS });
  const tracks = useAsk(tracksEndpoints.tracks, {
    refetchInterval: ({ state }) =>
      state.data?.some(({ upload }) => upload?.moving) ? UPLOADING_MS : FRESH_MS,
  });
  const categories = useAsk(eventsEndpoints.categories);
  const questions = useQuestions();
  const acts = useMemo(
    () =>
      participants.data && tracks.data && categories.data
        ? actsOf(participants.data, tracks.data, categories.data, questions)
        : undefined,
    [participants.data, tracks.data, categories.data, questions],
  );
  const queries = [participants, tracks, categories];
  return {
    acts,
    categories: categories.data ?? [],
    error: queries.find((query) => query.error)?.error ?? null,
    /** When what is shown was last true, in ms. */
    shownAt: participants.dataUpdatedAt,
    retry: () => Promise.all(queries.map((query) => query.refetch())),
  };
}

/** A new status for one act. */
export interface StatusChange {
  id: string;
  status: ParticipantStatus;
}

/** Gives many acts a status; the answer says what was done and what could not be. */
export function useStatusChange() {
  return usePress(
    async (changes: readonly StatusChange[], commandId) => {
      const parts = inGroups(changes, AT_ONCE);
      const answers = [];
      for (const [at, part] of parts.entries())
        answers.push(
          await call(registrationEndpoints.setStatuses, {
            body: { changes: part },
            commandId: `${commandId}-${at}`,
          }),
        );
      return {
        changed: answers.flatMap(({ changed }) => changed),
        refused: answers.flatMap(({ refused }) => refused),
      };
    },
    { changes: ACTS },
  );
}

/** Checks an act in, or takes that back. */
export const useCheckIn = () =>
  useCommand(registrationEndpoints.checkIn, {
    failed: say('acts.notSavedAway'),
    changes: ACTS,
  });
