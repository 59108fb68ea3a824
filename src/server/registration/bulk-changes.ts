/** The same done to several acts at once: a category, a way for the track, consents that came on paper, who to call, accepting. */
import { Refusal } from '#contract/refusal.ts';
import type { peopleEndpoints } from '#contract/registration/people.ts';
import { isOut } from '#domain/registration/status.ts';
import { categoriesOf, requireCurrentEvent } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf, KeyedWork } from '../http/command.ts';
import type { Secrets } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import { type KeptCategories, refuseBeyondBounds } from './bounds.ts';
import { changeParticipant } from './changes.ts';
import { setStatus } from './commands.ts';
import { recordConsent } from './consent.ts';
import type { Origin } from './letters.ts';
import { minorsOf } from './minors.ts';
import { openPersonal, sealPersonal } from './personal.ts';
import { type ParticipantRow, participantsOf, requireParticipant } from './queries.ts';
import { unknownCategory } from './register.ts';

type Asked = InputOf<typeof peopleEndpoints.changeMany> & { origin: Origin };
type AskedOfOne = Asked & { keptCategories: KeptCategories };

/**
 * Changes several acts at once: carries out what can be done, act by act, and lists what was refused with the reasons.
 */
export async function changeMany(
  work: KeyedWork,
  access: AdminAccess,
  asked: Asked,
  keptCategories: KeptCategories,
) {
  const changed: string[] = [];
  const refused: { id: string; error: string; code: string }[] = [];
  let consents = 0;
  for (const id of new Set(asked.body.ids)) {
    try {
      const before = await requireParticipant(work.tx, id);
      consents += await changeOne(work, access, before, { ...asked, keptCategories });
      if ((await requireParticipant(work.tx, id)).revision !== before.revision) changed.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, error: error.message, code: error.code });
    }
  }
  return { changed, consents, refused };
}

/** Everything asked for one act, and how many consents were recorded. @throws Refusal */
async function changeOne(work: KeyedWork, access: AdminAccess, before: ParticipantRow, asked: AskedOfOne) {
  const { accept, paperConsent } = asked.body;
  const after = await withCall(work, await withChange(work, before, asked), asked.body);
  const consents = paperConsent === undefined ? 0 : await withPaper(work, access, after, paperConsent);
  if (accept)
    await setStatus(work, access, {
      params: { id: before.id },
      body: { status: 'accepted', reason: '' },
      origin: asked.origin,
    });
  return consents;
}

async function withChange(
  work: KeyedWork,
  before: ParticipantRow,
  { body: { categoryId, audioDeliveryMethod }, keptCategories }: AskedOfOne,
): Promise<ParticipantRow> {
  if (categoryId && !(await categoriesOf(work.tx, before.eventId)).some(({ id }) => id === categoryId))
    throw unknownCategory();
  const change = {
    ...(categoryId !== undefined && categoryId !== before.categoryId && { categoryId }),
    ...(audioDeliveryMethod !== undefined &&
      audioDeliveryMethod !== before.audioDeliveryMethod && { audioDeliveryMethod }),
  };
  if (Object.keys(change).length === 0) return before;
  await refuseBeyondBounds(work.tx, keptCategories, before, change);
  return changeParticipant(work, before, change, { action: 'participant.edited' });
}

/** Keeps who to call, where that was said for this act. */
async function withCall(
  work: KeyedWork,
  before: ParticipantRow,
  { emergency }: Asked['body'],
): Promise<ParticipantRow> {
  const said = emergency.find(({ id }) => id === before.id);
  if (!said) return before;
  if (before.erasedAt !== null)
    throw new Refusal('wrong_state', `The personal data of ${before.stageName} was erased.`);
  const personal = openPersonal(work.secrets, before);
  const { preferredName, contactMethod } = said;
  const emergencyContact = { ...personal.emergencyContact, preferredName, contactMethod };
  return changeParticipant(
    work,
    before,
    { personal: sealPersonal(work.secrets, { ...personal, emergencyContact }) },
    { action: 'participant.edited', personal: ['emergency_contact'] },
  );
}

/** Records the paper of each minor of an act whose parent has not agreed yet; one who took it back is asked by themselves. */
async function withPaper(work: KeyedWork, access: AdminAccess, act: ParticipantRow, reason: string) {
  const asked = (await minorsOf(work, act)).filter(({ state }) => state.consent === 'asked');
  for (const { member } of asked)
    await recordConsent(work, access, {
      params: { id: act.id },
      body: { state: 'given', reason, ...(member && { member: member.id }) },
    });
  return asked.length;
}

/** The ids of acts still in play for which no emergency contact is known; erased people are left out. */
export async function missingEmergency(read: Reader, secrets: Secrets): Promise<string[]> {
  const event = await requireCurrentEvent(read);
  return (await participantsOf(read, event.id))
    .filter(
      (row) =>
        row.erasedAt === null &&
        !isOut(row) &&
        openPersonal(secrets, row).emergencyContact.contactMethod.trim() === '',
    )
    .map(({ id }) => id);
}
