/** The minors of an act, whoever registered and the others alike: each with a parent and a link of their own. */
import { Refusal } from '#contract/refusal.ts';
import { consentLinkOf, isConfirmed } from '#domain/registration/consent.ts';
import type { Keyed, KeyedWork } from '../http/command.ts';
import { hashToken } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import { type Change, type ChangeNote, changeParticipant } from './changes.ts';
import { type MemberRow, membersOf, openMember, sealMember, standingNow } from './member.ts';
import { openPersonal, type PersonalData, sealPersonal } from './personal.ts';
import type { ParticipantRow } from './queries.ts';

/** The columns of a row that hold where the consent for one minor stands. */
export type ConsentState = Pick<
  ParticipantRow,
  'consent' | 'consentHow' | 'consentLinkOf' | 'consentTokenSealed' | 'photoConsent' | 'photoPlaces'
>;

/** A minor on stage, with the decrypted personal part. */
export interface Minor {
  /** The member's row; null for whoever registered. */
  member: MemberRow | null;
  state: ConsentState;
  /** In the shape of whoever registered: `contact` is the performer's, `preferredName` the child's. */
  personal: Pick<
    PersonalData,
    'preferredName' | 'contact' | 'parent' | 'consent' | 'reasons' | 'language' | 'parentLanguage'
  >;
}

/** A parent of whom nothing is known: every field is empty. */
export const NOBODY = { parentPreferredName: '', parentPronouns: '', parentContact: '' };

/** Whoever registered an act as a `Minor`, with the personal data decrypted; they need not be under age. */
export const registrant = ({ secrets }: Keyed, row: ParticipantRow): Minor => ({
  member: null,
  state: row,
  personal: openPersonal(secrets, row),
});

/** A member on stage as a `Minor`. */
export function asMinor({ secrets }: Keyed, row: ParticipantRow, member: MemberRow): Minor {
  const { name, ...data } = openMember(secrets, member);
  const { contact, language } = openPersonal(secrets, row);
  return {
    member,
    state: member,
    personal: { parentLanguage: null, ...data, preferredName: name, contact, language },
  };
}

/** The personal data of an act: of whoever registered, and of the others on stage. */
export interface Covered {
  personal: PersonalData;
  others: readonly Minor[];
}

/** Decrypts the personal data of an act. */
export const coveredOf = async (keyed: Keyed & { tx: Reader }, row: ParticipantRow): Promise<Covered> => ({
  personal: openPersonal(keyed.secrets, row),
  others: (await membersOf(keyed.tx, row.id)).map((member) => asMinor(keyed, row, member)),
});

/** All minors of an act for whom a parent's link exists. */
export async function minorsOf(keyed: Keyed & { tx: Reader }, row: ParticipantRow): Promise<Minor[]> {
  const others = (await membersOf(keyed.tx, row.id)).map((member) => asMinor(keyed, row, member));
  return [registrant(keyed, row), ...others].filter(({ state }) => state.consentTokenSealed !== null);
}

/** Whether, for all that we can know, only the parent was given the parent's link. */
export const isOwnLink = ({ state, personal: { parent, contact } }: Minor): boolean =>
  state.consentLinkOf === 'parent' &&
  // The performer may have made the parent's address their own since.
  consentLinkOf(parent?.parentContact ?? '', contact) === 'parent';

/** Whether somebody else gave consent in a parent's name and the parent's own link can confirm it. */
export const isToConfirm = (minor: Minor): boolean =>
  minor.state.consent === 'given' &&
  minor.personal.consent !== null &&
  !isConfirmed(minor.personal.consent.how) &&
  isOwnLink(minor);

/** Whether the parent's link says where pictures of the child may be shown: they agreed, and not against photos. */
export const maySayPlaces = (minor: Minor): boolean =>
  minor.state.consent === 'given' && !isToConfirm(minor) && minor.state.photoConsent !== 'no';

/** Whether no contact of the parent is known yet. */
export const isUnreached = ({ personal: { parent } }: Minor): boolean => (parent?.parentContact ?? '') === '';

/**
 * Whether a parent has yet to be asked: consent is missing, or somebody else gave it in their name and their own
 * link can confirm it.
 */
export const isToBeAsked = (minor: Minor): boolean => minor.state.consent === 'asked' || isToConfirm(minor);

/**
 * The minor that a call is about: whoever registered, or by `memberId` somebody else on stage. @throws Refusal
 * `not_found`.
 */
export async function requireMinor(
  keyed: Keyed & { tx: Reader },
  row: ParticipantRow,
  memberId: string | undefined,
): Promise<Minor> {
  if (memberId === undefined) return registrant(keyed, row);
  const member = (await membersOf(keyed.tx, row.id)).find(({ id }) => id === memberId);
  if (!member) throw new Refusal('not_found', 'This person is not in the act any more.');
  return asMinor(keyed, row, member);
}

/**
 * Stores the consent of a minor in the row that is theirs (the act's or a member's), and in the act's row what
 * follows from it for the act. `change` holds further columns of the act. Answers the act's row.
 */
export async function changeMinor(
  work: KeyedWork,
  before: ParticipantRow,
  { member, state, personal }: Minor,
  note: ChangeNote,
  change: Change = {},
): Promise<ParticipantRow> {
  const { tx, secrets } = work;
  const { consent, consentHow, consentLinkOf, consentTokenSealed, photoConsent, photoPlaces } = state;
  const own = {
    ...{ consent, consentHow, consentLinkOf, consentTokenSealed, photoConsent, photoPlaces },
    consentTokenHash: consentTokenSealed && hashToken(secrets.unseal(consentTokenSealed)),
  };
  if (member === null) {
    const { parent, parentLanguage, consent: record, reasons } = personal;
    const sealed = sealPersonal(secrets, {
      ...openPersonal(secrets, before),
      ...{ parent, parentLanguage, consent: record, reasons },
    });
    return changeParticipant(work, before, { ...change, ...own, personal: sealed }, note);
  }
  const { preferredName: name, contact: _performers, language: _theirs, ...data } = personal;
  await tx
    .updateTable('member')
    .set({ ...own, personal: sealMember(secrets, { ...data, name }) })
    .where('id', '=', member.id)
    .execute();
  return changeParticipant(work, before, { ...change, ...(await standingNow(tx, before.id)) }, note);
}
