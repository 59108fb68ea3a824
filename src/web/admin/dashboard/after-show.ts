/** What is left once the last round is over, in the order in which it is done. Pure. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showDay } from '#web/ui/format.ts';
import type { Step } from './before-show.ts';

type Scoring = AnswerOf<typeof resultsEndpoints.scoring>;
type AdminEvent = AnswerOf<typeof eventsEndpoints.events>[number];

const DAY = 86_400_000;

/** `scoring` of the round that was on last. */
export const stepsAfterShow = (scoring: Scoring, event: AdminEvent): Step[] => [
  ...aboutTheResult(scoring),
  {
    key: 'thanks',
    title: 'Thanks to the acts',
    detail: event.settings.mailOn
      ? 'A letter to each that was on stage, with its place and awards where they are published.'
      : 'Letters are off for this event.',
    state: event.settings.mailOn ? 'byHand' : 'notNeeded',
    to: '/admin/settings/letters',
    action: 'Letters',
  },
  {
    key: 'report',
    title: 'How the night went',
    detail: 'Each item against its plan, to keep for the next one.',
    state: 'byHand',
    to: '/admin/report',
    action: 'Show report',
  },
  {
    key: 'next',
    title: 'The next show',
    detail: 'Begin it as a copy of this one, or keep this one as a template.',
    state: 'byHand',
    to: '/admin/settings/events',
    action: 'All events',
  },
  erasing(event),
];

function aboutTheResult(scoring: Scoring): Step[] {
  const { result, feedbackReleasedAt } = scoring;
  const stands = result?.state === 'certified' ? result : undefined;
  // Where nobody scored anything there is nothing to tell.
  if (!stands && scoring.rows.every((row) => row.scoring === 'closed' && row.result === null)) return [];
  return [
    {
      key: 'certify',
      title: 'The result',
      detail: stands ? `Certified by ${stands.certifiedBy}.` : 'Not certified yet.',
      state: stands ? 'done' : 'todo',
      to: '/admin/scoring',
      action: 'Scoring',
    },
    ...(stands ? [publishing(stands, scoring.round.id), diplomas(stands)] : []),
    {
      key: 'feedback',
      title: 'What judges wrote',
      detail:
        feedbackReleasedAt === null
          ? 'Performers cannot read it yet.'
          : 'Performers read it on their own pages.',
      state: feedbackReleasedAt === null ? 'todo' : 'done',
      to: '/admin/scoring',
      action: 'Scoring',
    },
  ];
}

type Result = NonNullable<Scoring['result']>;

function publishing({ announcements }: Result, round: string): Step {
  const isPublished = announcements.every((table) => table.state === 'published');
  return {
    key: 'publish',
    title: 'For everybody to read',
    detail: isPublished
      ? 'Published. It stays at its own address, also when another event is on.'
      : 'Certified, and not published.',
    state: isPublished ? 'done' : 'todo',
    to: isPublished ? `/rounds/${round}/results` : '/admin/scoring',
    action: isPublished ? 'Results' : 'Publish',
  };
}

const diplomas = ({ id }: Result): Step => ({
  key: 'diplomas',
  title: 'Diplomas',
  detail: 'For places, for awards, and for everybody who was on stage.',
  state: 'byHand',
  to: `/admin/scoring/diplomas/${id}`,
  action: 'Diplomas',
});

function erasing({ startsAt, timeZone, settings: { eraseAfterDays } }: AdminEvent): Step {
  const on =
    startsAt === null || eraseAfterDays === null ? null : showDay(startsAt + eraseAfterDays * DAY, timeZone);
  return {
    key: 'erase',
    title: 'Personal data',
    detail:
      on === null
        ? 'Kept until somebody erases it. Names of acts and results stay.'
        : `Erased by itself on ${on}. Names of acts and results stay.`,
    state: on === null ? 'todo' : 'notNeeded',
    to: '/admin/settings/data',
    action: 'Personal data',
  };
}
