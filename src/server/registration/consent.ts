/** A parent's or guardian's consent: given and taken back by their own link, or recorded from paper. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { placeHeldUntil } from '#domain/registration/place.ts';
import { categoriesOf, type Event, eventById } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import type { Actor } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { changeParticipant } from './changes.ts';
import { openPersonal, type PersonalData, sealPersonal, withReason } from './personal.ts';
import { presentConsent } from './present.ts';
import { type ParticipantRow, placesTaken, requireByConsentToken, requireParticipant } from './queries.ts';

type Agreement = BodyOf<typeof registrationEndpoints.giveConsent>;
type Recorded = BodyOf<typeof registrationEndpoints.setConsent>;

// The parent's name is personal: the log says only what they are.
const PARENT: Actor = { kind: 'visitor', id: null, name: 'A parent or guardian' };

/** What the link shows. Looking changes nothing. */
export async function consentBehind(store: Store, token: string) {
  const row = await requireByConsentToken(store.read, token);
  return presentConsent(row, openPersonal(store.secrets, row), await eventOf(store.read, row));
}

/** Gives consent. Giving it twice is giving it once; the first signature stays. */
export async function giveConsent(store: Store, token: string, agreement: Agreement) {
  return store.write({ by: PARENT }, async (work) => {
    const before = await requireByConsentToken(work.tx, token);
    const event = await eventOf(work.tx, before);
    const personal = openPersonal(store.secrets, before);
    if (before.consent === 'given') return presentConsent(before, personal, event);
    const { version, text } = event.settings.consentText;
    if (agreement.textVersion !== version)
      throw new Refusal('stale', 'The text was changed while you read it. Read it again, then agree.');
    const signed: PersonalData = {
      ...personal,
      parent: {
        parentContact: personal.parent?.parentContact ?? '',
        parentPreferredName: agreement.parentPreferredName,
        parentPronouns: agreement.parentPronouns,
      },
      consent: { how: 'link', by: agreement.parentPreferredName, at: work.now, version, text },
    };
    const row = await setConsentState(store, work, before, 'given', signed, 'consent.given');
    return presentConsent(row, signed, event);
  });
}

/** Takes consent back. The signature stays on record; the act is held. */
export async function withdrawConsent(store: Store, token: string, reason: string) {
  return store.write({ by: PARENT }, async (work) => {
    const before = await requireByConsentToken(work.tx, token);
    const event = await eventOf(work.tx, before);
    const personal = openPersonal(store.secrets, before);
    if (before.consent === 'withdrawn') return presentConsent(before, personal, event);
    const row = await setConsentState(
      store,
      work,
      before,
      'withdrawn',
      withReason(personal, work.now, reason),
      'consent.withdrawn',
    );
    return presentConsent(row, personal, event);
  });
}

/** Records consent that came on paper, or that it was taken back; `reason` says how it came. */
export async function recordConsent(store: Store, access: AdminAccess, id: string, given: Recorded) {
  return store.write({ by: access.by }, async (work) => {
    const before = await requireParticipant(work.tx, id);
    if (before.consent === 'not_needed')
      throw new Refusal('wrong_state', `${before.stageName} is of age, so no consent is needed.`);
    if (before.consent === given.state) return before;
    const event = await eventOf(work.tx, before);
    const personal = openPersonal(store.secrets, before);
    const { version, text } = event.settings.consentText;
    const by = personal.parent?.parentPreferredName ?? '';
    const signed: PersonalData =
      given.state === 'given'
        ? { ...personal, consent: { how: 'paper', by, at: work.now, version, text } }
        : personal;
    const action = given.state === 'given' ? 'consent.recorded' : 'consent.withdrawn';
    return setConsentState(store, work, before, given.state, signed, action, given.reason);
  });
}

async function setConsentState(
  store: Store,
  work: Work,
  before: ParticipantRow,
  consent: ParticipantRow['consent'],
  personal: PersonalData,
  action: string,
  why = '',
): Promise<ParticipantRow> {
  const late = consent === 'given' && (await placeWasLost(work, before));
  return changeParticipant(
    work,
    before,
    {
      consent,
      personal: sealPersonal(store.secrets, personal),
      ...(late && { status: 'waitlisted' as const }),
    },
    { action, why, personal: ['parental_consent'] },
  );
}

/** Whether the place was kept too long for this consent and went to somebody else meanwhile. */
async function placeWasLost({ tx, now }: Work, before: ParticipantRow): Promise<boolean> {
  const until = placeHeldUntil(before);
  if (until === null || now < until || before.categoryId === null) return false;
  const category = (await categoriesOf(tx, before.eventId)).find(({ id }) => id === before.categoryId);
  if (!category || category.capacity === null) return false;
  return ((await placesTaken(tx, before.eventId, now)).get(category.id) ?? 0) >= category.capacity;
}

async function eventOf(read: Reader, row: ParticipantRow): Promise<Event> {
  const event = await eventById(read, row.eventId);
  if (!event) throw new Error(`Participant ${row.id} is in no event.`);
  return event;
}
