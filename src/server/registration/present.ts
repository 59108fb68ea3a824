/** What each kind of viewer sees of a registration. Pure: from rows to the shapes of the contract. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { editingEndsAt, editingRejection } from '#domain/registration/editing.ts';
import { placeHeldUntil } from '#domain/registration/place.ts';
import { mayPerform } from '#domain/registration/status.ts';
import type { Event } from '../events/queries.ts';
import type { PersonalData } from './personal.ts';
import type { ParticipantRow } from './queries.ts';

type OwnStatus = AnswerOf<typeof registrationEndpoints.ownStatus>;
type OwnParticipant = OwnStatus['participant'];
type Participant = AnswerOf<typeof registrationEndpoints.participant>;
type ConsentView = AnswerOf<typeof registrationEndpoints.consent>;
type Personal = AnswerOf<typeof registrationEndpoints.revealPersonal>;
type Listed = AnswerOf<typeof registrationEndpoints.participants>[number];

/** One's own act. */
export const presentOwn = (row: ParticipantRow, personal: PersonalData): OwnParticipant => ({
  id: row.id,
  number: row.number,
  status: row.status,
  preferredName: personal.preferredName,
  stageName: row.stageName,
  pronouns: row.pronouns,
  pronunciation: row.pronunciation,
  isMinor: row.isMinor === 1,
  songTitle: row.songTitle,
  categoryId: row.categoryId,
  mcLine: row.mcLine,
  stageNotes: row.stageNotes,
  durationMs: row.durationMs,
  performerCount: row.performerCount,
  audioDeliveryMethod: row.audioDeliveryMethod,
  riskAcknowledged: row.riskAcknowledged === 1,
  contact: personal.contact,
  photoConsent: row.photoConsent,
  consent: row.consent,
  checkedInAt: row.checkedInAt,
  createdAt: row.createdAt,
});

const presentEvent = (event: Event) => ({
  name: event.name,
  host: event.host,
  venue: event.venue,
  timeZone: event.timeZone,
  startsAt: event.startsAt,
  doorsAt: event.doorsAt,
  contactLine: event.settings.contactLine,
  eraseAfterDays: event.settings.eraseAfterDays,
});

/** One's own page. `consentUrl` is shown only while consent is still to be given. */
export const presentOwnStatus = (
  row: ParticipantRow,
  personal: PersonalData,
  around: {
    event: Event;
    categoryName: string | null;
    consentUrl: string | null;
    waitingPosition: number | null;
    mergedInto: Pick<ParticipantRow, 'number' | 'stageName'> | undefined;
    now: number;
  },
): OwnStatus => ({
  participant: presentOwn(row, personal),
  event: presentEvent(around.event),
  categoryName: around.categoryName,
  parentName: personal.parent?.parentPreferredName ?? null,
  consentUrl: row.consent === 'asked' ? around.consentUrl : null,
  waitingPosition: around.waitingPosition,
  heldUntilAt: placeHeldUntil(row),
  editable:
    editingRejection({ status: row.status, startsAt: around.event.startsAt }, around.now) === undefined,
  editsUntilAt: editingEndsAt(around.event.startsAt),
  mergedInto: around.mergedInto
    ? { number: around.mergedInto.number, stageName: around.mergedInto.stageName }
    : null,
});

type ListedRow = Pick<ParticipantRow, Exclude<keyof Listed, 'contactMark'> | 'contactPrint'>;

/** Enough of a fingerprint to tell that two are the same. */
const markOf = (print: string | null): string | null => print?.slice(0, 16) ?? null;

/** An act in the organisers' list; only admins are told who needs help and who is under age. */
export const presentListed = (row: ListedRow, role: 'admin' | 'crew'): Listed => ({
  id: row.id,
  number: row.number,
  status: row.status,
  stageName: row.stageName,
  pronouns: row.pronouns,
  songTitle: row.songTitle,
  categoryId: row.categoryId,
  consent: role === 'admin' ? row.consent : mayPerform(row.consent) ? 'clear' : 'missing',
  durationMs: row.durationMs,
  performerCount: row.performerCount,
  audioDeliveryMethod: row.audioDeliveryMethod,
  needsAssistance: role === 'admin' ? row.needsAssistance === 1 : null,
  photoConsent: row.photoConsent,
  contactMark: role === 'admin' ? markOf(row.contactPrint) : null,
  cameFrom: role === 'admin' ? markOf(row.cameFrom) : null,
  checkedInAt: row.checkedInAt,
  revision: row.revision,
  createdAt: row.createdAt,
});

/** One act for the organisers. */
export const presentParticipant = (row: ParticipantRow, role: 'admin' | 'crew'): Participant => ({
  ...presentListed(row, role),
  pronunciation: row.pronunciation,
  mcLine: row.mcLine,
  stageNotes: row.stageNotes,
  note: row.note,
  riskAcknowledged: row.riskAcknowledged === 1,
  updatedAt: row.updatedAt,
  erasing: row.erasedAt !== null && row.erasingEndedAt === null,
  erasedAt: row.erasingEndedAt,
  mergedInto: row.mergedInto,
});

/** What the parent or guardian sees: the present text, or the one they agreed to. */
export function presentConsent(row: ParticipantRow, personal: PersonalData, event: Event): ConsentView {
  const given = row.consent === 'given' ? personal.consent : null;
  const { doorsAt: _doors, ...shownEvent } = presentEvent(event);
  return {
    state: row.consent === 'given' || row.consent === 'withdrawn' ? row.consent : 'asked',
    event: shownEvent,
    stageName: row.stageName,
    songTitle: row.songTitle,
    parentPreferredName: personal.parent?.parentPreferredName ?? '',
    parentPronouns: personal.parent?.parentPronouns ?? '',
    text: given ? { version: given.version, text: given.text } : event.settings.consentText,
    givenAt: given?.at ?? null,
  };
}

const NOTHING: Personal = { name: null, emergency: null, parent: null, assistance: null };

/** All covered parts. */
export const presentWholePerson = (personal: PersonalData): Personal => ({
  ...presentPersonal(personal, 'name'),
  emergency: presentPersonal(personal, 'emergency').emergency,
  parent: presentPersonal(personal, 'parent').parent,
  assistance: presentPersonal(personal, 'assistance').assistance,
});

/** The one covered part that was asked for. */
export function presentPersonal(personal: PersonalData, block: keyof Personal): Personal {
  switch (block) {
    case 'name':
      return { ...NOTHING, name: presentName(personal) };
    case 'emergency':
      return { ...NOTHING, emergency: personal.emergencyContact };
    case 'assistance':
      return { ...NOTHING, assistance: { assistanceNeeded: personal.assistanceNeeded } };
    case 'parent':
      return { ...NOTHING, parent: personal.parent && { ...personal.parent, ...presentSignature(personal) } };
  }
}

const presentName = ({ preferredName, contact, memberNames }: PersonalData) => ({
  preferredName,
  contact,
  memberNames,
});

const presentSignature = ({ consent }: PersonalData) => ({
  signedAt: consent?.at ?? null,
  signedBy: consent?.by ?? null,
  signedHow: consent?.how ?? null,
  text: consent && { version: consent.version, text: consent.text },
});
