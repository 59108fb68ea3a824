/** What is kept sealed of whoever registered, changed: their name, the help they need, how they are reached, and whom to call. */
import { isDeepStrictEqual } from 'node:util';
import type { KeyedWork } from '../http/command.ts';
import { readdressLetters } from '../mail/outbox.ts';
import type { Change } from './changes.ts';
import { openPersonal, type PersonalData, sealPersonal } from './personal.ts';
import type { ParticipantRow } from './queries.ts';
import { printOf } from './register.ts';

/** What can be changed of a person, with the name of each in the audit log. */
const NAMED = {
  preferredName: 'name',
  contact: 'contact',
  assistanceNeeded: 'assistance',
  emergencyContact: 'emergency_contact',
} as const;
type PersonField = keyof typeof NAMED;
const PERSON_FIELDS = Object.keys(NAMED) as PersonField[];

/**
 * The columns of an act's row that change with what was said of its person, and the names of the fields for the audit
 * log; null where nothing is new. Letters that are not sent yet go to a new contact.
 */
export async function personChanged(
  work: KeyedWork,
  row: ParticipantRow,
  said: { readonly [Field in PersonField]?: PersonalData[Field] | undefined },
): Promise<{ change: Change; personal: string[] } | null> {
  const { secrets } = work;
  const before = openPersonal(secrets, row);
  const fields = PERSON_FIELDS.filter(
    (field) => said[field] !== undefined && !isDeepStrictEqual(said[field], before[field]),
  );
  if (fields.length === 0) return null;
  const after = { ...before, ...Object.fromEntries(fields.map((field) => [field, said[field]])) };
  if (fields.includes('contact')) await readdressLetters(work, row.id, after.contact);
  return {
    change: {
      personal: sealPersonal(secrets, after),
      contactPrint: after.contact === '' ? null : printOf(secrets, after.contact),
      needsAssistance: after.assistanceNeeded === '' ? 0 : 1,
    },
    personal: fields.map((field) => NAMED[field]),
  };
}
