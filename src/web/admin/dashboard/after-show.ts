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
export function stepsAfterShow(scoring: Scoring, event: AdminEvent): Step[] {
  const { result } = scoring;
  const stands = result?.state === 'certified' ? result : undefined;
  const isPublished = stands?.announcements.every((table) => table.state === 'published') ?? false;
  const nobodyScores = scoring.rows.every((row) => row.scoring === 'closed' && row.result === null);
  const steps: (Step | null)[] = [
    nobodyScores
      ? null
      : {
          key: 'certify',
          title: 'The result',
          detail: stands ? `Certified by ${stands.certifiedBy}.` : 'Not certified yet.',
          state: stands ? 'done' : 'todo',
          to: '/admin/scoring',
          action: 'Scoring',
        },
    stands
      ? {
          key: 'publish',
          title: 'For everybody to read',
          detail: isPublished
            ? 'Published. It stays at its own address, also when another event is on.'
            : 'Certified, and not published.',
          state: isPublished ? 'done' : 'todo',
          to: isPublished ? `/rounds/${scoring.round.id}/results` : '/admin/scoring',
          action: isPublished ? 'Results' : 'Publish',
        }
      : null,
    stands
      ? {
          key: 'diplomas',
          title: 'Diplomas',
          detail: 'For places, for awards, and for everybody who was on stage.',
          state: 'byHand',
          to: `/admin/scoring/diplomas/${stands.id}`,
          action: 'Diplomas',
        }
      : null,
    nobodyScores
      ? null
      : {
          key: 'feedback',
          title: 'What judges wrote',
          detail:
            scoring.feedbackReleasedAt === null
              ? 'Performers cannot read it yet.'
              : 'Performers read it on their own pages.',
          state: scoring.feedbackReleasedAt === null ? 'todo' : 'done',
          to: '/admin/scoring',
          action: 'Scoring',
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
  return steps.filter((step) => step !== null);
}

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
