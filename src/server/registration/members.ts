/** Who else is on stage, changed: by whoever registered until the show begins, and by the organisers. */
import type { BodyOf } from '#contract/endpoint.ts';
import { Refusal, wrongField } from '#contract/refusal.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { MOST_MEMBERS, mayBeCalled, performersAfter } from '#domain/registration/people.ts';
import { requireEvent } from '../events/queries.ts';
import type { AdminAccess, ParticipantAccess } from '../http/access.ts';
import type { InputOf, KeyedWork } from '../http/command.ts';
import { rewordLetters } from '../mail/reworded.ts';
import { changeParticipant } from './changes.ts';
import { type Origin, writeToParent } from './letters.ts';
import { insertMembers, type MemberRow, membersOf, openMember, sealMember, standingNow } from './member.ts';
import { minorsOf } from './minors.ts';
import { refuseToEdit } from './own.ts';
import { openPersonal } from './personal.ts';
import { type ParticipantRow, requireParticipant } from './queries.ts';

type Calls = typeof registrationEndpoints;
type Changing = BodyOf<Calls['changeMembers']>;

/**
 * Changes who else is on stage in the caller's own act. @throws Refusal when performers may not change it any
 * more.
 */
export async function changeOwnMembers(
  work: KeyedWork,
  access: ParticipantAccess,
  { body, origin }: InputOf<Calls['changeOwnMembers']> & { origin: Origin },
): Promise<ParticipantRow> {
  const before = await requireParticipant(work.tx, access.participantId);
  await refuseToEdit(work.tx, before, work.now);
  return change(work, before, body, { origin, byAnybody: true });
}

/**
 * Changes who else is on stage in an act, for the organisers. @throws Refusal `not_found`, or `wrong_state` for an
 * act that was merged into another or erased.
 */
export async function changeMembers(
  work: KeyedWork,
  _access: AdminAccess,
  { params: { id }, body, origin }: InputOf<Calls['changeMembers']> & { origin: Origin },
): Promise<ParticipantRow> {
  const before = await requireParticipant(work.tx, id);
  if (before.mergedInto !== null || before.erasedAt !== null)
    throw new Refusal('wrong_state', 'This registration is closed: nobody can be added to it or taken out.');
  return change(work, before, body, { origin });
}

async function change(
  work: KeyedWork,
  before: ParticipantRow,
  { keep, correct, add }: Changing,
  from: { origin: Origin; byAnybody?: boolean },
): Promise<ParticipantRow> {
  const named = await membersOf(work.tx, before.id);
  const left = named.filter(({ id }) => !keep.includes(id)).map(({ id }) => id);
  const count = named.length - left.length + add.length;
  if (count > MOST_MEMBERS) throw new Refusal('invalid', `Name at most ${MOST_MEMBERS} people.`);
  const staying = named.filter(({ id }) => keep.includes(id));
  await putNamesRight(work, staying, correct, { byPerformer: from.byAnybody === true });
  if (left.length > 0) await work.tx.deleteFrom('member').where('id', 'in', left).execute();
  const known = named.map(({ id }) => id);
  await insertMembers(work, { id: before.id, contact: openPersonal(work.secrets, before).contact }, add);
  const row = await changeParticipant(
    work,
    before,
    {
      ...(await standingNow(work.tx, before.id)),
      performerCount: performersAfter({ count: before.performerCount, named: named.length }, count),
    },
    { action: 'participant.members_changed', personal: ['members'] },
  );
  const event = await requireEvent(work.tx, row.eventId);
  for (const minor of await minorsOf(work, row))
    if (minor.member !== null && !known.includes(minor.member.id))
      await writeToParent(work, { event, row, ...from, minor });
  return row;
}

/**
 * Puts names right in the rows of these people; their consents, links and places stay as they are.
 * @throws Refusal `not_found` for somebody who does not stay, `invalid` where a performer gives a name that a parent
 * did not answer for.
 */
async function putNamesRight(
  work: KeyedWork,
  staying: readonly MemberRow[],
  correct: Changing['correct'],
  { byPerformer }: { byPerformer: boolean },
): Promise<void> {
  const { tx, secrets } = work;
  for (const [at, { id, name }] of correct.entries()) {
    const row = staying.find((one) => one.id === id);
    if (!row) throw new Refusal('not_found', 'This person is not in the act any more.');
    const { answeredAs, ...data } = openMember(secrets, row);
    const answered = row.isMinor === 1 && row.consent !== 'asked';
    // Held against the name that the parent read, else a name could be put right step by step into another.
    const called = { name: answeredAs ?? data.name, isMinor: row.isMinor === 1, consent: row.consent };
    if (byPerformer && !mayBeCalled(called, name))
      throw wrongField(
        `correct.${at}.name`,
        'A parent answered for this person by the name that stands here. Only its spelling can be put right; if somebody else comes, take this person out and add them.',
      );
    const kept = byPerformer && answered && called.name !== name ? { answeredAs: called.name } : {};
    await tx
      .updateTable('member')
      .set({ personal: sealMember(secrets, { ...data, ...kept, name }) })
      .where('id', '=', id)
      .execute();
    await rewordLetters(work, row.participantId, [{ blank: 'performer', before: data.name, after: name }]);
  }
}
