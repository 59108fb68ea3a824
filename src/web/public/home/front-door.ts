/** What the front door says and offers, from the event and the show. Pure: the page only draws it. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import type { AudienceView } from '#contract/live/views.ts';
import { WHOLE_RESULT } from '#domain/results/telling.ts';
import { isVotedIn, type Moment, momentAt, votingMoments } from '#domain/show/moments.ts';
import { FRONT_PAGE } from '#domain/show/said/front.ts';
import { prizesLast } from '#domain/show/views/parts.ts';
import { momentWords } from '#web/client/moment-words.ts';
import { say } from '#web/ui/say.ts';

export type PublicEvent = AnswerOf<typeof eventsEndpoints.currentEvent>;

/** The one fact that stands large at the left, and the one thing to do. */
export interface FrontDoor {
  lights: 'up' | 'down';
  /** Whether the acts on stage and next stand in the lead's place, where they are known. */
  acts: boolean;
  lead:
    | { label: string; endsAt: number; long: boolean; after: string }
    | { label: string; opensAt: number }
    | { label: string; words: string };
  action: { to: string; label: string } | null;
  /** A small line under the action: what happens next, by itself. */
  note: string | null;
  /** While votes are taken: how many acts can be voted for, and how many votes are in where the event shows it. */
  ballot: { acts: number; votes: number | null } | null;
  /** What is on, or was: the event by its name, one of its heats by its own. */
  show: string;
  /** Every award that was published, with everybody who shares its first place; none before the first. */
  awards: readonly Award[];
}

export interface Award {
  title: string;
  /** What its first place is called: of the whole, or of this award alone. */
  says: string;
  winners: AudienceView['results'][number]['steps'][number]['entries'];
}

/** A sentence for each award: who shares its first place, and never that of another as if it were the whole. */
function publishedAwards(view: AudienceView | undefined, show: string): Award[] {
  const published = view?.results.filter((result) => result.state === 'published') ?? [];
  return prizesLast(published).flatMap(({ title, steps }) => {
    const winners = steps.find((step) => step.winner)?.entries ?? [];
    if (winners.length === 0) return [];
    const joint = winners.length > 1;
    const says =
      title === WHOLE_RESULT
        ? say(joint ? 'front.winnersOf' : 'front.winnerOf', { show })
        : say(joint ? 'front.awardWinners' : 'front.awardWinner', { award: title });
    return [{ title, says, winners }];
  });
}

/** `view` is undefined until the live connection has brought it; `now` is the server's time in ms. */
export function frontDoor(event: PublicEvent, view: AudienceView | undefined, now: number): FrontDoor {
  const show = view && view.round.follows !== 'nothing' ? view.round.name : event.name;
  const awards = publishedAwards(view, show);
  if (view === undefined)
    return { ...beforeTheShow(event, now, null), lights: 'up', acts: false, ballot: null, awards, show };
  const { moment, untilAt, tell } = momentWords(view, now);
  const said = FRONT_PAGE[moment.kind];
  const ballot = ballotNow(view.poll, now);
  const about = { lights: said.lights, acts: said.acts ?? false, ballot, awards, show };
  const lineup = view.lineup && { to: '#line-up', label: tell('night.seeLineup') };
  if (awards.length > 0)
    return {
      ...about,
      lead: { label: say('front.result'), words: say('front.published') },
      action: { to: '/results', label: say('front.seeResults') },
      note: null,
    };
  if (view.phase === 'preshow' && speaksOfEvent(view.round, event, moment.kind))
    return { ...about, ...beforeTheShow(event, now, lineup) };
  const action = ballot ? FRONT_PAGE.vote_open.action : said.action;
  return {
    ...about,
    lead:
      said.counts && untilAt !== null
        ? {
            label: tell(said.counts),
            endsAt: untilAt,
            long: view.phase === 'preshow',
            after: tell(said.words),
          }
        : { label: tell(said.label), words: tell(said.words) },
    action: action && (action.to === '#line-up' ? lineup : { to: action.to, label: tell(action.line) }),
    note: tell(said.note) || null,
  };
}

/** Before the event's night, not between two heats, where nobody is asked to register for what is on already. */
const speaksOfEvent = (
  { of }: AudienceView['round'],
  { registration }: PublicEvent,
  moment: Moment,
): boolean => of === 1 || (registration.state === 'open' && moment !== 'holding');

/** Also beside an act on stage, and no longer than votes are taken, whether or not the server is heard at that second. */
const ballotNow = (poll: AudienceView['poll'], now: number): FrontDoor['ballot'] =>
  poll !== null && isVotedIn(momentAt(votingMoments(poll), now).kind)
    ? { acts: poll.candidateCount, votes: poll.ballotsCounted }
    : null;

type Offer = Pick<FrontDoor, 'lead' | 'action' | 'note'>;

/** The event's own time, before its night: whether acts can still come in. */
function beforeTheShow(event: PublicEvent, now: number, lineup: FrontDoor['action']): Offer {
  const { state, opensAt, closesAt } = event.registration;
  if (state === 'open')
    return {
      lead:
        closesAt === null
          ? { label: say('front.registration'), words: say('front.registrationOpen') }
          : {
              label: say('front.registrationClosesIn'),
              endsAt: closesAt,
              long: true,
              after: say('front.registrationClosing'),
            },
      action: { to: '/register', label: say('front.register') },
      note: null,
    };
  if (state === 'not_yet' && opensAt !== null)
    return { lead: { label: say('front.registrationOpens'), opensAt }, action: lineup, note: null };
  return {
    lead:
      event.startsAt === null || event.startsAt <= now
        ? { label: say('front.registration'), words: say('front.registrationClosed') }
        : {
            label: say('night.showStartsIn', { far: 'no' }),
            endsAt: event.startsAt,
            long: true,
            after: say('night.soon'),
          },
    action: lineup,
    note: null,
  };
}
