/** Whoever registered is under age after all, or of age: what follows for the consent of a parent. */
import { consentLinkOf } from '#domain/registration/consent.ts';
import { requireEvent } from '../events/queries.ts';
import type { KeyedWork } from '../http/command.ts';
import { stopLettersWith } from '../mail/outbox.ts';
import { hashToken, newToken } from '../store/secrets.ts';
import type { Change } from './changes.ts';
import { type Origin, writeToParent } from './letters.ts';
import { isToBeAsked, registrant } from './minors.ts';
import { openPersonal, sealPersonal } from './personal.ts';
import type { ParticipantRow } from './queries.ts';

/**
 * The columns of an act's row that change as whoever registered is under age, or is not; null where that is what it
 * says already. A minor needs a parent's consent: one that was given before stands again, else it is asked for by a new
 * link. Of age nobody needs any, and the parent's link ends; what was signed stays on record.
 */
export function ageCorrected(
  work: KeyedWork,
  row: ParticipantRow,
  isMinor: boolean | undefined,
): Change | null {
  if (isMinor === undefined || isMinor === (row.isMinor === 1)) return null;
  return isMinor ? underAge(work, row) : ofAge(work, row);
}

function underAge({ secrets }: KeyedWork, row: ParticipantRow): Change {
  const { consent: signed, parent, contact } = openPersonal(secrets, row);
  const token = newToken();
  return {
    isMinor: 1,
    consent: signed ? 'given' : 'asked',
    consentHow: signed?.how ?? null,
    consentLinkOf: consentLinkOf(parent?.parentContact ?? '', contact),
    consentTokenHash: hashToken(token),
    consentTokenSealed: secrets.seal(token),
    // Of a minor only the parent says that photos may be shown.
    ...(!signed && row.photoConsent === 'yes' && { photoConsent: 'not_asked' }),
  };
}

function ofAge({ secrets }: KeyedWork, row: ParticipantRow): Change {
  return {
    isMinor: 0,
    consent: 'not_needed',
    consentHow: null,
    consentTokenHash: null,
    consentTokenSealed: null,
    // Taken back, it is nothing that could stand again.
    ...(row.consent === 'withdrawn' && {
      personal: sealPersonal(secrets, { ...openPersonal(secrets, row), consent: null }),
    }),
  };
}

/**
 * Writes to the parent of whoever is under age after all, where they can be reached, and no more to that of an adult.
 * `before` is the act with the link that ended.
 */
export async function tellParent(
  work: KeyedWork,
  before: ParticipantRow,
  row: ParticipantRow,
  origin: Origin,
): Promise<void> {
  if (row.isMinor === 0) {
    const { consentTokenSealed: ended } = before;
    if (ended !== null) await stopLettersWith(work, row.id, work.secrets.unseal(ended));
    return;
  }
  const minor = registrant(work, row);
  const event = await requireEvent(work.tx, row.eventId);
  if (row.mergedInto === null && isToBeAsked(minor)) await writeToParent(work, { event, row, origin, minor });
}
