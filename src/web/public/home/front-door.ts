/** What the front door says and offers, from the event and the show. Pure: the page only draws it. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import type { AudienceView } from '#contract/live/views.ts';
import { overWords, showName } from '#web/client/round-words.ts';

export type PublicEvent = AnswerOf<typeof eventsEndpoints.currentEvent>;

/** What the lead says while a vote is open. */
export const VOTING = 'Voting closes in';

/** The one fact that stands large at the left, and the one thing to do. */
export interface FrontDoor {
  lights: 'up' | 'down';
  lead:
    | { label: string; endsAt: number; long: boolean }
    | { label: string; opensAt: number }
    | { label: string; words: string };
  action: { to: string; label: string } | null;
  /** A small line under the action: what happens next, by itself. */
  note: string | null;
  /** What is on, or was: the event by its name, one of its heats by its own. */
  show: string;
  /** Every award that was published, with everybody who shares its first place; none before the first. */
  awards: readonly Award[];
}

export interface Award {
  title: string;
  winners: AudienceView['results'][number]['steps'][number]['entries'];
}

function publishedAwards(view: AudienceView | undefined): Award[] {
  const published = view?.results.filter((result) => result.state === 'published') ?? [];
  return published.flatMap(({ title, steps }) => {
    const winners = steps.find((step) => step.winner)?.entries ?? [];
    return winners.length > 0 ? [{ title, winners }] : [];
  });
}

/** `view` is undefined until the live connection has brought it; `now` is the server's time in ms. */
export function frontDoor(event: PublicEvent, view: AudienceView | undefined, now: number): FrontDoor {
  const awards = publishedAwards(view);
  const phase = view?.phase ?? 'preshow';
  const lineup = view?.lineup ? { to: '#line-up', label: 'See the line-up' } : null;
  const door = (part: Omit<FrontDoor, 'lights' | 'awards' | 'show'>): FrontDoor => ({
    ...part,
    show: view && view.round.follows !== 'nothing' ? view.round.name : event.name,
    awards,
    lights: phase === 'preshow' ? 'up' : 'down',
  });
  if (awards.length > 0)
    return door({
      lead: { label: 'Result', words: 'Certified and published' },
      action: { to: '/results', label: 'See every result' },
      note: null,
    });
  if (view?.poll && (view.poll.state === 'open' || view.poll.state === 'closing')) {
    const { closesAt } = view.poll;
    return door({
      lead:
        closesAt === null
          ? { label: VOTING, words: 'By hand, from the desk' }
          : { label: VOTING, endsAt: closesAt, long: false },
      action: { to: '/vote', label: 'Vote now' },
      note: null,
    });
  }
  if (phase === 'results')
    return door({
      // Nothing of it may have been certified, or told, yet.
      lead: { label: 'The result', words: view?.results.length ? 'Told on stage now' : 'Comes next' },
      action: { to: '/results', label: 'Follow the results' },
      note: 'The page shows each place as it is told.',
    });
  const show = view ? showName(view.round) : 'The show';
  if (view && phase === 'finished') {
    const { over, after, last } = overWords(view.round);
    return door({
      lead: last ? { label: 'The show', words: 'Thank you for coming' } : { label: over, words: after },
      action: null,
      note: null,
    });
  }
  if (phase === 'running' || phase === 'interval')
    return door({
      lead: { label: show, words: phase === 'interval' ? 'Interval' : 'On now' },
      action: lineup,
      note: view?.nextPoll ? votingNote(view.nextPoll.opensAfterNumber) : null,
    });
  if (view && view.round.of > 1 && event.startsAt !== null && event.startsAt <= now)
    return door({ lead: { label: show, words: 'Soon' }, action: lineup, note: null });
  return beforeTheShow(event, now, door, lineup);
}

function beforeTheShow(
  event: PublicEvent,
  now: number,
  door: (part: Omit<FrontDoor, 'lights' | 'awards' | 'show'>) => FrontDoor,
  lineup: FrontDoor['action'],
): FrontDoor {
  const { state, opensAt, closesAt } = event.registration;
  if (state === 'open')
    return door({
      lead:
        closesAt === null
          ? { label: 'Registration', words: 'Open now' }
          : { label: 'Registration closes in', endsAt: closesAt, long: true },
      action: { to: '/register', label: 'Register your act' },
      note: null,
    });
  if (state === 'not_yet' && opensAt !== null)
    return door({ lead: { label: 'Registration opens', opensAt }, action: lineup, note: null });
  return door({
    lead:
      event.startsAt === null || event.startsAt <= now
        ? { label: 'Registration', words: 'Closed' }
        : { label: 'Show starts in', endsAt: event.startsAt, long: true },
    action: lineup,
    note: null,
  });
}

const votingNote = (afterNumber: number | null): string =>
  afterNumber === null
    ? 'Voting opens later. This page will tell you.'
    : `Voting opens after act ${afterNumber}. This page will tell you.`;
