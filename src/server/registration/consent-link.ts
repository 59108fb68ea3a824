/** The parent's own link: who is given it, and asking the parent again. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { consentLinkOf } from '#domain/registration/consent.ts';
import { eventById } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { isWrittenTo, stopLetters } from '../mail/outbox.ts';
import { hashToken, newToken } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import { changeParticipant } from './changes.ts';
import { type Origin, writeToParent } from './letters.ts';
import { openPersonal, sealPersonal } from './personal.ts';
import { type ParticipantRow, requireParticipant } from './queries.ts';

/** The parent's token, for the organisers; null where no parent has to agree. */
export const consentToken = (store: Store, row: ParticipantRow): string | null =>
  row.consentTokenSealed === null ? null : store.secrets.unseal(row.consentTokenSealed);

/** The same for the performer: only while it is asked for, and only where the parent cannot be written to. */
export const linkForPerformer = (store: Store, row: ParticipantRow): string | null =>
  row.consent === 'asked' && row.consentLinkOf === 'performer' ? consentToken(store, row) : null;

/**
 * How the parent gets their link, as the performer is told it; null while nothing is asked. `mailIsSet`: whether this
 * installation has a mail server.
 */
export async function askedHow(read: Reader, row: ParticipantRow, mailIsSet: boolean) {
  if (row.consent !== 'asked') return null;
  if (row.consentLinkOf === 'performer') return 'here';
  return mailIsSet && (await isWrittenTo(read, row.id, 'consent')) ? 'letter' : 'organisers';
}

/**
 * Asks a parent again, and corrects how they are reached: their link before then ends, since somebody else may have
 * it. Only organisers do this, so that no performer can have the link sent to themselves.
 * @returns the act, and the link's token where no letter goes out.
 */
export async function askParent(
  store: Store,
  access: AdminAccess,
  id: string,
  { parentContact }: BodyOf<typeof registrationEndpoints.askParent>,
  asked: { commandId: string | undefined; origin: Origin; mailIsSet: boolean },
) {
  const { commandId, origin, mailIsSet } = asked;
  return store.write({ by: access.by, commandId }, async (work) => {
    const before = await requireParticipant(work.tx, id);
    refuseUnasked(before);
    const event = await eventById(work.tx, before.eventId);
    if (!event) throw new Error(`Participant ${id} is in no event.`);
    await stopLetters(work, id, ['consent']);
    const row = await changeParticipant(work, before, corrected(store, before, parentContact), {
      action: 'consent.asked',
      personal: parentContact === undefined ? [] : ['parent_contact'],
    });
    const letter = (await writeToParent(store, work, { event, row, origin })) && mailIsSet;
    return { row, letter, consentToken: letter ? null : consentToken(store, row) };
  });
}

function refuseUnasked(row: ParticipantRow): void {
  if (row.mergedInto !== null)
    throw new Refusal('wrong_state', 'Another registration took this one in. Ask for the consent there.');
  if (row.consent === 'not_needed' || row.consentTokenSealed === null)
    throw new Refusal('wrong_state', `${row.stageName} is of age, so no consent is needed.`);
}

function corrected(store: Store, row: ParticipantRow, parentContact: string | undefined) {
  const personal = openPersonal(store.secrets, row);
  const before = personal.parent ?? { parentPreferredName: '', parentPronouns: '', parentContact: '' };
  if (parentContact === undefined || parentContact === before.parentContact) return {};
  const token = newToken();
  return {
    personal: sealPersonal(store.secrets, { ...personal, parent: { ...before, parentContact } }),
    consentLinkOf: consentLinkOf(parentContact, personal.contact),
    consentTokenHash: hashToken(token),
    consentTokenSealed: store.secrets.seal(token),
  };
}
