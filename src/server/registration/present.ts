/** What each kind of viewer sees of a registration. Pure: from rows to the shapes of the contract. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { readAnswers } from '#domain/events/questions.ts';
import type { TellText } from '#domain/events/texts.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { ACT_FIELD_NAMES, LISTED_ACT_FIELDS } from '#domain/registration/act-fields.ts';
import { type ConsentWay, consentWords, isConfirmed } from '#domain/registration/consent.ts';
import { editingEndsAt, editingRejection } from '#domain/registration/editing.ts';
import { photoPlacesIn } from '#domain/registration/photo-places.ts';
import { placeHeldUntil } from '#domain/registration/place.ts';
import { mayPerform } from '#domain/registration/status.ts';
import type { Event } from '../events/queries.ts';
import { type Covered, isToConfirm, isUnreached, type Minor, maySayPlaces } from './minors.ts';
import type { PersonalData } from './personal.ts';
import { type ParticipantRow, photoPlacesOf, photosOf, withEveryonesConsent } from './queries.ts';

type OwnStatus = AnswerOf<typeof registrationEndpoints.ownStatus>;
type OwnParticipant = OwnStatus['participant'];
type Participant = AnswerOf<typeof registrationEndpoints.participant>;
type ConsentView = AnswerOf<typeof registrationEndpoints.consent>;
type Personal = AnswerOf<typeof registrationEndpoints.revealPersonal>;
type Listed = AnswerOf<typeof registrationEndpoints.participants>[number];

/** What was answered to the organiser's own questions. */
const answersIn = (row: Pick<ParticipantRow, 'answers'>) =>
  readAnswers(row.answers).map(({ question, answer }) => ({ question, answer }));

/** An act as its own performer sees it. */
export const presentOwn = (row: ParticipantRow, personal: PersonalData): OwnParticipant => ({
  ...pickFields(row, ['id', 'number', 'status', 'photoConsent', 'consent', 'membersConsent', 'checkedInAt']),
  createdAt: row.createdAt,
  preferredName: personal.preferredName,
  ...pickFields(row, ACT_FIELD_NAMES),
  isMinor: row.isMinor === 1,
  answers: answersIn(row),
  riskAcknowledged: row.riskAcknowledged === 1,
  contact: personal.contact,
});

const presentEvent = (event: Event) => ({
  ...pickFields(event, ['name', 'host', 'venue', 'timeZone', 'startsAt', 'doorsAt']),
  ...pickFields(event.settings, ['minorBelowAge', 'questions', 'contactLine', 'eraseAfterDays']),
});

/** The private page of an act, as its performer sees it. */
export const presentOwnStatus = (
  row: ParticipantRow,
  personal: PersonalData,
  around: {
    event: Event;
    categoryName: string | null;
    consentUrl: string | null;
    consentAsked: OwnStatus['consentAsked'];
    members: OwnStatus['members'];
    waitingPosition: number | null;
    mergedInto: Pick<ParticipantRow, 'number' | 'stageName'> | undefined;
    now: number;
  },
): OwnStatus => ({
  participant: presentOwn(row, personal),
  event: presentEvent(around.event),
  ...pickFields(around, ['categoryName', 'consentUrl', 'consentAsked', 'members', 'waitingPosition']),
  parentName: personal.parent?.parentPreferredName ?? null,
  consentRecord: ownRecord(row, personal),
  heldUntilAt: placeHeldUntil(withEveryonesConsent(row), around.event.startsAt),
  editable:
    editingRejection({ status: row.status, startsAt: around.event.startsAt }, around.now) === undefined,
  editsUntilAt: editingEndsAt(around.event.startsAt),
  mergedInto: around.mergedInto
    ? { number: around.mergedInto.number, stageName: around.mergedInto.stageName }
    : null,
});

type ListedRow = Pick<
  ParticipantRow,
  | Exclude<keyof Listed, 'contactMark' | 'erased'>
  | 'erasedAt'
  | 'contactPrint'
  | 'membersConsent'
  | 'membersPhotos'
  | 'membersPhotoPlaces'
>;

const consentFor = (role: 'admin' | 'crew', consent: ParticipantRow['consent']) =>
  role === 'admin' ? consent : mayPerform(consent) ? 'clear' : 'missing';

/** Enough of a fingerprint to tell that two are the same. */
const markOf = (print: string | null): string | null => print?.slice(0, 16) ?? null;

/**
 * An act in the organisers' list, with the consent of everybody on stage; only admins are told who needs assistance and
 * who is under age. `unconfirmed`: how consent for one of the others came that no parent has confirmed.
 */
export const presentListed = (
  row: ListedRow,
  role: 'admin' | 'crew',
  unconfirmed: ConsentWay | undefined,
): Listed => ({
  ...pickFields(row, ['id', 'number', 'status', 'headcount', 'checkedInAt', 'revision', 'createdAt']),
  erased: row.erasedAt !== null,
  ...pickFields(row, LISTED_ACT_FIELDS),
  consent: consentFor(role, withEveryonesConsent(row).consent),
  consentHow: role === 'admin' ? (unconfirmed ?? row.consentHow) : null,
  answers: answersIn(row),
  needsAssistance: role === 'admin' ? row.needsAssistance === 1 : null,
  photoConsent: photosOf(row),
  photoPlaces: photoPlacesOf(row),
  contactMark: role === 'admin' ? markOf(row.contactPrint) : null,
  cameFrom: role === 'admin' ? markOf(row.cameFrom) : null,
});

/** One act for the organisers; how a parent agreed, and who else is under age, is for admins. */
export const presentParticipant = (
  row: ParticipantRow,
  { personal, others }: Covered,
  role: 'admin' | 'crew',
): Participant => ({
  ...presentListed(row, role, unconfirmedAmong(others)),
  ...pickFields(row, ACT_FIELD_NAMES),
  note: row.note,
  riskAcknowledged: row.riskAcknowledged === 1,
  rulesRecord: role === 'admin' ? presentRules(personal) : null,
  emergencyKnown: role === 'admin' ? personal.emergencyContact.contactMethod.trim() !== '' : null,
  consentRecord: role === 'admin' ? recordOf(personal) : null,
  consentLinkOf: role === 'admin' && row.consentTokenHash !== null ? row.consentLinkOf : null,
  ownConsent: role === 'admin' ? row.consent : null,
  members: role === 'admin' ? others.flatMap(presentMember) : null,
  updatedAt: row.updatedAt,
  erasing: row.erasedAt !== null && row.erasingEndedAt === null,
  erasedAt: row.erasingEndedAt,
  mergedInto: row.mergedInto,
});

const presentRules = ({ rules }: PersonalData): Participant['rulesRecord'] =>
  rules && { version: rules.version, text: rules.text, acceptedAt: rules.at };

const unconfirmedAmong = (others: readonly Minor[]): ConsentWay | undefined =>
  others
    .flatMap(({ state }) => (state.consent === 'given' && state.consentHow !== null ? state.consentHow : []))
    .find((how) => !isConfirmed(how));

const presentMember = ({ member, state, personal }: Minor): NonNullable<Participant['members']> =>
  member === null
    ? []
    : [
        {
          id: member.id,
          isMinor: member.isMinor === 1,
          consent: state.consent,
          consentRecord: state.consent === 'given' ? recordOf(personal) : null,
          consentLinkOf: state.consentLinkOf,
          photoConsent: state.photoConsent,
        },
      ];

/** How a consent came and whether it is the parent's own word: the same wherever it is shown. */
function recordOf({ consent }: Pick<PersonalData, 'consent'>): Participant['consentRecord'] {
  if (consent === null) return null;
  const recordedBy = consent.recordedBy ?? null;
  return {
    how: consent.how,
    words: consentWords(consent.how, recordedBy),
    confirmed: isConfirmed(consent.how),
    givenAt: consent.at,
    recordedBy,
  };
}

function ownRecord(row: ParticipantRow, personal: PersonalData): OwnStatus['consentRecord'] {
  const record = row.consent === 'given' ? recordOf(personal) : null;
  return record && { ...record, by: personal.consent?.by ?? '', of: personal.preferredName };
}

/**
 * What the parent or guardian sees: the present text, or the one they agreed to. By the link of a registration that
 * another one took in (`replaced`), nothing that is not on that one's own link already.
 */
export function presentConsent(
  row: ParticipantRow,
  minor: Minor,
  { event, replaced, tell }: { event: Event; replaced: boolean; tell: TellText },
): ConsentView {
  const { state, personal } = minor;
  const isGiven = state.consent === 'given';
  const record = isGiven ? recordOf(personal) : null;
  const toConfirm = !replaced && isToConfirm(minor);
  const agreed = isGiven && !toConfirm ? personal.consent : null;
  const shown = replaced ? undefined : personal;
  const { consentText } = event.settings;
  const { doorsAt: _doors, minorBelowAge: _age, questions: _asked, ...shownEvent } = presentEvent(event);
  return {
    state: state.consent === 'given' || state.consent === 'withdrawn' ? state.consent : 'asked',
    event: shownEvent,
    performerName: shown?.preferredName ?? '',
    stageName: row.stageName,
    songTitle: row.songTitle,
    parentPreferredName: shown?.parent?.parentPreferredName ?? '',
    parentPronouns: shown?.parent?.parentPronouns ?? '',
    record,
    toConfirm,
    replacedBy: replaced ? { number: row.number, stageName: row.stageName } : null,
    reachAsked: !replaced && isUnreached(minor),
    photoPlaces: childsPlaces(minor, replaced),
    photosAsked: event.settings.photoConsentAsked,
    photoConsent: replaced ? 'not_asked' : state.photoConsent,
    text: agreed
      ? { version: agreed.version, text: agreed.text }
      : { ...consentText, text: tell('consent', consentText.text) },
    givenAt: record?.givenAt ?? null,
  };
}

/** Where pictures of a child may be shown, for the parent to change; null where they are shown nowhere. */
const childsPlaces = (minor: Minor, replaced: boolean): ConsentView['photoPlaces'] =>
  !replaced && maySayPlaces(minor) ? photoPlacesIn(minor.state.photoPlaces) : null;

/** All sealed parts of the personal data, decrypted. */
export const presentWholePerson = ({ personal, others }: Covered): Personal => ({
  name: presentName(personal),
  emergency: personal.emergencyContact,
  parent: presentParent(personal),
  assistance: { assistanceNeeded: personal.assistanceNeeded },
  members: others.flatMap(presentWholeMember),
});

const NOTHING: Personal = { name: null, emergency: null, parent: null, assistance: null, members: null };

/** The one sealed part that was asked for, decrypted; all others null. */
export const presentPersonal = (covered: Covered, block: keyof Personal): Personal => ({
  ...NOTHING,
  [block]: presentWholePerson(covered)[block],
});

const presentWholeMember = ({ member, state, personal }: Minor): NonNullable<Personal['members']> => {
  if (member === null) return [];
  const { signedHow: _how, ...signature } = presentSignature(personal);
  return [
    {
      id: member.id,
      name: personal.preferredName,
      isMinor: member.isMinor === 1,
      parentPreferredName: personal.parent?.parentPreferredName ?? '',
      parentContact: personal.parent?.parentContact ?? '',
      ...signature,
      photoConsent: state.photoConsent,
      photoPlaces: photoPlacesIn(state.photoPlaces),
    },
  ];
};

const presentName = ({ preferredName, contact, memberNames, language }: PersonalData) => ({
  preferredName,
  contact,
  memberNames,
  language,
});

const presentParent = ({ parent, parentLanguage, ...personal }: PersonalData) =>
  parent && { ...parent, parentLanguage, ...presentSignature(personal) };

const presentSignature = ({ consent }: Pick<PersonalData, 'consent'>) => ({
  signedAt: consent?.at ?? null,
  signedBy: consent?.by ?? null,
  signedHow: consent?.how ?? null,
  signedWords: consent && consentWords(consent.how, consent.recordedBy),
  text: consent && { version: consent.version, text: consent.text },
});
