/** The rooms' lists for the dashboard, each under the key that its own page uses, so that moving there is instant. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { operatingEndpoints } from '#contract/operating/endpoints.ts';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import type { EventLists } from './event-lists.ts';

const AGAIN_MS = 15_000;
/** How the server does is measured for minutes, and its answer is long. */
const LOAD_AGAIN_MS = 60_000;

export function useEventLists() {
  const { isAdmin } = useAuth();
  const event = useAsk(eventsEndpoints.currentEvent, { refetchInterval: AGAIN_MS });
  const again = { refetchInterval: AGAIN_MS, enabled: event.data !== undefined };
  const participants = useAsk(registrationEndpoints.participants, { ...again });
  const tracks = useAsk(tracksEndpoints.tracks, { ...again });
  const order = useAsk(lineupEndpoints.runningOrder, { round: undefined, ...again });
  const judges = useAsk(judgingEndpoints.judges, { ...again });
  const criteria = useAsk(judgingEndpoints.criteria, { ...again });
  const polls = useAsk(votingEndpoints.polls, { round: undefined, ...again });
  const strays = useAsk(tracksEndpoints.strays, { ...again });
  const pictures = useAsk(picturesEndpoints.actPictures, { ...again });
  // Nobody waits for it.
  const load = useAsk(operatingEndpoints.load, { enabled: isAdmin, refetchInterval: LOAD_AGAIN_MS });
  const plan = useAsk(reportEndpoints.cueSheet, { round: undefined, ...again });
  const report = useAsk(reportEndpoints.showReport, { round: undefined, ...again });
  const asked = [participants, tracks, order, judges, criteria, polls, strays, pictures, plan, report];
  const lists: EventLists = {
    participants: participants.data,
    tracks: tracks.data,
    order: order.data,
    judges: judges.data,
    criteria: criteria.data,
    polls: polls.data,
    strays: strays.data,
    pictures: pictures.data,
    report: report.data,
    load: load.data,
  };
  return {
    event,
    lists,
    /** The running order with its times. */
    plan: plan.data,
    /** Every list was asked for and answered or refused. */
    arrived: asked.every((list) => !list.isPending),
    failed: asked.some((list) => list.isError && list.data === undefined),
    updatedAt: Math.max(...asked.map((list) => list.dataUpdatedAt)),
  };
}
