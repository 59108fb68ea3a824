/** A parent's or guardian's consent: given and taken back by their own link, or recorded from paper. */
import { Refusal } from '#contract/refusal.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { Language } from '#domain/messages/languages.ts';
import { consentWords } from '#domain/registration/consent.ts';
import { placeHeldUntil } from '#domain/registration/place.ts';
import { categoriesOf, type Event, eventById } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf, Keyed, KeyedWork } from '../http/command.ts';
import type { Actor } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { changeParticipant } from './changes.ts';
import { openPersonal, type PersonalData, sealPersonal, withReason } from './personal.ts';
import { isOwnLink, isToConfirm, presentConsent } from './present.ts';
import {
  livingAct,
  type ParticipantRow,
  placesTaken,
  requireByConsentToken,
  requireParticipant,
} from './queries.ts';

type Calls = typeof registrationEndpoints;

// The parent's name is personal: the log says only what they are, and only of their own link that it was they.
const PARENT: Actor = { kind: 'visitor', id: null, name: 'A parent or guardian' };
const UNCONFIRMED: Actor = {
  kind: 'visitor',
  id: null,
  name: 'Somebody with the link, not confirmed by the parent',
};

/** What the link shows. Looking changes nothing. */
export async function consentBehind(store: Store, token: string) {
  return shown({ tx: store.read, secrets: store.secrets }, await behind(store.read, token));
}

/**
 * Gives consent. Giving it twice is giving it once and the first signature stays, except that a parent's own link
 * confirms what was given in their name.
 */
export async function giveConsent(
  work: KeyedWork,
  _access: ByLink,
  { params: { token }, body: agreement, language }: InputOf<Calls['giveConsent']> & { language: Language },
) {
  const link = await behind(work.tx, token);
  const { act } = link;
  if (link.replaced)
    throw new Refusal(
      'wrong_state',
      `This registration was replaced by number ${act.number}, ${act.stageName}. The consent for it is asked by a link of its own: ask the organisers.`,
    );
  const event = await eventOf(work.tx, act);
  const personal = openPersonal(work.secrets, act);
  const how = isOwnLink(act, personal) ? 'letter' : 'link';
  if (act.consent === 'given' && !isToConfirm(act, personal)) return shown(work, link);
  const { version, text } = event.settings.consentText;
  if (agreement.textVersion !== version)
    throw new Refusal('stale', 'The text was changed while you read it. Read it again, then agree.');
  const signed: PersonalData = {
    ...personal,
    parent: {
      parentContact: personal.parent?.parentContact ?? '',
      parentPreferredName: agreement.parentPreferredName,
      parentPronouns: agreement.parentPronouns,
    },
    parentLanguage: language,
    consent: { how, by: agreement.parentPreferredName, at: work.now, version, text },
  };
  const change = {
    consent: 'given',
    personal: signed,
    action: 'consent.given',
    why: consentWords(how),
  } as const;
  return shown(work, { ...link, act: await setConsentState(work, act, change) });
}

/** Takes consent back, also by the link of a registration that was taken in. The signature stays on record; the act is held. */
export async function withdrawConsent(
  work: KeyedWork,
  _access: ByLink,
  { params: { token }, body: { reason } }: InputOf<Calls['withdrawConsent']>,
) {
  const link = await behind(work.tx, token);
  const { act } = link;
  if (act.consent === 'not_needed')
    throw new Refusal('wrong_state', `${act.stageName} is of age, so there is no consent to take back.`);
  if (act.consent === 'withdrawn') return shown(work, link);
  const personal = withReason(openPersonal(work.secrets, act), work.now, reason);
  const change = { consent: 'withdrawn', personal, action: 'consent.withdrawn', why: '' } as const;
  return shown(work, { ...link, act: await setConsentState(work, act, change) });
}

/** A parent's link: the act that it is about now, and whether another registration was taken in by that one. */
interface Link {
  act: ParticipantRow;
  replaced: boolean;
}

async function behind(read: Reader, token: string): Promise<Link> {
  const row = await requireByConsentToken(read, token);
  const act = await livingAct(read, row);
  return { act, replaced: act.id !== row.id };
}

const shown = async ({ tx, secrets }: Keyed & { tx: Reader }, { act, replaced }: Link) =>
  presentConsent(act, openPersonal(secrets, act), await eventOf(tx, act), replaced);

/** Whoever holds a parent's link, as the log names them. */
export interface ByLink {
  readonly by: Actor;
}

/** Who may give or take back what the link is about. @throws Refusal `link_unknown`. */
export async function byLink(store: Store, token: string): Promise<ByLink> {
  const { act, replaced } = await behind(store.read, token);
  const isParent = !replaced && isOwnLink(act, openPersonal(store.secrets, act));
  return { by: isParent ? PARENT : UNCONFIRMED };
}

/** Records consent that came on paper, or that it was taken back; `reason` says how it came. */
export async function recordConsent(
  work: KeyedWork,
  access: AdminAccess,
  { params: { id }, body: given }: InputOf<Calls['setConsent']>,
) {
  const before = await requireParticipant(work.tx, id);
  if (before.consent === 'not_needed')
    throw new Refusal('wrong_state', `${before.stageName} is of age, so no consent is needed.`);
  if (before.consent === given.state) return before;
  const event = await eventOf(work.tx, before);
  const personal = openPersonal(work.secrets, before);
  const { version, text } = event.settings.consentText;
  const by = personal.parent?.parentPreferredName ?? '';
  const recordedBy = access.by.name;
  if (given.state === 'withdrawn')
    return setConsentState(work, before, {
      consent: 'withdrawn',
      personal,
      action: 'consent.withdrawn',
      why: given.reason,
    });
  return setConsentState(work, before, {
    consent: 'given',
    personal: { ...personal, consent: { how: 'paper', by, recordedBy, at: work.now, version, text } },
    action: 'consent.recorded',
    why: given.reason,
  });
}

async function setConsentState(
  work: KeyedWork,
  before: ParticipantRow,
  {
    consent,
    personal,
    action,
    why,
  }: {
    consent: 'given' | 'withdrawn';
    personal: PersonalData;
    action: string;
    why: string;
  },
): Promise<ParticipantRow> {
  const late = consent === 'given' && (await placeWasLost(work, before));
  return changeParticipant(
    work,
    before,
    {
      consent,
      consentHow: personal.consent?.how ?? null,
      personal: sealPersonal(work.secrets, personal),
      ...(late && { status: 'waitlisted' as const }),
    },
    { action, why, personal: ['parental_consent'] },
  );
}

/** Whether the place was kept too long for this consent and went to somebody else meanwhile. */
async function placeWasLost({ tx, now }: Work, before: ParticipantRow): Promise<boolean> {
  const until = placeHeldUntil(before);
  if (until === null || now < until || before.categoryId === null) return false;
  const category = (await categoriesOf(tx, before.eventId)).find(({ id }) => id === before.categoryId);
  if (!category || category.capacity === null) return false;
  return ((await placesTaken(tx, before.eventId, now)).get(category.id) ?? 0) >= category.capacity;
}

async function eventOf(read: Reader, row: ParticipantRow): Promise<Event> {
  const event = await eventById(read, row.eventId);
  if (!event) throw new Error(`Participant ${row.id} is in no event.`);
  return event;
}
