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
import { askedHow, linkForPerformer } from './consent-link.ts';
import { movedTo } from './contact.ts';
import { openPersonal, sealPersonal, withReason } from './personal.ts';
import { presentOwnStatus } from './present.ts';
import { livingAct, type ParticipantRow, requireParticipant, waitingPosition } from './queries.ts';

type Edit = BodyOf<typeof registrationEndpoints.editOwn>;

/** What one's own page says of the parent's link: its address, and whether this installation sends letters. */
export interface ConsentLinks {
  address: (token: string) => string;
  mailIsSet: boolean;
}

/** One's own page. */
export async function ownStatus(store: Store, access: ParticipantAccess, links: ConsentLinks) {
  return statusOf(store, store.read, await requireParticipant(store.read, access.participantId), links);
}

async function statusOf(store: Store, read: Reader, row: ParticipantRow, links: ConsentLinks) {
  const event = await eventById(read, row.eventId);
  if (!event) throw new Error(`Participant ${row.id} is in no event.`);
  const category = (await categoriesOf(read, event.id)).find(({ id }) => id === row.categoryId);
  const token = linkForPerformer(store, row);
  return presentOwnStatus(row, openPersonal(store.secrets, row), {
    event,
    categoryName: category?.name ?? null,
    consentUrl: token && links.address(token),
    consentAsked: await askedHow(read, row, links.mailIsSet),
    waitingPosition: await waitingPosition(read, row),
    mergedInto: row.mergedInto === null ? undefined : await livingAct(read, row),
    now: store.now(),
  });
}

/** Changes what performers may change by themselves, until the show starts. */
export async function editOwn(store: Store, access: ParticipantAccess, edit: Edit, links: ConsentLinks) {
  return store.write({ by: access.by }, async (work) => {
    const before = await requireParticipant(work.tx, access.participantId);
    const event = await eventById(work.tx, before.eventId);
    const no = editingRejection({ status: before.status, startsAt: event?.startsAt ?? null }, work.now);
    if (no === 'wrong_state')
      throw new Refusal(no, 'This act is not in the show any more, so it cannot be changed.');
    if (no) throw new Refusal(no);
    const { contact, ...shown } = edit;
    const moved = await movedTo(store, work, before, contact);
    const row = await changeParticipant(
      work,
      before,
      { ...shown, ...moved },
      { action: 'participant.edited', personal: moved ? ['contact'] : [] },
    );
    return statusOf(store, work.tx, row, links);
  });
}

/** Withdraws one's own act. Only the organisers bring it back. */
export async function withdrawOwn(
  store: Store,
  access: ParticipantAccess,
  reason: string,
  links: ConsentLinks,
) {
  return store.write({ by: access.by }, async (work) => {
    const before = await requireParticipant(work.tx, access.participantId);
    if (before.status === 'withdrawn') return statusOf(store, work.tx, before, links);
    const personal = withReason(openPersonal(store.secrets, before), work.now, reason);
    const row = await changeParticipant(
      work,
      before,
      { status: 'withdrawn', checkedInAt: null, personal: sealPersonal(store.secrets, personal) },
      { action: 'participant.withdrawn', personal: reason === '' ? [] : ['reason'] },
    );
    await takeBackDecisions(work, row.id);
    return statusOf(store, work.tx, row, links);
  });
}
