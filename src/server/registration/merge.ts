/**
 * Two registrations of the same act made one: the act that stays takes over what was chosen, the other one is
 * withdrawn and its private link says where it went.
 */
import type { BodyOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { peopleEndpoints } from '#contract/registration/people.ts';
import { performersAfter } from '#domain/registration/people.ts';
import { photoPlacesTogether } from '#domain/registration/photo-places.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf, KeyedWork } from '../http/command.ts';
import { readdressLetters, stopLettersWith, takeBackDecisions } from '../mail/outbox.ts';
import type { Secrets } from '../store/secrets.ts';
import type { Work } from '../store/write.ts';
import { type KeptCategories, refuseBeyondBounds } from './bounds.ts';
import { type Change, changeParticipant } from './changes.ts';
import { columnsOf } from './fields.ts';
import { membersOf, standingNow, standingOf } from './member.ts';
import { openPersonal, sealPersonal } from './personal.ts';
import { type ParticipantRow, requireParticipant } from './queries.ts';

type Part = BodyOf<typeof peopleEndpoints.mergeActs>['take'][number];

/** Moves what another room keeps of one act to another, in the same transaction. */
export type MoveAlong = (work: Work, from: ParticipantRow, to: ParticipantRow) => Promise<void>;

/**
 * How other rooms move what they keep when two acts are merged: the music where it was chosen; picture and
 * recording where the act that stays has none.
 */
interface Along {
  moveTracks: MoveAlong;
  movePicture: MoveAlong;
  moveRecording: MoveAlong;
}

/** What merging is given of other rooms. */
export interface Merging extends Along {
  keptCategories: KeptCategories;
}

/**
 * Merges `otherId` into `id`. Answers the row of the act that stays. @throws Refusal `not_found`, `stale` when either
 * was changed since it was looked at, `wrong_state` when the two cannot be merged, or `in_use` when the category of the
 * one that stays stands because judges have scored it.
 */
export async function mergeActs(
  work: KeyedWork,
  _access: AdminAccess,
  { params: { id }, body: asked }: InputOf<typeof peopleEndpoints.mergeActs>,
  { moveTracks, movePicture, moveRecording, keptCategories }: Merging,
): Promise<ParticipantRow> {
  const kept = await requireParticipant(work.tx, id);
  const other = await requireParticipant(work.tx, asked.otherId);
  refuseUnlike(kept, other);
  if (kept.revision !== asked.revision || other.revision !== asked.otherRevision)
    throw new Refusal('stale', 'One of them was changed in the meantime. Look at both again, then merge.');
  if (asked.take.includes('category_id'))
    await refuseBeyondBounds(work.tx, keptCategories, kept, { categoryId: other.categoryId });
  // First, because a parent's link belongs to one registration at a time.
  await changeParticipant(
    work,
    other,
    {
      status: 'withdrawn',
      checkedInAt: null,
      mergedInto: kept.id,
      ...standingOf([]),
      ...(asked.take.includes('consent') && { consentTokenHash: null, consentTokenSealed: null }),
    },
    { action: 'participant.merged_away', why: `Merged into number ${kept.number}.` },
  );
  await takeBackDecisions(work, other.id);
  const taken = asked.take.includes('consent');
  // The letter with the link that gives no consent any more.
  const { id: actOf, consentTokenSealed: ended } = taken ? kept : other;
  if (ended !== null) await stopLettersWith(work, actOf, work.secrets.unseal(ended));
  const named = await moveMembers(work, other, kept);
  const change = {
    ...takenOver(work.secrets, kept, other, asked.take),
    ...(await standingNow(work.tx, kept.id)),
    performerCount: onStage(kept, other, named, asked.take.includes('performer_count')),
  };
  const row = await changeParticipant(work, kept, change, {
    action: 'participant.merged',
    personal: asked.take.filter((part) => part === 'person' || part === 'consent'),
    why: `Merged with number ${other.number}.`,
  });
  if (taken) await leaveLink(work, kept, other);
  // The address before is not the person's any more.
  if (asked.take.includes('person'))
    await readdressLetters(work, kept.id, openPersonal(work.secrets, row).contact);
  if (asked.take.includes('tracks')) await moveTracks(work, other, row);
  await movePicture(work, other, row);
  await moveRecording(work, other, row);
  return row;
}

/**
 * Nobody on stage is lost: who is in both is in the list twice, until the organisers take one out. Answers how many
 * were there, and how many have come.
 */
async function moveMembers({ tx }: Work, from: ParticipantRow, to: ParticipantRow) {
  const there = await membersOf(tx, to.id);
  const coming = await membersOf(tx, from.id);
  const after = there.at(-1)?.position ?? 0;
  for (const { id, position } of coming)
    await tx
      .updateTable('member')
      .set({ participantId: to.id, position: after + position })
      .where('id', '=', id)
      .execute();
  return { there: there.length, come: coming.length };
}

/** How many are on stage by the number that was chosen, with those who are named in either. */
const onStage = (
  kept: ParticipantRow,
  other: ParticipantRow,
  { there, come }: { there: number; come: number },
  taken: boolean,
): number =>
  performersAfter(
    taken ? { count: other.performerCount, named: come } : { count: kept.performerCount, named: there },
    there + come,
  );

/** Leaves the link of the consent that was not taken with the registration that is gone, so that it says where to go. */
async function leaveLink({ tx }: Work, kept: ParticipantRow, other: ParticipantRow): Promise<void> {
  await tx
    .updateTable('participant')
    .set({
      consentTokenHash: kept.consentTokenHash,
      consentTokenSealed: kept.consentTokenSealed,
      consentLinkOf: kept.consentLinkOf,
    })
    .where('id', '=', other.id)
    .execute();
}

function refuseUnlike(kept: ParticipantRow, other: ParticipantRow): void {
  if (kept.id === other.id) throw new Refusal('wrong_state', 'An act cannot be merged with itself.');
  if (kept.eventId !== other.eventId)
    throw new Refusal('wrong_state', 'These acts belong to different events.');
  for (const row of [kept, other]) {
    if (row.erasedAt !== null)
      throw new Refusal('wrong_state', `The data of number ${row.number} is erased. It cannot be merged.`);
    if (row.mergedInto !== null)
      throw new Refusal('wrong_state', `Number ${row.number} was merged into another act already.`);
  }
  if (kept.status === 'withdrawn')
    throw new Refusal('wrong_state', `${kept.stageName} is withdrawn. Put the act back to review first.`);
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

function takenOver(
  secrets: Secrets,
  kept: ParticipantRow,
  other: ParticipantRow,
  take: readonly Part[],
): Change {
  const own = openPersonal(secrets, kept);
  const theirs = openPersonal(secrets, other);
  const person = take.includes('person');
  const consent = take.includes('consent');
  return {
    ...Object.fromEntries(columnsOf(take).map((column) => [column, other[column]])),
    // A place that one of them kept pictures from stays without.
    photoPlaces: photoPlacesTogether([kept.photoPlaces, other.photoPlaces]),
    askedAt: earlier(kept.askedAt, other.askedAt),
    note: [kept.note, other.note].filter((note) => note !== '').join('\n'),
    personal: sealPersonal(secrets, {
      ...(person ? theirs : own),
      rules: own.rules,
      parent: (consent ? theirs : own).parent,
      consent: (consent ? theirs : own).consent,
      parentLanguage: (consent ? theirs : own).parentLanguage,
      reasons: [...own.reasons, ...theirs.reasons],
    }),
  };
}
