/** The parent's own link: who is given it, and asking the parent again. */
import { Refusal } from '#contract/refusal.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { consentLinkOf } from '#domain/registration/consent.ts';
import { eventById } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf, Keyed, KeyedWork } from '../http/command.ts';
import { isWrittenTo, stopLetters } from '../mail/outbox.ts';
import { hashToken, newToken } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import { changeParticipant } from './changes.ts';
import { type Origin, writeToParent } from './letters.ts';
import { openPersonal, sealPersonal } from './personal.ts';
import { type ParticipantRow, requireParticipant } from './queries.ts';

/** The parent's token, for the organisers; null where no parent has to agree. */
export const consentToken = ({ secrets }: Keyed, row: ParticipantRow): string | null =>
  row.consentTokenSealed === null ? null : secrets.unseal(row.consentTokenSealed);

/** The same for the performer: only while it is asked for, and only where the parent cannot be written to. */
export const linkForPerformer = (keyed: Keyed, row: ParticipantRow): string | null =>
  row.consent === 'asked' && row.consentLinkOf === 'performer' ? consentToken(keyed, row) : null;

/**
 * How the parent gets their link, as the performer is told it; null while nothing is asked. `mailIsSet`: whether this
 * installation has a mail server.
 */
export async function askedHow(read: Reader, row: ParticipantRow, mailIsSet: boolean) {
  if (row.consent !== 'asked') return null;
  if (row.consentLinkOf === 'performer') return 'here';
  return mailIsSet && (await isWrittenTo(read, row.id, 'consent')) ? 'letter' : 'organisers';
}

/** What was sent, where links lead to, and whether this installation has a mail server. */
type Asking = InputOf<typeof registrationEndpoints.askParent> & { origin: Origin; mailIsSet: boolean };

/**
 * Asks a parent again, and corrects how they are reached: their link before then ends, since somebody else may have
 * it. Only organisers do this, so that no performer can have the link sent to themselves.
 * @returns the act, and the link's token where no letter goes out.
 */
export async function askParent(
  work: KeyedWork,
  _access: AdminAccess,
  { params: { id }, body: { parentContact }, origin, mailIsSet }: Asking,
) {
  const before = await requireParticipant(work.tx, id);
  refuseUnasked(before);
  const event = await eventById(work.tx, before.eventId);
  if (!event) throw new Error(`Participant ${id} is in no event.`);
  await stopLetters(work, id, ['consent']);
  const row = await changeParticipant(work, before, corrected(work, before, parentContact), {
    action: 'consent.asked',
    personal: parentContact === undefined ? [] : ['parent_contact'],
  });
  const letter = (await writeToParent(work, { event, row, origin })) && mailIsSet;
  return { row, letter, consentToken: letter ? null : consentToken(work, row) };
}

function refuseUnasked(row: ParticipantRow): void {
  if (row.mergedInto !== null)
    throw new Refusal('wrong_state', 'Another registration took this one in. Ask for the consent there.');
  if (row.consent === 'not_needed' || row.consentTokenSealed === null)
    throw new Refusal('wrong_state', `${row.stageName} is of age, so no consent is needed.`);
}

function corrected({ secrets }: Keyed, row: ParticipantRow, parentContact: string | undefined) {
  const personal = openPersonal(secrets, row);
  const before = personal.parent ?? { parentPreferredName: '', parentPronouns: '', parentContact: '' };
  if (parentContact === undefined || parentContact === before.parentContact) return {};
  const token = newToken();
  return {
    personal: sealPersonal(secrets, { ...personal, parent: { ...before, parentContact } }),
    consentLinkOf: consentLinkOf(parentContact, personal.contact),
    consentTokenHash: hashToken(token),
    consentTokenSealed: secrets.seal(token),
  };
}
