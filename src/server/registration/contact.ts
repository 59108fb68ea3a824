/** How a performer is reached, changed: letters that could not reach them follow. */
import { readdressLetters } from '../mail/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { Change } from './changes.ts';
import { openPersonal, sealPersonal } from './personal.ts';
import type { ParticipantRow } from './queries.ts';
import { printOf } from './register.ts';

/** What changes on an act with another contact; null where it stays. Letters that wait or were refused go there. */
export async function movedTo(
  store: Store,
  work: Work,
  row: ParticipantRow,
  contact: string | undefined,
): Promise<Change | null> {
  const personal = openPersonal(store.secrets, row);
  if (contact === undefined || contact === personal.contact) return null;
  await readdressLetters(store, work, row.id, contact);
  return {
    personal: sealPersonal(store.secrets, { ...personal, contact }),
    contactPrint: contact === '' ? null : printOf(store.secrets, contact),
  };
}
