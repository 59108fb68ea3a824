/** Reading registrations. Other rooms ask here for the acts they show; nothing personal leaves this way. */
import type { Selectable } from 'kysely';
import { Refusal } from '#contract/refusal.ts';
import { type ConsentWay, isConfirmed } from '#domain/registration/consent.ts';
import { consentTogether, photosTogether } from '#domain/registration/people.ts';
import { photoPlacesIn, photoPlacesTogether } from '#domain/registration/photo-places.ts';
import { HOLD_MS } from '#domain/registration/place.ts';
import { holdsPlace, PARTICIPANT_STATUSES } from '#domain/registration/status.ts';
import { countRows } from '../store/count-rows.ts';
import { hashToken } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { columnsReadBy } from './fields.ts';

export type ParticipantRow = Selectable<Tables['participant']>;

const LISTED = columnsReadBy('list');

/** What other rooms may know of an act. */
const ACT = columnsReadBy('rooms');

/** The columns of an act that other rooms may read. */
export type Act = Pick<ParticipantRow, (typeof ACT)[number]>;

/** The row with the consent of everybody on stage in place of that of whoever registered. */
export const withEveryonesConsent = <R extends Pick<ParticipantRow, 'consent' | 'membersConsent'>>(
  row: R,
): R => ({
  ...row,
  consent: consentTogether([row.consent, row.membersConsent]),
});

/** What everybody on stage, taken together, agreed to about photos. */
export const photosOf = ({
  photoConsent,
  membersPhotos,
}: Pick<ParticipantRow, 'photoConsent' | 'membersPhotos'>) =>
  photosTogether(membersPhotos === null ? [photoConsent] : [photoConsent, membersPhotos]) ?? 'not_asked';

/** Where everybody on stage, taken together, lets pictures be shown. */
export const photoPlacesOf = ({
  photoPlaces,
  membersPhotoPlaces,
}: Pick<ParticipantRow, 'photoPlaces' | 'membersPhotoPlaces'>) =>
  photoPlacesIn(photoPlacesTogether([photoPlaces, membersPhotoPlaces]));

/** The acts of an event, by number, with the consent of everybody on stage; with `status`, only those that have it. */
export async function actsOf(
  read: Reader,
  eventId: string,
  status?: ParticipantRow['status'],
): Promise<Act[]> {
  const acts = read.selectFrom('participant').select(ACT).where('eventId', '=', eventId).orderBy('number');
  const rows = await (status === undefined ? acts : acts.where('status', '=', status)).execute();
  return rows.map(withEveryonesConsent);
}

/** The rows of the organisers' list, by number. */
export const listedParticipants = (read: Reader, eventId: string) =>
  read.selectFrom('participant').select(LISTED).where('eventId', '=', eventId).orderBy('number').execute();

/** How a minor's consent came that no parent has confirmed, by act: of the others on stage, whose consent is given. */
export async function unconfirmedOthers(read: Reader, eventId: string): Promise<Map<string, ConsentWay>> {
  const rows = await read
    .selectFrom('member')
    .innerJoin('participant', 'participant.id', 'member.participantId')
    .where('participant.eventId', '=', eventId)
    .where('member.isMinor', '=', 1)
    .where('member.consent', '=', 'given')
    .select(['member.participantId', 'member.consentHow'])
    .execute();
  return new Map(
    rows.flatMap(({ participantId, consentHow }) =>
      consentHow === null || isConfirmed(consentHow) ? [] : [[participantId, consentHow] as const],
    ),
  );
}

/** The registration with this id; undefined when there is none. */
export const participantById = (read: Reader, id: string): Promise<ParticipantRow | undefined> =>
  read.selectFrom('participant').selectAll().where('id', '=', id).executeTakeFirst();

/** All registrations of an event, whole, by number. */
export const participantsOf = (read: Reader, eventId: string): Promise<ParticipantRow[]> =>
  read.selectFrom('participant').selectAll().where('eventId', '=', eventId).orderBy('number').execute();

/** Registrations by their ids, by number; ids that nobody has are left out. */
export const participantsById = (read: Reader, ids: readonly string[]): Promise<ParticipantRow[]> =>
  read.selectFrom('participant').selectAll().where('id', 'in', ids).orderBy('number').execute();

/** The registration with this id. @throws Refusal `not_found`. */
export async function requireParticipant(read: Reader, id: string): Promise<ParticipantRow> {
  const row = await participantById(read, id);
  if (!row) throw new Refusal('not_found', 'There is no such act.');
  return row;
}

/** The registration behind a private status link; undefined when there is none. */
export const participantByToken = (read: Reader, token: string): Promise<ParticipantRow | undefined> =>
  participantByLinkHash(read, hashToken(token));

/** The registration whose private status link has this hash; undefined when there is none. */
export const participantByLinkHash = (read: Reader, hash: string): Promise<ParticipantRow | undefined> =>
  read.selectFrom('participant').selectAll().where('statusTokenHash', '=', hash).executeTakeFirst();

/** The registration whose own parent has this link; undefined when it is nobody's. */
export const participantByConsentToken = (read: Reader, token: string): Promise<ParticipantRow | undefined> =>
  read
    .selectFrom('participant')
    .selectAll()
    .where('consentTokenHash', '=', hashToken(token))
    .executeTakeFirst();

/** The registration whose own parent has this link. @throws Refusal `link_unknown`. */
export async function requireByConsentToken(read: Reader, token: string): Promise<ParticipantRow> {
  const row = await participantByConsentToken(read, token);
  if (!row) throw new Refusal('link_unknown');
  return row;
}

/** The number that the next registration of an event gets. */
export async function nextNumber(read: Reader, eventId: string): Promise<number> {
  const { last } = await read
    .selectFrom('participant')
    .select((row) => row.fn.max('number').as('last'))
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** How many acts an event has, whatever their status. */
export const countActs = (read: Reader, eventId: string): Promise<number> =>
  countRows(read.selectFrom('participant').where('eventId', '=', eventId));

/** How many acts of this contact are neither withdrawn nor declined. */
export const actsOfContact = (read: Reader, eventId: string, contactPrint: string): Promise<number> =>
  countRows(
    read
      .selectFrom('participant')
      .where('eventId', '=', eventId)
      .where('contactPrint', '=', contactPrint)
      .where('status', 'not in', ['withdrawn', 'declined']),
  );

/**
 * How many acts hold a place at `now`, by category. Categories without any are left out. A place kept for a
 * parent's consent that did not come in time counts no more.
 */
export async function placesTaken(
  read: Reader,
  eventId: string,
  now: number,
): Promise<Map<string | null, number>> {
  const rows = await read
    .selectFrom('participant')
    .select((row) => ['categoryId', row.fn.countAll().as('taken')])
    .where('eventId', '=', eventId)
    .where('status', 'in', PARTICIPANT_STATUSES.filter(holdsPlace))
    .where((row) =>
      row.or([
        row('status', '!=', 'submitted'),
        row.and([row('consent', '!=', 'asked'), row('membersConsent', '!=', 'asked')]),
        row('askedAt', '>', now - HOLD_MS),
      ]),
    )
    .groupBy('categoryId')
    .execute();
  return new Map(rows.map((row) => [row.categoryId, Number(row.taken)]));
}

/** Where an act stands on its category's waiting list, first is 1; null when it is not on it. */
export async function waitingPosition(read: Reader, row: ParticipantRow): Promise<number | null> {
  if (row.status !== 'waitlisted') return null;
  return countRows(
    read
      .selectFrom('participant')
      .where('eventId', '=', row.eventId)
      .where('categoryId', row.categoryId === null ? 'is' : '=', row.categoryId)
      .where('status', '=', 'waitlisted')
      .where('number', '<=', row.number),
  );
}

/** The ids of the registrations that were merged into this one, directly or through others. */
export async function takenInBy(read: Reader, id: string): Promise<string[]> {
  const found: string[] = [];
  for (let last = [id]; last.length > 0; ) {
    const rows = await read.selectFrom('participant').select('id').where('mergedInto', 'in', last).execute();
    last = rows.map((row) => row.id);
    found.push(...last);
  }
  return found;
}

/** The act in which a registration continues: itself, or the one that it was merged into in the end. */
export async function survivingAct(read: Reader, row: ParticipantRow): Promise<ParticipantRow> {
  let living = row;
  while (living.mergedInto !== null) living = await requireParticipant(read, living.mergedInto);
  return living;
}

/** Which of these acts said that they play live and bring no music. */
export async function playingLive(read: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('participant')
    .select('id')
    .where('id', 'in', ids)
    .where('audioDeliveryMethod', '=', 'live')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these people were erased. */
export async function erasedAmong(read: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('participant')
    .select('id')
    .where('id', 'in', ids)
    .where('erasedAt', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}
