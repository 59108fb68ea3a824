/** What participants see and do through their own private link. */
import type { BodyOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { readersLanguage } from '#domain/messages/languages.ts';
import { editingRejection } from '#domain/registration/editing.ts';
import { withPhotoPlace } from '#domain/registration/photo-places.ts';
import { offeredBy } from '../events/languages.ts';
import { categoriesOf, requireEvent } from '../events/queries.ts';
import { textsIn } from '../events/texts.ts';
import type { ParticipantAccess } from '../http/access.ts';
import type { InputOf, Keyed, KeyedWork } from '../http/command.ts';
import type { Wishes } from '../http/reader.ts';
import { takeBackDecisions } from '../mail/outbox.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { keptAnswers, refuseUnanswered } from './answers.ts';
import { changeParticipant } from './changes.ts';
import { askedHow, linkForPerformer } from './consent-link.ts';
import { putLettersRight } from './letters.ts';
import { membersOf } from './member.ts';
import { asMinor, registrant } from './minors.ts';
import { personChanged } from './person.ts';
import { openPersonal, sealPersonal, withReason } from './personal.ts';
import { presentOwnStatus } from './present.ts';
import { type ParticipantRow, requireParticipant, survivingAct, waitingPosition } from './queries.ts';
import { printOf, refuseTooMany, refuseUnreached } from './register.ts';

type Calls = typeof registrationEndpoints;

type PlaceShown = BodyOf<Calls['showChildAt']>;

/** What one's own page needs for the parent's link: the origin, whether letters are sent, and the reader's language. */
export interface ConsentLinks {
  address: (token: string) => string;
  mailIsSet: boolean;
  wishes: Wishes;
}

interface Linking {
  links: ConsentLinks;
}

/** What the private page of an act shows to its performer. */
export async function ownStatus(store: Store, access: ParticipantAccess, links: ConsentLinks) {
  const row = await requireParticipant(store.read, access.participantId);
  return statusOf({ tx: store.read, now: store.now(), secrets: store.secrets }, row, links);
}

async function statusOf(
  { tx: read, now, secrets }: Keyed & { tx: Reader; now: number },
  row: ParticipantRow,
  links: ConsentLinks,
) {
  const event = await requireEvent(read, row.eventId);
  const category = (await categoriesOf(read, event.id)).find(({ id }) => id === row.categoryId);
  const tell = await textsIn(read, event, readersLanguage(offeredBy(event.settings), links.wishes));
  const keyed = { tx: read, secrets };
  const token = linkForPerformer(keyed, row);
  return presentOwnStatus(row, openPersonal(secrets, row), {
    event,
    categoryName: category ? tell('category', category.name, category.id) : null,
    consentUrl: token && links.address(token),
    consentAsked: await askedHow(keyed, row, registrant(keyed, row), links.mailIsSet),
    members: await ownMembers(keyed, row, links),
    waitingPosition: await waitingPosition(read, row),
    mergedInto: row.mergedInto === null ? undefined : await survivingAct(read, row),
    now,
  });
}

/** The others on stage, as whoever registered named them. */
async function ownMembers(keyed: Keyed & { tx: Reader }, row: ParticipantRow, links: ConsentLinks) {
  const shown = (await membersOf(keyed.tx, row.id)).map(async (member) => {
    const minor = asMinor(keyed, row, member);
    const token = linkForPerformer(keyed, member);
    return {
      id: member.id,
      name: minor.personal.preferredName,
      isMinor: member.isMinor === 1,
      consent: member.consent,
      consentUrl: token && links.address(token),
      consentAsked: await askedHow(keyed, row, minor, links.mailIsSet),
    };
  });
  return Promise.all(shown);
}

/** Why performers may not change their act themselves at `now` (ms); undefined when they may. */
export async function editingBar(read: Reader, act: ParticipantRow, now: number) {
  const { startsAt } = await requireEvent(read, act.eventId);
  return editingRejection({ status: act.status, startsAt }, now);
}

/** Checks that performers may still change their act themselves. @throws Refusal when they may not. */
export async function refuseToEdit(read: Reader, act: ParticipantRow, now: number): Promise<void> {
  const no = await editingBar(read, act, now);
  if (no === 'wrong_state')
    throw new Refusal(no, 'This act is no longer in the show, so it cannot be changed.');
  if (no) throw new Refusal(no);
}

/** Changes the fields that performers may change themselves until the show starts. */
export async function editOwn(
  work: KeyedWork,
  access: ParticipantAccess,
  { body: { contact, answers, ...shown }, links }: InputOf<Calls['editOwn']> & Linking,
) {
  const before = await requireParticipant(work.tx, access.participantId);
  await refuseToEdit(work.tx, before, work.now);
  const event = await requireEvent(work.tx, before.eventId);
  const { questions } = event.settings;
  const kept = answers && keptAnswers(before.answers, questions, answers);
  if (kept !== undefined) refuseUnanswered(questions, kept);
  if (
    contact !== undefined &&
    (contact === '' ? null : printOf(work.secrets, contact)) !== before.contactPrint
  ) {
    // What is asked of a contact as an act comes is asked of another one, too.
    refuseUnreached(event.settings, contact, links.mailIsSet);
    await refuseTooMany(work, event, contact);
  }
  const moved = await personChanged(work, before, { contact });
  const row = await changeParticipant(
    work,
    before,
    { ...shown, ...(kept !== undefined && { answers: kept }), ...moved?.change },
    { action: 'participant.edited', personal: moved?.personal ?? [] },
  );
  await putLettersRight(work, before, row);
  return statusOf(work, row, links);
}

/**
 * Whether the performer says where pictures of them may be shown: they are of age, and not against photos. For a
 * minor a parent says it.
 */
export const saysOwnPlaces = (act: Pick<ParticipantRow, 'isMinor' | 'photoConsent'>): boolean =>
  act.isMinor === 0 && act.photoConsent !== 'no';

/** Lets pictures of the caller be shown at a place, or keeps them from it. */
export async function showOwnAt(
  work: Work,
  access: ParticipantAccess,
  { body: { place, shown } }: { body: PlaceShown },
): Promise<void> {
  const before = await requireParticipant(work.tx, access.participantId);
  if (!saysOwnPlaces(before))
    throw new Refusal(
      'wrong_state',
      before.isMinor === 1
        ? 'A parent or guardian says where photos of you may be shown, on a page of their own.'
        : 'You answered that no photos of you are to be shown. Ask the organisers to change that.',
    );
  const photoPlaces = withPhotoPlace(before.photoPlaces, place, shown);
  if (photoPlaces !== before.photoPlaces)
    await changeParticipant(work, before, { photoPlaces }, { action: 'participant.edited' });
}

/** Withdraws the caller's own act. Only the organisers can bring it back. */
export async function withdrawOwn(
  work: KeyedWork,
  access: ParticipantAccess,
  { body: { reason }, links }: InputOf<Calls['withdrawOwn']> & Linking,
) {
  const before = await requireParticipant(work.tx, access.participantId);
  if (before.status === 'withdrawn') return statusOf(work, before, links);
  const personal = withReason(openPersonal(work.secrets, before), work.now, reason);
  const row = await changeParticipant(
    work,
    before,
    { status: 'withdrawn', checkedInAt: null, personal: sealPersonal(work.secrets, personal) },
    { action: 'participant.withdrawn', personal: reason === '' ? [] : ['reason'] },
  );
  await takeBackDecisions(work, row.id);
  return statusOf(work, row, links);
}
