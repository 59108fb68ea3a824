/** Taking a new registration: one transaction that gives it a number, a place, and its private links. */
import type { BodyOf } from '#contract/endpoint.ts';
import { Refusal, wrongField } from '#contract/refusal.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { mailAddress } from '#domain/mail/letters.ts';
import type { Language } from '#domain/messages/languages.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { ACT_FIELD_NAMES } from '#domain/registration/act-fields.ts';
import { consentLinkOf } from '#domain/registration/consent.ts';
import { EVERY_PHOTO_PLACE } from '#domain/registration/photo-places.ts';
import { sameContact } from '#domain/registration/place.ts';
import { consentAtStart, statusAtStart } from '#domain/registration/status.ts';
import { categoriesOf, type Event, registrationStateOf, requireCurrentEvent } from '../events/queries.ts';
import { textsIn } from '../events/texts.ts';
import type { KeyedWork } from '../http/command.ts';
import type { Actor } from '../store/audit.ts';
import { hashToken, newId, newToken, type Secrets } from '../store/secrets.ts';
import type { Work } from '../store/write.ts';
import { keptAnswers, refuseUnanswered } from './answers.ts';
import { linkForPerformer } from './consent-link.ts';
import { writeTo, writeToParent } from './letters.ts';
import { insertMembers, standingOf } from './member.ts';
import { minorsOf } from './minors.ts';
import { type PersonalData, sealPersonal } from './personal.ts';
import { presentOwn } from './present.ts';
import { actsOfContact, nextNumber, placesTaken } from './queries.ts';

/** What somebody sends to register. */
export type Registration = BodyOf<typeof registrationEndpoints.register>;

/** What was sent, and how it came. */
interface Registering {
  body: Registration;
  /** Whether the registration's dates bind who sends it. */
  boundByDates: boolean;
  /** Where the links in the letter lead to. */
  origin: string;
  from: CameFrom;
  /** Whether this installation has a mail server, so that an answer can come by mail. */
  mailIsSet: boolean;
}

/** How a registration came. */
interface CameFrom {
  /** A fingerprint of the network; null where the desk wrote it down. */
  network: string | null;
  /** What whoever sent it reads; null where the desk wrote it down. */
  language: Language | null;
}

/** The origin of a registration that the desk wrote down: no network and no language. */
export const FROM_THE_DESK: CameFrom = { network: null, language: null };

/**
 * Registers an act in the current event. @returns its own view and the tokens of its links; the parent's only where the
 * performer is to hand it on. @throws Refusal
 */
export async function registerAct(
  work: KeyedWork,
  _access: { by: Actor },
  { body: given, boundByDates, origin, from, mailIsSet }: Registering,
) {
  const event = await requireCurrentEvent(work.tx);
  if (boundByDates) {
    refuseOutsideWindow(event, work.now);
    refuseMissingAnswers(event, given, mailIsSet);
    const { questions } = event.settings;
    refuseUnanswered(questions, keptAnswers('', questions, given.answers));
    await refuseTooMany(work, event, given.contact);
  }
  const { row, personal, tokens } = await insertAct(work, event, given, from);
  const to = { event, row, origin, byAnybody: boundByDates };
  await writeTo(work, {
    ...to,
    kind: row.status === 'waitlisted' ? 'waitlisted' : 'received',
  });
  for (const minor of await minorsOf(work, row)) await writeToParent(work, { ...to, minor });
  return {
    participant: presentOwn(row, personal),
    statusToken: tokens.statusToken,
    // The desk is trusted with the parent's link; a performer only where nobody could send it to the parent.
    consentToken: boundByDates ? linkForPerformer(work, row) : tokens.consentToken,
  };
}

/** A new act as it is written down, by whoever registered or by an import. */
export type NewAct = Omit<Registration, 'riskAcknowledged' | 'website'> & { riskAcknowledged: boolean };

/** Writes a new act: its number, its place or waiting list, its links. The caller checks whether it may be taken. */
export async function insertAct(
  work: KeyedWork,
  event: Event,
  given: NewAct,
  { network, language } = FROM_THE_DESK,
) {
  const texts = await textsAgreedTo(work, event, given, language);
  const personal = { ...personalData(texts, given, work.now), language };
  const standing = standingOf(comingMembers(given.members));
  const asked = [consentOf(given), standing.membersConsent].includes('asked');
  const tokens = { statusToken: newToken(), consentToken: given.isMinor ? newToken() : null };
  const row = await work.tx
    .insertInto('participant')
    .values({
      id: newId(),
      eventId: event.id,
      number: await nextNumber(work.tx, event.id),
      status: await statusFor(work, event, given.categoryId),
      ...told(given),
      answers: keptAnswers('', event.settings.questions, given.answers),
      ...standing,
      ...sealed(work, given, personal),
      ...linksOf(work, tokens),
      askedAt: asked ? work.now : null,
      checkedInAt: null,
      note: '',
      cameFrom: network,
      revision: 1,
      createdAt: work.now,
      updatedAt: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertMembers(work, { id: row.id, contact: personal.contact }, given.members);
  work.audit({
    action: 'participant.registered',
    subject: `participant:${row.id}`,
    eventId: event.id,
    after: { number: row.number, stageName: row.stageName, status: row.status },
    why: personal.consent && 'Consent of a parent through the performer’s page, not confirmed by the parent.',
  });
  return { row, personal, tokens };
}

/** What those who come stand for before their rows are there. */
const comingMembers = (members: NewAct['members']) =>
  members.map(({ isMinor }) => ({
    isMinor: isMinor ? (1 as const) : (0 as const),
    consent: consentAtStart({ isMinor, agreed: false }),
    photoConsent: 'not_asked' as const,
    photoPlaces: EVERY_PHOTO_PLACE,
  }));

/** What an act told of itself, in the clear. */
const told = (given: NewAct) => ({
  ...pickFields(given, ACT_FIELD_NAMES),
  isMinor: given.isMinor ? (1 as const) : (0 as const),
  performerCount: Math.max(given.performerCount, given.members.length),
  needsAssistance: given.assistanceNeeded === '' ? (0 as const) : (1 as const),
  riskAcknowledged: given.riskAcknowledged ? (1 as const) : (0 as const),
  photoConsent:
    given.photoConsent === null || !mayTellOfPhotos(given)
      ? ('not_asked' as const)
      : given.photoConsent
        ? ('yes' as const)
        : ('no' as const),
});

/** What is personal, sealed, and a parent's consent as far as it is known. */
const sealed = ({ secrets }: KeyedWork, given: NewAct, personal: PersonalData) => ({
  consent: consentOf(given),
  consentHow: personal.consent?.how ?? null,
  consentLinkOf: consentLinkOf(personal.parent?.parentContact ?? '', given.contact),
  personal: sealPersonal(secrets, personal),
  contactPrint: given.contact === '' ? null : printOf(secrets, given.contact),
});

const consentOf = ({ isMinor, parentalConsent }: Pick<NewAct, 'isMinor' | 'parentalConsent'>) =>
  consentAtStart({ isMinor, agreed: parentalConsent?.consentGiven === true });

const linksOf = (
  { secrets }: KeyedWork,
  { statusToken, consentToken }: { statusToken: string; consentToken: string | null },
) => ({
  statusTokenHash: hashToken(statusToken),
  statusTokenSealed: secrets.seal(statusToken),
  consentTokenHash: consentToken && hashToken(consentToken),
  consentTokenSealed: consentToken && secrets.seal(consentToken),
});

function refuseOutsideWindow(event: Event, now: number): void {
  const state = registrationStateOf(event, now);
  const ask = event.settings.contactLine === '' ? '' : ` Ask the organisers: ${event.settings.contactLine}`;
  if (state === 'closed') throw new Refusal('registration_closed', `Registration is closed.${ask}`);
  if (state === 'not_yet') throw new Refusal('registration_not_open');
}

async function statusFor({ tx, now }: Work, event: Event, categoryId: string | null) {
  if (categoryId === null) return statusAtStart({ capacity: null, taken: 0 });
  const category = (await categoriesOf(tx, event.id)).find((row) => row.id === categoryId);
  if (!category) throw unknownCategory();
  const taken = await placesTaken(tx, event.id, now);
  return statusAtStart({ capacity: category.capacity, taken: taken.get(categoryId) ?? 0 });
}

/** What the form asks for only in some events. */
function refuseMissingAnswers({ settings }: Event, given: Registration, mailIsSet: boolean): void {
  refuseUnreached(settings, given.contact, mailIsSet);
  if (settings.photoConsentAsked && mayTellOfPhotos(given) && given.photoConsent === null)
    throw wrongField('photo_consent', 'Say whether photos of you may be shown.');
}

/** Of photos of a minor the parent says whether they may be shown, here or by their link. */
const mayTellOfPhotos = ({ isMinor, parentalConsent }: Pick<NewAct, 'isMinor' | 'parentalConsent'>) =>
  !isMinor || parentalConsent?.consentGiven === true;

/** @throws Refusal `invalid` for a contact at which nobody can be answered, where the event answers. */
export function refuseUnreached(
  { mailOn, actsPerContact }: Event['settings'],
  contact: string,
  mailIsSet: boolean,
): void {
  if (mailOn && mailIsSet && mailAddress(contact) === undefined)
    throw wrongField('contact', 'Enter an email address: the answer comes by email.');
  if (actsPerContact > 0 && contact === '')
    throw wrongField('contact', 'Enter an email address or a phone number.');
}

/** @throws Refusal `contact_full` where a contact has as many acts as the event takes of one. */
export async function refuseTooMany(
  { tx, secrets }: KeyedWork,
  event: Event,
  contact: string,
): Promise<void> {
  const most = event.settings.actsPerContact;
  if (most > 0 && (await actsOfContact(tx, event.id, printOf(secrets, contact))) >= most)
    throw new Refusal(
      'contact_full',
      most === 1
        ? 'There is a registration with this contact already, and each may send one.'
        : `There are ${most} registrations with this contact already, and each may send ${most}.`,
    );
}

/**
 * A contact's keyed fingerprint, by which acts with the same contact are found; the contact cannot be read from
 * it.
 */
export const printOf = (secrets: Secrets, contact: string): string =>
  secrets.fingerprint('contact', sameContact(contact));

/** The refusal of an agreement to a text that is not the present one. */
export const textChanged = (): Refusal =>
  new Refusal('stale', 'The text was changed while you read it. Read it again, then agree.');

/** The refusal of a category that is not one of this event's. */
export const unknownCategory = (): Refusal => wrongField('category_id', 'Choose one of the categories.');

/**
 * The texts that are agreed to by registering, as they are read in this language; null: the event's own. @throws
 * Refusal `stale` where another version was read.
 */
async function textsAgreedTo(
  { tx }: Work,
  event: Event,
  { rulesVersion, parentalConsent }: NewAct,
  language: Language | null,
) {
  const { riskText, consentText } = event.settings;
  for (const [read, { version }] of [
    [rulesVersion, riskText],
    [parentalConsent?.consentGiven ? parentalConsent.textVersion : null, consentText],
  ] as const)
    if (read !== null && read !== version) throw textChanged();
  const tell = await textsIn(tx, event, language ?? undefined);
  return {
    rules: { version: riskText.version, text: tell('rules', riskText.text) },
    consent: { version: consentText.version, text: tell('consent', consentText.text) },
  };
}

function personalData(
  texts: Awaited<ReturnType<typeof textsAgreedTo>>,
  given: NewAct,
  now: number,
): PersonalData {
  const parental = given.isMinor ? (given.parentalConsent ?? null) : null;
  return {
    ...pickFields(given, ['preferredName', 'contact', 'emergencyContact', 'assistanceNeeded']),
    memberNames: '',
    parent: parental && {
      parentPreferredName: parental.parentPreferredName,
      parentPronouns: parental.parentPronouns,
      parentContact: parental.parentContact,
    },
    rules: given.riskAcknowledged ? { at: now, ...texts.rules } : null,
    consent: parental?.consentGiven
      ? { how: 'form', by: parental.parentPreferredName, at: now, ...texts.consent }
      : null,
    language: null,
    parentLanguage: null,
    reasons: [],
  };
}
