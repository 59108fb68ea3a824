/**
 * What the night needs and whether it is there, in the order in which it is done. It stays on the dashboard until the
 * show begins, and says what is true now: a step that was done and is not any more is open again. Pure.
 */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import { wifiLacks } from '#domain/events/wifi.ts';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../use-current-event.ts';
import type { EventLists } from './event-lists.ts';

/** `todo`: the night needs it. `byHand`: nobody but a person knows. `notNeeded`: chosen so. */
export type StepState = 'done' | 'todo' | 'byHand' | 'notNeeded';

export interface Step {
  key: string;
  title: string;
  /** How it is, not what it would be good for. */
  detail: string;
  state: StepState;
  to: string;
  action: string;
}

type CurrentEvent = AnswerOf<typeof eventsEndpoints.currentEvent>;

/** What is known for the list of preparations; undefined: not loaded yet, or not for this account. */
export interface Known {
  event: CurrentEvent;
  lists: EventLists;
  own: AdminEvent | undefined;
  /** Whether a mail server is set, and what became of the letters. */
  mail: { available: boolean; queued: number; failed: number } | undefined;
  /** Whether other devices get here by the address that is printed. */
  reachable: boolean;
  /** How many accounts can sign in; crew call the show as well. */
  canSignIn: number | undefined;
  rehearsed: boolean | undefined;
  /** Steps that a person ticked, by key. */
  ticked: ReadonlySet<string>;
}

/** The steps of an event, those that nothing is known of left out. */
export const stepsBeforeShow = (known: Known): Step[] =>
  [
    when(known),
    criteria(known),
    judges(known),
    acts(known),
    texts(known),
    vote(known),
    letters(known),
    phones(known),
    order(known),
    secondPerson(known),
    rehearsal(known),
    prints(known),
  ].filter((step) => step !== null);

const is = (done: boolean): StepState => (done ? 'done' : 'todo');

function when({ event: { startsAt, venue } }: Known): Step {
  const known = say(venue === '' ? 'dashboard.noPlace' : 'dashboard.whenSet');
  return {
    key: 'when',
    title: say('dashboard.when'),
    detail: startsAt === null ? say('dashboard.noDay') : known,
    state: is(startsAt !== null && venue !== ''),
    to: '/admin/settings/event',
    action: say('dashboard.when'),
  };
}

const criteria = ({ lists }: Known): Step => ({
  key: 'criteria',
  title: say('dashboard.criteriaStep'),
  detail: lists.criteria?.length === 0 ? say('dashboard.criteriaNone') : say('dashboard.criteriaSome'),
  state: is((lists.criteria?.length ?? 0) > 0),
  to: '/admin/categories',
  action: say('dashboard.criteria'),
});

function judges({ lists }: Known): Step {
  const isThere = lists.judges?.some((judge) => !judge.revoked) ?? false;
  return {
    key: 'judges',
    title: say('admin.judges'),
    detail: say(isThere ? 'dashboard.judgesSome' : 'dashboard.judgesNone'),
    state: is(isThere),
    to: '/admin/judges',
    action: say('admin.judges'),
  };
}

function acts({ event, lists }: Known): Step {
  const isThere = (lists.participants?.length ?? 0) > 0;
  const isOpen = event.registration.state === 'open';
  return {
    key: 'acts',
    title: say('dashboard.acts'),
    detail: say(isThere ? 'dashboard.actsSome' : isOpen ? 'dashboard.actsOpen' : 'dashboard.actsClosed'),
    state: is(isThere),
    ...(isThere || isOpen
      ? { to: '/admin/participants', action: say('admin.participants') }
      : { to: '/admin/settings/registration', action: say('dashboard.registration') }),
  };
}

/** Texts that nobody has changed: the standard ones, or those of the kind of show. */
const asItCame = ({ consentText, riskText }: Pick<AdminEvent['settings'], 'consentText' | 'riskText'>) =>
  consentText.version === 1 && riskText.version === 1;

function texts({ own, ticked }: Known): Step | null {
  if (!own) return null;
  const came = asItCame(own.settings);
  return {
    key: 'texts',
    title: say('dashboard.texts'),
    detail: came ? say('dashboard.textsCame') : say('dashboard.textsOwn'),
    state: came ? (ticked.has('texts') ? 'done' : 'byHand') : 'done',
    to: '/admin/settings/texts',
    action: say('dashboard.textsAction'),
  };
}

const vote = ({ lists }: Known): Step | null =>
  lists.polls === undefined
    ? null
    : {
        key: 'vote',
        title: say('dashboard.vote'),
        detail: lists.polls.length > 0 ? say('dashboard.voteSome') : say('dashboard.voteNone'),
        state: lists.polls.length > 0 ? 'done' : 'notNeeded',
        to: '/admin/scoring',
        action: say('dashboard.votes'),
      };

function letters({ own, mail }: Known): Step | null {
  if (!own || mail === undefined) return null;
  const { mailOn } = own.settings;
  return {
    key: 'letters',
    title: say('dashboard.letters'),
    detail: mailOn ? howLettersAre(mail) : say('dashboard.lettersOff'),
    state: mailOn ? is(mail.available && mail.failed === 0) : 'notNeeded',
    to: '/admin/settings/letters',
    action: say('dashboard.letters'),
  };
}

function howLettersAre({ available, queued, failed }: NonNullable<Known['mail']>): string {
  if (!available && queued > 0) return say('dashboard.lettersWait', { count: queued });
  if (!available) return say('dashboard.lettersNoServer');
  return failed > 0 ? say('dashboard.lettersFailed', { count: failed }) : say('dashboard.lettersGo');
}

function phones({ own, reachable }: Known): Step | null {
  if (!own) return null;
  const { wifiName, wifiPassword, wifiKind } = own.settings;
  const joins = wifiLacks({ name: wifiName, password: wifiPassword, kind: wifiKind }) === undefined;
  return {
    key: 'phones',
    title: say('dashboard.phones'),
    detail: !reachable
      ? say('dashboard.phonesHere')
      : joins
        ? say('dashboard.phonesWifi')
        : say('dashboard.phonesNoWifi'),
    state: is(reachable),
    to: '/admin/settings/share',
    action: say('dashboard.addresses'),
  };
}

function order({ lists }: Known): Step | null {
  if (!lists.order) return null;
  const waiting = lists.order.waiting.filter((act) => act.inRounds.length === 0).length;
  const { actsTotal } = lists.order;
  return {
    key: 'order',
    title: say('dashboard.order'),
    detail:
      actsTotal === 0
        ? say('dashboard.orderEmpty')
        : waiting > 0
          ? say('dashboard.orderSome')
          : say('dashboard.orderAll'),
    state: is(actsTotal > 0 && waiting === 0),
    to: '/admin/order',
    action: say('dashboard.order'),
  };
}

const secondPerson = ({ canSignIn }: Known): Step | null =>
  canSignIn === undefined
    ? null
    : {
        key: 'second',
        title: say('dashboard.second'),
        detail: canSignIn > 1 ? say('dashboard.secondThere') : say('dashboard.secondNone'),
        state: is(canSignIn > 1),
        to: '/admin/settings/people',
        action: say('dashboard.people'),
      };

const rehearsal = ({ rehearsed }: Known): Step | null =>
  rehearsed === undefined
    ? null
    : {
        key: 'rehearsal',
        title: say('dashboard.rehearsal'),
        detail: rehearsed ? say('dashboard.rehearsed') : say('dashboard.notRehearsed'),
        state: is(rehearsed),
        to: '/admin/live-event',
        action: say('dashboard.liveDesk'),
      };

const prints = ({ own, ticked }: Known): Step | null =>
  own
    ? {
        key: 'prints',
        title: say('dashboard.prints'),
        detail: say('dashboard.printsLead'),
        state: ticked.has('prints') ? 'done' : 'byHand',
        to: '/admin/programme',
        action: say('dashboard.programmeAction'),
      }
    : null;
