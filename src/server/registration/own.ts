/** What participants see and do through their own private link. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { editingRejection } from '#domain/registration/editing.ts';
import { categoriesOf, eventById } from '../events/queries.ts';
import type { ParticipantAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { takeBackDecisions } from '../mail/outbox.ts';
import type { Reader, Store } from '../store/store.ts';
import { changeParticipant } from './changes.ts';
import { consentToken } from './commands.ts';
import { openPersonal, sealPersonal, withReason } from './personal.ts';
import { presentOwnStatus } from './present.ts';
import { type ParticipantRow, participantById, requireParticipant, waitingPosition } from './queries.ts';
import { printOf } from './register.ts';

type Edit = BodyOf<typeof registrationEndpoints.editOwn>;

/** Makes the address of a parent's link from its token. */
export type ConsentAddress = (token: string) => string;

/** One's own page. */
export async function ownStatus(store: Store, access: ParticipantAccess, address: ConsentAddress) {
  return statusOf(store, store.read, await requireParticipant(store.read, access.participantId), address);
}

async function statusOf(store: Store, read: Reader, row: ParticipantRow, address: ConsentAddress) {
  const event = await eventById(read, row.eventId);
  if (!event) throw new Error(`Participant ${row.id} is in no event.`);
  const category = (await categoriesOf(read, event.id)).find(({ id }) => id === row.categoryId);
  const token = consentToken(store, row);
  return presentOwnStatus(row, openPersonal(store.secrets, row), {
    event,
    categoryName: category?.name ?? null,
    consentUrl: token && address(token),
    waitingPosition: await waitingPosition(read, row),
    mergedInto: row.mergedInto === null ? undefined : await participantById(read, row.mergedInto),
    now: store.now(),
  });
}

/** Changes what performers may change by themselves, until the show starts. */
export async function editOwn(store: Store, access: ParticipantAccess, edit: Edit, address: ConsentAddress) {
  return store.write({ by: access.by }, async (work) => {
    const before = await requireParticipant(work.tx, access.participantId);
    const event = await eventById(work.tx, before.eventId);
    const no = editingRejection({ status: before.status, startsAt: event?.startsAt ?? null }, work.now);
    if (no === 'wrong_state')
      throw new Refusal(no, 'This act is not in the show any more, so it cannot be changed.');
    if (no) throw new Refusal(no);
    const { contact, ...shown } = edit;
    const personal = openPersonal(store.secrets, before);
    const moved = contact !== undefined && contact !== personal.contact;
    const row = await changeParticipant(
      work,
      before,
      {
        ...shown,
        ...(moved && {
          personal: sealPersonal(store.secrets, { ...personal, contact }),
          contactPrint: contact === '' ? null : printOf(store, contact),
        }),
      },
      { action: 'participant.edited', personal: moved ? ['contact'] : [] },
    );
    return statusOf(store, work.tx, row, address);
  });
}

/** Withdraws one's own act. Only the organisers bring it back. */
export async function withdrawOwn(
  store: Store,
  access: ParticipantAccess,
  reason: string,
  address: ConsentAddress,
) {
  return store.write({ by: access.by }, async (work) => {
    const before = await requireParticipant(work.tx, access.participantId);
    if (before.status === 'withdrawn') return statusOf(store, work.tx, before, address);
    const personal = withReason(openPersonal(store.secrets, before), work.now, reason);
    const row = await changeParticipant(
      work,
      before,
      { status: 'withdrawn', checkedInAt: null, personal: sealPersonal(store.secrets, personal) },
      { action: 'participant.withdrawn', personal: reason === '' ? [] : ['reason'] },
    );
    await takeBackDecisions(work, row.id);
    return statusOf(store, work.tx, row, address);
  });
}
