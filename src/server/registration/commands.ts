/** What the organisers do with registrations. */
import { refusals } from '#contract/errors.ts';
import { Refusal } from '#contract/refusal.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { peopleEndpoints } from '#contract/registration/people.ts';
import { mayPerform, type ParticipantStatus, statusRejection } from '#domain/registration/status.ts';
import { categoriesOf, requireEvent } from '../events/queries.ts';
import type { AdminAccess, CrewAccess } from '../http/access.ts';
import type { InputOf, Keyed, KeyedWork } from '../http/command.ts';
import { leadLettersTo } from '../mail/reworded.ts';
import { hashToken, newToken } from '../store/secrets.ts';
import type { Work } from '../store/write.ts';
import { ageCorrected, tellParent } from './age.ts';
import { keptAnswers } from './answers.ts';
import { type KeptCategories, refuseBeyondBounds } from './bounds.ts';
import { changeParticipant, dataErased } from './changes.ts';
import { consentToken } from './consent-link.ts';
import { type Origin, putLettersRight, tellDecision } from './letters.ts';
import { membersOf, openMember } from './member.ts';
import { coveredOf } from './minors.ts';
import { personChanged } from './person.ts';
import { presentPersonal } from './present.ts';
import { type ParticipantRow, participantById, requireParticipant, withEveryonesConsent } from './queries.ts';
import { unknownCategory } from './register.ts';

type Calls = typeof registrationEndpoints;

/** Where links in letters lead to. */
interface Leading {
  origin: Origin;
}

/** The tokens of an act's private links; the parent's is null where no parent has to agree. */
export interface LinkTokens {
  statusToken: string;
  consentToken: string | null;
}

/** Gives an act a status and sends the letter that tells of it. Giving the status it has changes nothing. */
export async function setStatus(
  work: KeyedWork,
  _access: AdminAccess,
  { params: { id }, body: given, origin }: InputOf<Calls['setStatus']> & Leading,
): Promise<ParticipantRow> {
  const before = await requireParticipant(work.tx, id);
  const refused = statusRefusal(before, given.status);
  if (refused) throw refused;
  return moveTo(work, before, given.status, given.reason, origin);
}

/** Gives many acts a status in one transaction: carries out what can be done and lists what was refused. */
export async function setStatuses(
  work: KeyedWork,
  _access: AdminAccess,
  { body: given, origin }: InputOf<Calls['setStatuses']> & Leading,
) {
  const changed: { id: string; before: ParticipantStatus; after: ParticipantStatus }[] = [];
  const refused: { id: string; error: string; code: string }[] = [];
  for (const { id, status } of given.changes) {
    const before = await participantById(work.tx, id);
    const no = before ? statusRefusal(before, status) : new Refusal('not_found', 'There is no such act.');
    if (no || !before) {
      refused.push({ id, error: no?.message ?? refusals.not_found[1], code: no?.code ?? 'not_found' });
      continue;
    }
    await moveTo(work, before, status, given.reason, origin);
    changed.push({ id, before: before.status, after: status });
  }
  return { changed, refused };
}

function statusRefusal(before: ParticipantRow, next: ParticipantStatus): Refusal | undefined {
  const erased = before.erasedAt !== null;
  const code = statusRejection({ ...withEveryonesConsent(before), erased }, next);
  if (code === undefined) return undefined;
  if (erased) return dataErased();
  return code === 'consent_missing'
    ? new Refusal(
        code,
        mayPerform(before.consent)
          ? `A parent or guardian of each minor in ${before.stageName} has to agree first.`
          : `A parent or guardian of ${before.stageName} has to agree first.`,
      )
    : new Refusal(code, `${before.stageName} is withdrawn. Put the act back to review first.`);
}

async function moveTo(
  work: KeyedWork,
  before: ParticipantRow,
  status: ParticipantStatus,
  why: string,
  origin: Origin,
) {
  if (before.status === status) return before;
  const leaves = before.status === 'accepted' && before.checkedInAt !== null;
  const change = { status, ...(leaves && { checkedInAt: null }) };
  const row = await changeParticipant(work, before, change, { action: `participant.${status}`, why });
  const event = await requireEvent(work.tx, row.eventId);
  await tellDecision(work, { event, row, origin });
  return row;
}

/**
 * Changes an act's own fields, and what is kept of whoever registered. Who turns out to be under age needs a parent's
 * consent from then on. @throws Refusal `stale` unless it still has the revision that was seen, `in_use` for a category
 * that stands because judges have scored the act.
 */
export async function editParticipant(
  work: KeyedWork,
  _access: AdminAccess,
  { params: { id }, body, origin }: InputOf<Calls['editParticipant']> & Leading,
  keptCategories: KeptCategories,
): Promise<ParticipantRow> {
  const { revision, answers, isMinor, ...said } = body;
  const { contact, preferredName, assistanceNeeded, emergencyContact, ...rest } = said;
  const before = await requireParticipant(work.tx, id);
  if (before.revision !== revision)
    throw new Refusal('stale', 'Somebody changed this act in the meantime. Look at it again, then save.');
  const { questions } = (await requireEvent(work.tx, before.eventId)).settings;
  const change = {
    ...rest,
    ...(answers && { answers: keptAnswers(before.answers, questions, answers) }),
  };
  if (change.categoryId) await refuseForeignCategory(work, before, change.categoryId);
  await refuseBeyondBounds(work.tx, keptCategories, before, change);
  const person = await personChanged(work, before, {
    ...{ contact, preferredName, assistanceNeeded, emergencyContact },
  });
  const aged = ageCorrected(
    work,
    { ...before, personal: person?.change.personal ?? before.personal },
    isMinor,
  );
  if (Object.keys(change).length === 0 && person === null && aged === null) return before;
  const row = await changeParticipant(
    work,
    before,
    { ...change, ...person?.change, ...aged },
    { action: 'participant.edited', personal: person?.personal ?? [] },
  );
  await putLettersRight(work, before, row);
  if (aged) await tellParent(work, before, row, origin);
  return row;
}

async function refuseForeignCategory({ tx }: Work, before: ParticipantRow, categoryId: string) {
  const known = await categoriesOf(tx, before.eventId);
  if (!known.some((row) => row.id === categoryId)) throw unknownCategory();
}

/** Checks an accepted act in on the day of the show, or takes that back. */
export async function checkIn(
  work: Work,
  _access: CrewAccess,
  { params: { id }, body: { checkedIn: here, headcount } }: InputOf<Calls['checkIn']>,
): Promise<ParticipantRow> {
  const before = await requireParticipant(work.tx, id);
  if (here && before.status !== 'accepted')
    throw new Refusal('wrong_state', `${before.stageName} is not accepted, so cannot be checked in.`);
  const seen = here ? (headcount === undefined ? before.headcount : headcount) : null;
  if ((before.checkedInAt !== null) === here && before.headcount === seen) return before;
  const action = here ? 'participant.checked_in' : 'participant.check_in_undone';
  const at = here ? (before.checkedInAt ?? work.now) : null;
  return changeParticipant(work, before, { checkedInAt: at, headcount: seen }, { action });
}

/** Replaces the team's note on an act. */
export async function setNote(
  work: Work,
  _access: CrewAccess,
  { params: { id }, body: { note } }: InputOf<Calls['setNote']>,
): Promise<ParticipantRow> {
  const before = await requireParticipant(work.tx, id);
  if (before.note === note) return before;
  return changeParticipant(work, before, { note }, { action: 'participant.noted', personal: ['note'] });
}

/**
 * Reads one sealed part of the personal data and records in the audit log who looked at what. The call must not be
 * `once`, because its answer would be stored, and looking again is a second look.
 */
export async function revealPersonal(
  { tx, audit, secrets }: KeyedWork,
  _access: AdminAccess,
  { params: { id }, body: { block } }: InputOf<Calls['revealPersonal']>,
) {
  const row = await requireParticipant(tx, id);
  audit({
    action: 'participant.personal_seen',
    subject: `participant:${id}`,
    eventId: row.eventId,
    after: { personal: [block] },
  });
  return presentPersonal(await coveredOf({ tx, secrets }, row), block);
}

/** Reads an act's private links and records the look in the audit log. */
export async function showLinks(
  { tx, audit, secrets }: KeyedWork,
  _access: AdminAccess,
  { params: { id } }: InputOf<Calls['showLinks']>,
): Promise<LinkTokens> {
  const row = await requireParticipant(tx, id);
  audit({ action: 'participant.links_seen', subject: `participant:${id}`, eventId: row.eventId });
  return linkTokens({ secrets }, row);
}

/** The private status links of several acts as paths, for printing; the look is recorded for each. */
export async function statusLinks(
  work: KeyedWork,
  access: AdminAccess,
  { body: { ids } }: InputOf<typeof peopleEndpoints.statusLinks>,
) {
  const links: { id: string; path: string }[] = [];
  for (const id of new Set(ids)) {
    const { statusToken } = await showLinks(work, access, { params: { id } });
    links.push({ id, path: `/status/${statusToken}` });
  }
  return links;
}

/** Who is on stage in several acts beside the person who registered. A look at personal data, recorded for each act. */
export async function peopleOfActs(
  { tx, audit, secrets }: KeyedWork,
  _access: AdminAccess,
  { body: { ids } }: InputOf<typeof peopleEndpoints.peopleOfActs>,
) {
  const acts = [];
  for (const id of new Set(ids)) {
    const row = await requireParticipant(tx, id);
    const people = (await membersOf(tx, id)).map((member) => {
      const { name, parent } = openMember(secrets, member);
      return { name, isMinor: member.isMinor === 1, parentContact: parent?.parentContact ?? '' };
    });
    if (people.length > 0)
      audit({
        action: 'participant.personal_seen',
        subject: `participant:${id}`,
        eventId: row.eventId,
        after: { personal: ['members'] },
      });
    acts.push({ id, people });
  }
  return acts;
}

/** Makes a new private status link; the old one stops working at once, and letters that wait lead to the new one. */
export async function replaceLink(
  work: KeyedWork,
  _access: AdminAccess,
  { params: { id } }: InputOf<Calls['replaceLink']>,
): Promise<LinkTokens> {
  const before = await requireParticipant(work.tx, id);
  const token = newToken();
  const row = await changeParticipant(
    work,
    before,
    { statusTokenHash: hashToken(token), statusTokenSealed: work.secrets.seal(token) },
    { action: 'participant.link_replaced' },
  );
  await leadLettersTo(work, id, { before: shownToken(work, before), after: token });
  return linkTokens(work, row);
}

/** The tokens of a row's private links. */
export const linkTokens = (keyed: Keyed, row: ParticipantRow): LinkTokens => ({
  statusToken: shownToken(keyed, row),
  consentToken: consentToken(keyed, row),
});

/** The token of the act's own link. @throws Refusal `wrong_state` where it was erased. */
function shownToken(keyed: Keyed, row: ParticipantRow): string {
  if (row.erasedAt !== null)
    throw new Refusal('wrong_state', 'The personal data of this act was erased, and its link with it.');
  return keyed.secrets.unseal(row.statusTokenSealed);
}
