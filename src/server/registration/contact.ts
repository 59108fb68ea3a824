/** How a performer is reached, changed: letters that could not reach them follow. */
import type { KeyedWork } from '../http/command.ts';
import { readdressLetters } from '../mail/outbox.ts';
import type { Change } from './changes.ts';
import { openPersonal, sealPersonal } from './personal.ts';
import type { ParticipantRow } from './queries.ts';
import { printOf } from './register.ts';

/**
 * The columns of an act's row that a new contact changes; null where the contact stays the same. Letters that wait
 * or were refused are sent to the new contact.
 */
export async function movedTo(
  work: KeyedWork,
  row: ParticipantRow,
  contact: string | undefined,
): Promise<Change | null> {
  const personal = openPersonal(work.secrets, row);
  if (contact === undefined || contact === personal.contact) return null;
  await readdressLetters(work, row.id, contact);
  return {
    personal: sealPersonal(work.secrets, { ...personal, contact }),
    contactPrint: contact === '' ? null : printOf(work.secrets, contact),
  };
}
