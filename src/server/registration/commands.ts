/** What the organisers do with registrations. */
import type { BodyOf } from '#contract/endpoint.ts';
import { refusals } from '#contract/errors.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { type ParticipantStatus, statusRejection } from '#domain/registration/status.ts';
import { categoriesOf, eventById } from '../events/queries.ts';
import type { AdminAccess, CrewAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken, newToken } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { changeParticipant } from './changes.ts';
import { consentToken } from './consent-link.ts';
import { movedTo } from './contact.ts';
import { type Origin, tellDecision } from './letters.ts';
import { openPersonal } from './personal.ts';
import { presentPersonal } from './present.ts';
import { type ParticipantRow, participantById, requireParticipant } from './queries.ts';
import { unknownCategory } from './register.ts';

type Edit = BodyOf<typeof registrationEndpoints.editParticipant>;
type Statuses = BodyOf<typeof registrationEndpoints.setStatuses>;
type Block = BodyOf<typeof registrationEndpoints.revealPersonal>['block'];

/** The sender's own id for a command, and where links in letters lead to. */
interface Asked {
  commandId: string | undefined;
  origin: Origin;
}

/** The tokens of an act's private links; the parent's where a parent has to agree. */
export interface LinkTokens {
  statusToken: string;
  consentToken: string | null;
}

/** Gives an act a status. Giving the one it has changes nothing. */
export async function setStatus(
  store: Store,
  access: AdminAccess,
  id: string,
  given: { status: ParticipantStatus; reason: string },
  { commandId, origin }: Asked,
): Promise<ParticipantRow> {
  return store.write({ by: access.by, commandId }, async (work) => {
    const before = await requireParticipant(work.tx, id);
    const refused = statusRefusal(before, given.status);
    if (refused) throw refused;
    return moveTo(store, work, before, given.status, given.reason, origin);
  });
}

/** Gives many acts a status in one transaction: what cannot be done is named, the rest is done. */
export async function setStatuses(store: Store, access: AdminAccess, given: Statuses, asked: Asked) {
  const { commandId, origin } = asked;
  return store.write({ by: access.by, commandId }, async (work) => {
    const changed: { id: string; before: ParticipantStatus; after: ParticipantStatus }[] = [];
    const refused: { id: string; error: string; code: string }[] = [];
    for (const { id, status } of given.changes) {
      const before = await participantById(work.tx, id);
      const no = before ? statusRefusal(before, status) : new Refusal('not_found', 'There is no such act.');
      if (no || !before) {
        refused.push({ id, error: no?.message ?? refusals.not_found[1], code: no?.code ?? 'not_found' });
        continue;
      }
      await moveTo(store, work, before, status, given.reason, origin);
      changed.push({ id, before: before.status, after: status });
    }
    return { changed, refused };
  });
}

function statusRefusal(before: ParticipantRow, next: ParticipantStatus): Refusal | undefined {
  const code = statusRejection(before, next);
  if (code === undefined) return undefined;
  return code === 'consent_missing'
    ? new Refusal(code, `A parent or guardian of ${before.stageName} has to agree first.`)
    : new Refusal(code, `${before.stageName} is withdrawn. Put the act back to review first.`);
}

async function moveTo(
  store: Store,
  work: Work,
  before: ParticipantRow,
  status: ParticipantStatus,
  why: string,
  origin: Origin,
) {
  if (before.status === status) return before;
  const leaves = before.status === 'accepted' && before.checkedInAt !== null;
  const change = { status, ...(leaves && { checkedInAt: null }) };
  const row = await changeParticipant(work, before, change, { action: `participant.${status}`, why });
  const event = await eventById(work.tx, row.eventId);
  if (event) await tellDecision(store, work, { event, row, origin });
  return row;
}

/** Changes the act itself, from the revision that was seen. */
export async function editParticipant(
  store: Store,
  access: AdminAccess,
  id: string,
  { revision, contact, ...change }: Edit,
): Promise<ParticipantRow> {
  return store.write({ by: access.by }, async (work) => {
    const before = await requireParticipant(work.tx, id);
    if (before.revision !== revision)
      throw new Refusal('stale', 'Somebody changed this act in the meantime. Look at it again, then save.');
    if (change.categoryId) await refuseForeignCategory(work, before, change.categoryId);
    const moved = await movedTo(store, work, before, contact);
    if (Object.keys(change).length === 0 && moved === null) return before;
    const personal = moved ? ['contact'] : [];
    return changeParticipant(
      work,
      before,
      { ...change, ...moved },
      { action: 'participant.edited', personal },
    );
  });
}

async function refuseForeignCategory({ tx }: Work, before: ParticipantRow, categoryId: string) {
  const known = await categoriesOf(tx, before.eventId);
  if (!known.some((row) => row.id === categoryId)) throw unknownCategory();
}

/** Checks an accepted act in on the day, or takes that back. */
export async function checkIn(
  store: Store,
  access: CrewAccess,
  id: string,
  here: boolean,
): Promise<ParticipantRow> {
  return store.write({ by: access.by }, async (work) => {
    const before = await requireParticipant(work.tx, id);
    if (here && before.status !== 'accepted')
      throw new Refusal('wrong_state', `${before.stageName} is not accepted, so cannot be checked in.`);
    if ((before.checkedInAt !== null) === here) return before;
    const action = here ? 'participant.checked_in' : 'participant.check_in_undone';
    return changeParticipant(work, before, { checkedInAt: here ? work.now : null }, { action });
  });
}

/** Keeps the team's note. */
export async function setNote(
  store: Store,
  access: CrewAccess,
  id: string,
  note: string,
): Promise<ParticipantRow> {
  return store.write({ by: access.by }, async (work) => {
    const before = await requireParticipant(work.tx, id);
    if (before.note === note) return before;
    return changeParticipant(work, before, { note }, { action: 'participant.noted', personal: ['note'] });
  });
}

/** Shows one covered part of the personal data, and logs who looked at what. */
export async function revealPersonal(store: Store, access: AdminAccess, id: string, block: Block) {
  // No command id on purpose: the answer would be kept, and looking again is a second look.
  return store.write({ by: access.by }, async ({ tx, audit }) => {
    const row = await requireParticipant(tx, id);
    audit({
      action: 'participant.personal_seen',
      subject: `participant:${id}`,
      eventId: row.eventId,
      after: { personal: [block] },
    });
    return presentPersonal(openPersonal(store.secrets, row), block);
  });
}

/** Shows the private links again, and logs it. */
export async function showLinks(store: Store, access: AdminAccess, id: string): Promise<LinkTokens> {
  return store.write({ by: access.by }, async ({ tx, audit }) => {
    const row = await requireParticipant(tx, id);
    audit({ action: 'participant.links_seen', subject: `participant:${id}`, eventId: row.eventId });
    return linkTokens(store, row);
  });
}

/** Makes a new private status link; the old one stops working at once. */
export async function replaceLink(store: Store, access: AdminAccess, id: string): Promise<LinkTokens> {
  return store.write({ by: access.by }, async (work) => {
    const before = await requireParticipant(work.tx, id);
    const token = newToken();
    const row = await changeParticipant(
      work,
      before,
      { statusTokenHash: hashToken(token), statusTokenSealed: store.secrets.seal(token) },
      { action: 'participant.link_replaced' },
    );
    return linkTokens(store, row);
  });
}

/** The links' tokens of a row. */
export const linkTokens = (store: Store, row: ParticipantRow): LinkTokens => ({
  statusToken: store.secrets.unseal(row.statusTokenSealed),
  consentToken: consentToken(store, row),
});
