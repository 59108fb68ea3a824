/**
 * What the night needs and whether it is there, in the order in which it is done. It stays on the dashboard until the
 * show begins, and says what is true now: a step that was done and is not any more is open again. Pure.
 */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import { CONSENT_TEXT, RISK_TEXT } from '#contract/events/schema.ts';
import { wifiLacks } from '#domain/events/wifi.ts';
import { counted } from '#web/ui/format.ts';
import type { House } from './needs.ts';

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
type AdminEvent = AnswerOf<typeof eventsEndpoints.events>[number];

/** What is known beside the rooms' lists; undefined: not yet, or not for this account. */
export interface Known {
  event: CurrentEvent;
  house: House;
  own: AdminEvent | undefined;
  /** Whether a mail server is set, and what became of the letters. */
  mail: { available: boolean; queued: number; failed: number } | undefined;
  /** Whether other devices get here by the address that is printed. */
  reachable: boolean;
  /** How many people can sign in as organisers. */
  organisers: number | undefined;
  rehearsed: boolean | undefined;
  /** Steps that a person ticked, by key. */
  ticked: ReadonlySet<string>;
}

/** The steps of an event, those that nothing is known of left out. */
export const stepsBeforeShow = (known: Known): Step[] =>
  [
    ...aboutTheShow(known),
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

function aboutTheShow({ event, house }: Known): Step[] {
  const judges = house.judges?.filter((judge) => !judge.revoked).length ?? 0;
  const { state } = event.registration;
  const acts = house.participants?.length ?? 0;
  return [
    {
      key: 'when',
      title: 'Day and place',
      detail:
        event.startsAt === null
          ? 'No day yet.'
          : event.venue === ''
            ? 'No place yet.'
            : 'They stand on the front page.',
      state: is(event.startsAt !== null && event.venue !== ''),
      to: '/admin/settings/event',
      action: 'Day and place',
    },
    {
      key: 'criteria',
      title: 'What judges score',
      detail: house.criteria?.length === 0 ? 'No criteria yet.' : 'Criteria, their weights and the scale.',
      state: is((house.criteria?.length ?? 0) > 0),
      to: '/admin/categories',
      action: 'Criteria',
    },
    {
      key: 'judges',
      title: 'Judges',
      detail: judges === 0 ? 'Nobody yet. Each gets a link of their own.' : 'Each has a link of their own.',
      state: is(judges > 0),
      to: '/admin/judges',
      action: 'Judges',
    },
    {
      key: 'acts',
      title: 'Acts',
      detail:
        acts > 0
          ? 'Some are registered.'
          : state === 'open'
            ? 'Registration is open, and nobody came yet.'
            : 'Registration is not open, and there is nobody yet.',
      state: is(acts > 0),
      to: acts > 0 || state === 'open' ? '/admin/participants' : '/admin/settings/registration',
      action: acts > 0 || state === 'open' ? 'Participants' : 'Registration',
    },
  ];
}

const asItCame = ({ consentText, riskText }: Pick<AdminEvent['settings'], 'consentText' | 'riskText'>) =>
  consentText.text === CONSENT_TEXT && riskText.text === RISK_TEXT;

function texts({ own, ticked }: Known): Step | null {
  if (!own) return null;
  const came = asItCame(own.settings);
  return {
    key: 'texts',
    title: 'What people agree to',
    detail: came
      ? 'Rules of the stage and the parents’ consent stand as they came. Read them once.'
      : 'The words are your own.',
    state: came ? (ticked.has('texts') ? 'done' : 'byHand') : 'done',
    to: '/admin/settings/texts',
    action: 'Texts',
  };
}

const vote = ({ house }: Known): Step | null =>
  house.polls === undefined
    ? null
    : {
        key: 'vote',
        title: 'The hall’s vote',
        detail:
          house.polls.length > 0 ? 'It is opened from the live desk.' : 'None: the judges alone decide.',
        state: house.polls.length > 0 ? 'done' : 'notNeeded',
        to: '/admin/scoring',
        action: 'Votes',
      };

function letters({ own, mail }: Known): Step | null {
  if (!own || mail === undefined) return null;
  const { mailOn } = own.settings;
  return {
    key: 'letters',
    title: 'Letters',
    detail: mailOn ? howLettersAre(mail) : 'Off: performers keep the link to their page, and hear from you.',
    state: mailOn ? is(mail.available && mail.failed === 0) : 'notNeeded',
    to: '/admin/settings/letters',
    action: 'Letters',
  };
}

function howLettersAre({ available, queued, failed }: NonNullable<Known['mail']>): string {
  if (!available && queued > 0)
    return `No mail server is set: ${counted(queued, 'letter waits', 'letters wait')}.`;
  if (!available) return 'Switched on, and no mail server is set: nothing goes out.';
  return failed > 0 ? `${counted(failed, 'letter')} could not be sent.` : 'They go out by themselves.';
}

function phones({ own, reachable }: Known): Step | null {
  if (!own) return null;
  const { wifiName, wifiPassword, wifiKind } = own.settings;
  const joins = wifiLacks({ name: wifiName, password: wifiPassword, kind: wifiKind }) === undefined;
  return {
    key: 'phones',
    title: 'Address for phones',
    detail: !reachable
      ? 'Codes would lead to this machine only.'
      : joins
        ? 'Codes lead here, and let devices join the hall’s Wi-Fi.'
        : 'Codes lead here. Without the Wi-Fi’s name none lets a device join it.',
    state: is(reachable),
    to: '/admin/settings/share',
    action: 'Addresses',
  };
}

function order({ house }: Known): Step | null {
  if (!house.order) return null;
  const waiting = house.order.waiting.filter((act) => act.accepted).length;
  const { actsTotal } = house.order;
  return {
    key: 'order',
    title: 'Running order',
    detail:
      actsTotal === 0
        ? 'No act is in it yet.'
        : waiting > 0
          ? 'Not every accepted act is in it.'
          : 'Every accepted act is in it.',
    state: is(actsTotal > 0 && waiting === 0),
    to: '/admin/order',
    action: 'Running order',
  };
}

const secondPerson = ({ organisers }: Known): Step | null =>
  organisers === undefined
    ? null
    : {
        key: 'second',
        title: 'A second person',
        detail:
          organisers > 1
            ? 'Somebody else can sign in, should you be ill.'
            : 'You alone can sign in. Should you be ill, nobody calls the show.',
        state: is(organisers > 1),
        to: '/admin/settings/people',
        action: 'People',
      };

const rehearsal = ({ rehearsed }: Known): Step | null =>
  rehearsed === undefined
    ? null
    : {
        key: 'rehearsal',
        title: 'Rehearsal',
        detail: rehearsed ? 'The show was rehearsed.' : 'Nobody has called it on every screen yet.',
        state: is(rehearsed),
        to: '/admin/live-event',
        action: 'Live desk',
      };

const prints = ({ own, ticked }: Known): Step | null =>
  own
    ? {
        key: 'prints',
        title: 'On paper',
        detail: 'Programme, cue sheets, judges’ cards, posters, door list.',
        state: ticked.has('prints') ? 'done' : 'byHand',
        to: '/admin/programme',
        action: 'Programme',
      }
    : null;
