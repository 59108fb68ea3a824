/** What a new event still needs, in the order in which it is done. Pure. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import type { House } from './needs.ts';

export interface SetUpStep {
  title: string;
  detail: string;
  done: boolean;
  to: string;
}

export const setUpSteps = (
  event: AnswerOf<typeof eventsEndpoints.currentEvent>,
  house: House,
): SetUpStep[] => [
  {
    title: 'Say when and where',
    detail: 'Date, doors and place stand on the front page.',
    done: event.startsAt !== null && event.venue !== '',
    to: '/admin/settings',
  },
  {
    title: 'Set up categories',
    detail: 'Leave them out if all acts compete together.',
    done: event.categories.length > 0,
    to: '/admin/categories',
  },
  {
    title: 'Choose what judges score',
    detail: 'Criteria, their weights and the scale.',
    done: (house.criteria?.length ?? 0) > 0,
    to: '/admin/categories',
  },
  {
    title: 'Add judges',
    detail: 'Each gets a link of their own and needs no account.',
    done: (house.judges?.length ?? 0) > 0,
    to: '/admin/judges',
  },
  {
    title: 'Open registration',
    detail: 'Acts register themselves; you can also add them by hand.',
    done: event.registration.state === 'open',
    to: '/admin/settings',
  },
  {
    title: 'Prepare the audience vote',
    detail: 'Which acts, and for how long. It is opened from the live desk.',
    done: (house.polls?.length ?? 0) > 0,
    to: '/admin/scoring',
  },
];
