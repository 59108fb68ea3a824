/** The rooms' lists for the dashboard, each under the key that its own page uses, so that moving there is instant. */
import { useQuery } from '@tanstack/react-query';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { call } from '#web/client/api.ts';
import type { House } from './needs.ts';

const AGAIN_MS = 15_000;

export function useHouse() {
  const event = useQuery({
    queryKey: ['event'],
    queryFn: () => call(eventsEndpoints.currentEvent),
    refetchInterval: AGAIN_MS,
  });
  const again = { refetchInterval: AGAIN_MS, enabled: event.data !== undefined };
  const participants = useQuery({
    queryKey: ['participants'],
    queryFn: () => call(registrationEndpoints.participants),
    ...again,
  });
  const tracks = useQuery({ queryKey: ['tracks'], queryFn: () => call(tracksEndpoints.tracks), ...again });
  const order = useQuery({
    queryKey: ['running-order'],
    queryFn: () => call(lineupEndpoints.runningOrder),
    ...again,
  });
  const judges = useQuery({ queryKey: ['judges'], queryFn: () => call(judgingEndpoints.judges), ...again });
  const criteria = useQuery({
    queryKey: ['criteria'],
    queryFn: () => call(judgingEndpoints.criteria),
    ...again,
  });
  const polls = useQuery({ queryKey: ['polls'], queryFn: () => call(votingEndpoints.polls), ...again });
  const strays = useQuery({
    queryKey: ['stray-tracks'],
    queryFn: () => call(tracksEndpoints.strays),
    ...again,
  });
  const lists = [participants, tracks, order, judges, criteria, polls, strays];
  const house: House = {
    participants: participants.data,
    tracks: tracks.data,
    order: order.data,
    judges: judges.data,
    criteria: criteria.data,
    polls: polls.data,
    strays: strays.data,
  };
  return {
    event,
    house,
    /** Every list was asked for and answered or refused. */
    arrived: lists.every((list) => !list.isPending),
    failed: lists.some((list) => list.isError && list.data === undefined),
    updatedAt: Math.max(...lists.map((list) => list.dataUpdatedAt)),
  };
}
