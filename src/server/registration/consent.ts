/** A parent's or guardian's consent: given, refused and taken back by their own link, or recorded from paper. */
import { Refusal, wrongField } from '#contract/refusal.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { Language } from '#domain/messages/languages.ts';
import { consentWords } from '#domain/registration/consent.ts';
import type { ActAction } from '#domain/registration/history-words.ts';
import { withPhotoPlace } from '#domain/registration/photo-places.ts';
import { placeHeldUntil } from '#domain/registration/place.ts';
import { categoriesOf, requireEvent } from '../events/queries.ts';
import { textsIn } from '../events/texts.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf, Keyed, KeyedWork } from '../http/command.ts';
import type { Actor } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { memberByConsentToken } from './member.ts';
import {
  asMinor,
  changeMinor,
  isOwnLink,
  isToConfirm,
  isUnreached,
  type Minor,
  maySayPlaces,
  minorsOf,
  NOBODY,
  registrant,
  requireMinor,
} from './minors.ts';
import { presentConsent } from './present.ts';
import {
  type ParticipantRow,
  participantByConsentToken,
  placesTaken,
  requireByConsentToken,
  requireParticipant,
  survivingAct,
  withEveryonesConsent,
} from './queries.ts';
import { textChanged } from './register.ts';

type Calls = typeof registrationEndpoints;

// The parent's name is personal: the log says only what they are, and only of their own link that it was they.
const PARENT: Actor = { kind: 'visitor', id: null, name: 'A parent or guardian' };
const UNCONFIRMED: Actor = {
  kind: 'visitor',
  id: null,
  name: 'Somebody with the link, not confirmed by the parent',
};

/** A reader's language, in which the link's page says what the organisers wrote. */
interface Read {
  language: Language;
}

/**
 * What the page behind a parent's link shows, in their language. Looking changes nothing. @throws Refusal
 * `link_unknown`.
 */
export async function consentBehind(store: Store, token: string, language: Language) {
  const keyed = { tx: store.read, secrets: store.secrets };
  return shown(keyed, await behind(keyed, token), language);
}

/**
 * Gives a parent's consent. Given again, the first signature stays, except that a parent's own link confirms what was
 * given in their name. @throws Refusal `stale` when the text, or who it is about, was changed while it was read, `wrong_state` for a
 * registration that another one took in.
 */
export async function giveConsent(
  work: KeyedWork,
  _access: ByLink,
  { params: { token }, body: agreement, language }: InputOf<Calls['giveConsent']> & Read,
) {
  const link = await behind(work, token);
  const { act, minor } = link;
  if (link.replaced)
    throw new Refusal(
      'wrong_state',
      `This registration was replaced by number ${act.number}, ${act.stageName}. Consent for it is asked through a link of its own: ask the organisers.`,
    );
  const event = await requireEvent(work.tx, act.eventId);
  const { settings } = event;
  const how = isOwnLink(minor) ? 'letter' : 'link';
  if (minor.state.consent === 'given' && !isToConfirm(minor)) return shown(work, link, language);
  const { version, text: main } = settings.consentText;
  if (agreement.textVersion !== version) throw textChanged();
  // A name may be put right until the parent has agreed, also while they read.
  if (agreement.performerName !== null && agreement.performerName !== minor.personal.preferredName)
    throw textChanged();
  if (settings.photoConsentAsked && agreement.photoConsent === null)
    throw wrongField('photo_consent', 'Say whether photos of your child may be shown.');
  if (isUnreached(minor) && agreement.parentContact === '')
    throw wrongField('parent_contact', 'Enter an email address or a phone number.');
  // What they read is what they agreed to.
  const text = (await textsIn(work.tx, event, language))('consent', main);
  const signed = {
    ...minor.personal,
    parent: {
      // A link that was passed on never changes where the parent is written to.
      parentContact: isUnreached(minor)
        ? agreement.parentContact
        : (minor.personal.parent?.parentContact ?? ''),
      parentPreferredName: agreement.parentPreferredName,
      parentPronouns: agreement.parentPronouns,
    },
    parentLanguage: language,
    consent: { how, by: agreement.parentPreferredName, at: work.now, version, text },
  } as const;
  const kept = await keepWord(work, act, minor, {
    personal: signed,
    ...{ consent: 'given', action: 'consent.given', why: consentWords(how) },
    ...(agreement.photoConsent !== null && { photos: agreement.photoConsent }),
  });
  return shown(work, { ...link, ...kept }, language);
}

/**
 * Takes consent back, also by the link of a registration that was taken in, or refuses it where it was not given yet. A
 * signature stays on record; the act is held.
 */
export async function withdrawConsent(
  work: KeyedWork,
  _access: ByLink,
  { params: { token }, body: { reason }, language }: InputOf<Calls['withdrawConsent']> & Read,
) {
  const link = await behind(work, token);
  const { act, minor } = link;
  if (minor.state.consent === 'not_needed')
    throw new Refusal('wrong_state', `${act.stageName} is of age, so there is no consent to take back.`);
  if (minor.state.consent === 'withdrawn') return shown(work, link, language);
  const { reasons } = minor.personal;
  const personal = {
    ...minor.personal,
    reasons: reason === '' ? reasons : [...reasons, { at: work.now, words: reason }],
  };
  const words = { consent: 'withdrawn', personal, action: noTo(minor), why: '' } as const;
  return shown(work, { ...link, ...(await keepWord(work, act, minor, words)) }, language);
}

/**
 * Lets pictures of the child be shown at a place, or keeps them from it. @throws Refusal `wrong_state` where they are
 * shown nowhere.
 */
export async function showChildAt(
  work: KeyedWork,
  _access: ByLink,
  { params: { token }, body, language }: InputOf<Calls['showChildAt']> & Read,
) {
  const link = await behind(work, token);
  const { act, minor, replaced } = link;
  if (replaced || !maySayPlaces(minor))
    throw new Refusal(
      'wrong_state',
      'No photos of your child are to be shown, so there is no place to choose.',
    );
  const photoPlaces = withPhotoPlace(minor.state.photoPlaces, body.place, body.shown);
  if (photoPlaces === minor.state.photoPlaces) return shown(work, link, language);
  const after = { ...minor, state: { ...minor.state, photoPlaces } };
  const changed = await changeMinor(work, act, after, { action: 'participant.edited' });
  return shown(work, { ...link, act: changed, minor: after }, language);
}

/** A parent's link: the act and the child that it is about now, and whether another registration was taken in by that act. */
interface Link {
  act: ParticipantRow;
  minor: Minor;
  replaced: boolean;
}

async function behind(keyed: Keyed & { tx: Reader }, token: string): Promise<Link> {
  const member = await memberByConsentToken(keyed.tx, token);
  if (member) {
    // The others go with the act when a registration is taken in, so theirs is never replaced.
    const act = await requireParticipant(keyed.tx, member.participantId);
    return { act, minor: asMinor(keyed, act, member), replaced: false };
  }
  const row = await requireByConsentToken(keyed.tx, token);
  const act = await survivingAct(keyed.tx, row);
  return { act, minor: registrant(keyed, act), replaced: act.id !== row.id };
}

/** The event that a parent's link is about; undefined where it is nobody's. */
export async function eventOfParentsLink(read: Reader, token: string): Promise<string | undefined> {
  const member = await memberByConsentToken(read, token);
  const act = member
    ? await requireParticipant(read, member.participantId)
    : await participantByConsentToken(read, token);
  return act?.eventId;
}

async function shown({ tx }: { tx: Reader }, { act, minor, replaced }: Link, language: Language) {
  const event = await requireEvent(tx, act.eventId);
  return presentConsent(act, minor, { event, replaced, tell: await textsIn(tx, event, language) });
}

/** The holder of a parent's link, as the actor whom the audit log names. */
export interface ByLink {
  readonly by: Actor;
}

/**
 * Checks a parent's link and answers the proof of it, with the parent as actor where only they have the link.
 * @throws Refusal `link_unknown`.
 */
export async function byLink(store: Store, token: string): Promise<ByLink> {
  const { minor, replaced } = await behind({ tx: store.read, secrets: store.secrets }, token);
  return { by: !replaced && isOwnLink(minor) ? PARENT : UNCONFIRMED };
}

/** Records consent that came on paper, or that it was refused or taken back. `reason` says how it came. */
export async function recordConsent(
  work: KeyedWork,
  access: AdminAccess,
  { params: { id }, body: given }: InputOf<Calls['setConsent']>,
) {
  const before = await requireParticipant(work.tx, id);
  const minor = await requireMinor(work, before, given.member);
  const name = minor.member === null ? before.stageName : minor.personal.preferredName;
  if (minor.state.consent === 'not_needed')
    throw new Refusal('wrong_state', `${name} is of age, so no consent is needed.`);
  // Paper confirms what was given in the parent's name, as their own link does.
  if (minor.state.consent === given.state && !(given.state === 'given' && isToConfirm(minor))) return before;
  if (given.state === 'withdrawn')
    return (
      await keepWord(work, before, minor, {
        consent: 'withdrawn',
        personal: minor.personal,
        action: noTo(minor),
        why: given.reason,
      })
    ).act;
  const { text, version } = (await requireEvent(work.tx, before.eventId)).settings.consentText;
  const parent = minor.personal.parent ?? NOBODY;
  const by = parent.parentPreferredName;
  const recordedBy = access.by.name;
  const signed = {
    ...minor.personal,
    parent: { ...parent, parentContact: given.parentContact || parent.parentContact },
    consent: { how: 'paper', by, recordedBy, at: work.now, version, text },
  } as const;
  const { act } = await keepWord(work, before, minor, {
    consent: 'given',
    personal: signed,
    action: 'consent.recorded',
    why: given.reason,
    ...(given.photoConsent !== undefined && { photos: given.photoConsent }),
  });
  return act;
}

/** What a parent's no is to the log: consent that was given is taken back, else it is refused. */
const noTo = ({ state }: Minor) => (state.consent === 'given' ? 'consent.withdrawn' : 'consent.refused');

/** Keeps what a parent said of their child. */
async function keepWord(
  work: KeyedWork,
  before: ParticipantRow,
  minor: Minor,
  said: {
    consent: 'given' | 'withdrawn';
    personal: Minor['personal'];
    /** Whether photos may be shown; left out, that stays. */
    photos?: boolean;
    action: ActAction;
    why: string;
  },
): Promise<{ act: ParticipantRow; minor: Minor }> {
  const { consent, personal, photos, action, why } = said;
  const late = consent === 'given' && (await placeWasLost(work, before));
  const isLast = consent === 'given' && !(await othersAsked(work, before, minor));
  const state = {
    ...minor.state,
    consent,
    consentHow: personal.consent?.how ?? null,
    ...(photos !== undefined && { photoConsent: photos ? ('yes' as const) : ('no' as const) }),
  };
  const after = { ...minor, state, personal };
  const act = await changeMinor(
    work,
    before,
    after,
    { action, why, personal: ['parental_consent'] },
    { ...(late && { status: 'waitlisted' as const }), ...(isLast && { askedAt: null }) },
  );
  return { act, minor: after };
}

/** Whether the parent of somebody else in the act has yet to answer. */
const othersAsked = async (work: KeyedWork, act: ParticipantRow, { member }: Minor): Promise<boolean> =>
  (await minorsOf(work, act)).some(
    (other) => other.member?.id !== member?.id && other.state.consent === 'asked',
  );

/** Whether the place was kept too long for this consent and went to somebody else meanwhile. */
async function placeWasLost({ tx, now }: Work, before: ParticipantRow): Promise<boolean> {
  // As the places are counted: nobody takes one because the show has begun.
  const until = placeHeldUntil(withEveryonesConsent(before), null);
  if (until === null || now < until || before.categoryId === null) return false;
  const category = (await categoriesOf(tx, before.eventId)).find(({ id }) => id === before.categoryId);
  if (!category || category.capacity === null) return false;
  return ((await placesTaken(tx, before.eventId, now)).get(category.id) ?? 0) >= category.capacity;
}
