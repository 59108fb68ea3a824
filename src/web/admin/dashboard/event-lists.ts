/** What the rooms know of an event, for the dashboard; and which acts are still to come. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { judgingEndpoints } from '#contract/judging/endpoints.ts';
import type { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import type { operatingEndpoints } from '#contract/operating/endpoints.ts';
import type { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { reportEndpoints } from '#contract/show/report.ts';
import type { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import type { votingEndpoints } from '#contract/voting/endpoints.ts';

/** The rooms' lists; what has not arrived yet is undefined and says nothing. */
export interface EventLists {
  participants: AnswerOf<typeof registrationEndpoints.participants> | undefined;
  tracks: AnswerOf<typeof tracksEndpoints.tracks> | undefined;
  order: AnswerOf<typeof lineupEndpoints.runningOrder> | undefined;
  judges: AnswerOf<typeof judgingEndpoints.judges> | undefined;
  criteria: AnswerOf<typeof judgingEndpoints.criteria> | undefined;
  polls: AnswerOf<typeof votingEndpoints.polls> | undefined;
  strays: AnswerOf<typeof tracksEndpoints.strays> | undefined;
  pictures: AnswerOf<typeof picturesEndpoints.actPictures> | undefined;
  report: AnswerOf<typeof reportEndpoints.showReport> | undefined;
  /** Of an account that may not ask for it undefined too. */
  load: AnswerOf<typeof operatingEndpoints.load> | undefined;
}

export type Participant = NonNullable<EventLists['participants']>[number];

/** The items of the order that have been on stage, or are. */
export const startedIn = ({ report }: Pick<EventLists, 'report'>): Set<string> =>
  new Set(report?.rows.filter(({ startedAt }) => startedAt !== null).map(({ itemId }) => itemId));

/** Accepted acts but those that have been on: nothing keeps them off the stage any more, nor is anything wanted of them. */
export function actsToCome({ participants, order, report }: EventLists): Participant[] {
  const started = startedIn({ report });
  const places = order?.items.filter(({ scratched }) => !scratched) ?? [];
  const been = new Set(places.flatMap(({ id, act }) => (act && started.has(id) ? [act.participantId] : [])));
  for (const { id, act } of places) if (act && !started.has(id)) been.delete(act.participantId);
  return participants?.filter(({ id, status }) => status === 'accepted' && !been.has(id)) ?? [];
}
