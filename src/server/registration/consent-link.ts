/** The parent's own link: who is given it, and asking the parent again. */
import { Refusal } from '#contract/refusal.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { consentLinkOf } from '#domain/registration/consent.ts';
import { requireEvent } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf, Keyed, KeyedWork } from '../http/command.ts';
import { isWrittenTo, stopLettersWith } from '../mail/outbox.ts';
import { newToken } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import { type Origin, writeToParent } from './letters.ts';
import { type ConsentState, changeMinor, type Minor, NOBODY, requireMinor } from './minors.ts';
import { type ParticipantRow, requireParticipant } from './queries.ts';

/** The token of the parent's link, for organisers; null where no parent has to agree. */
export const consentToken = ({ secrets }: Keyed, row: ParticipantRow): string | null =>
  row.consentTokenSealed === null ? null : secrets.unseal(row.consentTokenSealed);

/**
 * The parent's link as the minor is given it to hand on: only while consent is asked for and the parent cannot be
 * written to; null otherwise.
 */
export const linkForPerformer = (
  { secrets }: Keyed,
  { consent, consentLinkOf, consentTokenSealed }: ConsentState,
): string | null =>
  consent === 'asked' && consentLinkOf === 'performer' && consentTokenSealed !== null
    ? secrets.unseal(consentTokenSealed)
    : null;

/**
 * How a parent gets their link, as the performer is told: `here` on the performer's page, by `letter`, or from the
 * `organisers`; null while nothing is asked. `mailIsSet`: whether this installation has a mail server.
 */
export async function askedHow(
  keyed: Keyed & { tx: Reader },
  row: ParticipantRow,
  { state, personal }: Minor,
  mailIsSet: boolean,
): Promise<'here' | 'letter' | 'organisers' | null> {
  if (state.consent !== 'asked') return null;
  if (state.consentLinkOf === 'performer') return 'here';
  const to = { secrets: keyed.secrets, contact: personal.parent?.parentContact ?? '' };
  const isWritten = mailIsSet && (await isWrittenTo(keyed.tx, row.id, 'consent', to));
  return isWritten ? 'letter' : 'organisers';
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
  { params: { id }, body: { parentContact, member }, origin, mailIsSet }: Asking,
) {
  const before = await requireParticipant(work.tx, id);
  const minor = await requireMinor(work, before, member);
  refuseUnasked(before, minor);
  const event = await requireEvent(work.tx, before.eventId);
  const { consentTokenSealed: ended } = minor.state;
  if (ended !== null) await stopLettersWith(work, id, work.secrets.unseal(ended));
  const asked = corrected(work, minor, parentContact);
  const row = await changeMinor(work, before, asked, {
    action: 'consent.asked',
    personal: parentContact === undefined ? [] : ['parent_contact'],
  });
  const letter = (await writeToParent(work, { event, row, origin, minor: asked })) && mailIsSet;
  const { consentTokenSealed } = asked.state;
  return {
    row,
    letter,
    consentToken: letter ? null : consentTokenSealed && work.secrets.unseal(consentTokenSealed),
  };
}

function refuseUnasked(row: ParticipantRow, { state, personal }: Minor): void {
  if (row.mergedInto !== null)
    throw new Refusal('wrong_state', 'Another registration took this one in. Ask for the consent there.');
  if (state.consent === 'not_needed' || state.consentTokenSealed === null)
    throw new Refusal('wrong_state', `${personal.preferredName} is of age, so no consent is needed.`);
}

function corrected({ secrets }: Keyed, minor: Minor, parentContact: string | undefined): Minor {
  const before = minor.personal.parent ?? NOBODY;
  const contact = parentContact ?? before.parentContact;
  const linkOf = consentLinkOf(contact, minor.personal.contact);
  // A link that the performer passed on is never the parent's own, though they left an address with it since.
  if (contact === before.parentContact && linkOf === minor.state.consentLinkOf) return minor;
  return {
    ...minor,
    personal: { ...minor.personal, parent: { ...before, parentContact: contact } },
    state: {
      ...minor.state,
      consentLinkOf: linkOf,
      consentTokenSealed: secrets.seal(newToken()),
    },
  };
}
