/** What is left once a round is over, in the order in which it is done. Pure. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { registrationState } from '#domain/events/registration-window.ts';
import { erasureDueAt } from '#domain/registration/retention.ts';
import { showDay } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../use-current-event.ts';
import type { Step } from './before-show.ts';

type Scoring = AnswerOf<typeof resultsEndpoints.scoring>;

/**
 * After the last round, of the whole show, at `now` (ms). `scoring` of the round that was on last; `isErased`: nobody's
 * personal data is left, so that there is nobody to write to.
 */
export function stepsAfterShow(
  scoring: Scoring,
  event: AdminEvent,
  { now, isErased }: { now: number; isErased: boolean },
): Step[] {
  const steps = [
    ...stepsAfterRound(scoring),
    ...(isRegistrationOpen(event, now) ? [stillOpen()] : []),
    ...onceOver(event),
    isErased ? gone() : erasing(event),
  ];
  return isErased ? steps.filter(({ key }) => !TO_PERFORMERS.has(key)) : steps;
}

/** Steps that reach performers, by their letters or on their own pages. */
const TO_PERFORMERS: ReadonlySet<string> = new Set(['feedback', 'thanks']);

const onceOver = (event: AdminEvent): Step[] => [
  {
    key: 'thanks',
    title: say('dashboard.thankActs'),
    detail: event.settings.mailOn ? say('dashboard.thankActsOn') : say('dashboard.thankActsOff'),
    state: event.settings.mailOn ? 'byHand' : 'notNeeded',
    to: '/admin/settings/letters',
    action: say('dashboard.letters'),
  },
  {
    key: 'report',
    title: say('dashboard.nightWent'),
    detail: say('dashboard.nightWentLead'),
    state: 'byHand',
    to: '/admin/report',
    action: say('dashboard.report'),
  },
  {
    key: 'next',
    title: say('dashboard.nextShow'),
    detail: say('dashboard.nextShowLead'),
    state: 'byHand',
    to: '/admin/settings/events',
    action: say('dashboard.allEvents'),
  },
];

/** After a round that others follow: its result alone. `scoring` of that round; none where nobody scored in it. */
export function stepsAfterRound(scoring: Scoring): Step[] {
  const { result } = scoring;
  const stands = result?.state === 'certified' ? result : undefined;
  // Where nobody scored anything there is nothing to tell.
  if (!stands && scoring.rows.every((row) => row.scoring === 'closed' && row.result === null)) return [];
  return [
    {
      key: 'certify',
      title: say('dashboard.result'),
      detail: stands
        ? say('dashboard.certifiedBy', { name: stands.certifiedBy })
        : say('dashboard.notCertified'),
      state: stands ? 'done' : 'todo',
      to: '/admin/scoring',
      action: say('admin.scoring'),
    },
    ...(stands ? [publishing(stands, scoring.round.id), diplomas(stands)] : []),
    ...(scoring.feedbackWritten ? [feedback(scoring)] : []),
  ];
}

const isRegistrationOpen = (event: AdminEvent, now: number): boolean =>
  registrationState(
    {
      mode: event.registrationMode,
      opensAt: event.registrationOpensAt,
      closesAt: event.registrationClosesAt,
    },
    now,
  ) === 'open';

const stillOpen = (): Step => ({
  key: 'registration',
  title: say('dashboard.stillOpen'),
  detail: say('dashboard.stillOpenLead'),
  state: 'todo',
  to: '/admin/settings/registration',
  action: say('dashboard.registration'),
});

const feedback = ({ feedbackReleasedAt }: Scoring): Step => ({
  key: 'feedback',
  title: say('dashboard.feedback'),
  detail: feedbackReleasedAt === null ? say('dashboard.feedbackHidden') : say('dashboard.feedbackShown'),
  state: feedbackReleasedAt === null ? 'todo' : 'done',
  to: '/admin/scoring',
  action: say('admin.scoring'),
});

/** What follows a round that is not the last one. */
export const nextRound = (): Step => ({
  key: 'nextRound',
  title: say('dashboard.nextRound'),
  detail: say('dashboard.nextRoundLead'),
  state: 'byHand',
  to: '/admin/scoring',
  action: say('admin.scoring'),
});

type Result = NonNullable<Scoring['result']>;

function publishing({ announcements }: Result, round: string): Step {
  const isPublished = announcements.every((table) => table.state === 'published');
  return {
    key: 'publish',
    title: say('dashboard.publishing'),
    detail: isPublished ? say('dashboard.published') : say('dashboard.notPublished'),
    state: isPublished ? 'done' : 'todo',
    to: isPublished ? `/rounds/${round}/results` : '/admin/scoring',
    action: isPublished ? say('dashboard.results') : say('dashboard.publish'),
  };
}

const diplomas = ({ id }: Result): Step => ({
  key: 'diplomas',
  title: say('dashboard.diplomas'),
  detail: say('dashboard.diplomasLead'),
  state: 'byHand',
  to: `/admin/scoring/diplomas/${id}`,
  action: say('dashboard.diplomas'),
});

function erasing({ startsAt, timeZone, updatedAt, settings: { eraseAfterDays } }: AdminEvent): Step {
  const due = erasureDueAt({ startsAt, updatedAt, eraseAfterDays });
  return {
    ...personalData(),
    detail:
      due === undefined
        ? say('dashboard.dataKept')
        : say('dashboard.dataErased', { day: showDay(due, timeZone) }),
    state: due === undefined ? 'todo' : 'notNeeded',
  };
}

const gone = (): Step => ({ ...personalData(), detail: say('dashboard.dataGone'), state: 'done' });

const personalData = () => ({
  key: 'erase',
  title: say('dashboard.personalData'),
  to: '/admin/settings/data',
  action: say('dashboard.personalData'),
});
