/** The others on stage in an act: their rows, what is sealed of them, and what stands of the act by them. */
import type { Selectable } from 'kysely';
import { consentLinkOf } from '#domain/registration/consent.ts';
import { consentTogether, photosTogether } from '#domain/registration/people.ts';
import { photoPlacesTogether } from '#domain/registration/photo-places.ts';
import { consentAtStart } from '#domain/registration/status.ts';
import type { KeyedWork } from '../http/command.ts';
import { hashToken, newId, newToken, type Secrets } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { PersonalData } from './personal.ts';

export type MemberRow = Selectable<Tables['member']>;

/** What is kept sealed of somebody else on stage. */
type MemberData = Pick<PersonalData, 'parent' | 'consent' | 'reasons'> & {
  name: string;
  /** What they were called when a parent answered; none where they are still called so. */
  answeredAs?: string;
  /** In which language a parent read and signed; none before they did. */
  parentLanguage?: PersonalData['parentLanguage'];
};

/** Somebody who comes on stage too, as named by whoever registered. */
export interface NewMember {
  name: string;
  isMinor: boolean;
  parentContact: string;
}

/** Decrypts the personal part of a member's row. */
export const openMember = (secrets: Secrets, row: Pick<MemberRow, 'personal'>): MemberData =>
  JSON.parse(secrets.unseal(row.personal)) as MemberData;

/** Encrypts a member's personal part, for the table. */
export const sealMember = (secrets: Secrets, data: MemberData): string => secrets.seal(JSON.stringify(data));

/** The others on stage of an act, in the order in which they were named. */
export const membersOf = (read: Reader, participantId: string): Promise<MemberRow[]> =>
  read
    .selectFrom('member')
    .selectAll()
    .where('participantId', '=', participantId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The member whose parent's link has this token; undefined when it is nobody's. */
export const memberByConsentToken = (read: Reader, token: string): Promise<MemberRow | undefined> =>
  read.selectFrom('member').selectAll().where('consentTokenHash', '=', hashToken(token)).executeTakeFirst();

/** Adds people on stage behind those who are there. `contact` is how whoever registered is reached. */
export async function insertMembers(
  { tx, now, secrets }: KeyedWork,
  act: { id: string; contact: string },
  given: readonly NewMember[],
): Promise<void> {
  const after = (await membersOf(tx, act.id)).at(-1)?.position ?? 0;
  const rows = given.map(({ name, isMinor, parentContact }, index) => {
    const token = isMinor ? newToken() : null;
    const parent = isMinor ? { parentPreferredName: '', parentPronouns: '', parentContact } : null;
    return {
      id: newId(),
      participantId: act.id,
      position: after + index + 1,
      isMinor: isMinor ? (1 as const) : (0 as const),
      consent: consentAtStart({ isMinor, agreed: false }),
      consentHow: null,
      consentLinkOf: consentLinkOf(isMinor ? parentContact : '', act.contact),
      consentTokenHash: token && hashToken(token),
      consentTokenSealed: token && secrets.seal(token),
      photoConsent: 'not_asked' as const,
      personal: sealMember(secrets, { name, parent, consent: null, reasons: [] }),
      createdAt: now,
    };
  });
  if (rows.length > 0) await tx.insertInto('member').values(rows).execute();
}

/**
 * What the minors among an act's members amount to together, as columns of the act's row: consent, photos and
 * where they may be shown.
 */
export function standingOf(
  members: readonly Pick<MemberRow, 'isMinor' | 'consent' | 'photoConsent' | 'photoPlaces'>[],
) {
  const minors = members.filter(({ isMinor }) => isMinor === 1);
  return {
    membersConsent: consentTogether(minors.map(({ consent }) => consent)),
    membersPhotos: photosTogether(minors.map(({ photoConsent }) => photoConsent)),
    membersPhotoPlaces: photoPlacesTogether(minors.map(({ photoPlaces }) => photoPlaces)),
  };
}

/**
 * What the minors among an act's members amount to together, as columns of the act's row, from the members' rows
 * as they are now.
 */
export const standingNow = async (read: Reader, participantId: string) =>
  standingOf(await membersOf(read, participantId));
