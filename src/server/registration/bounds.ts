/**
 * What stands of an act however it is changed, by hand, with others or from a file: its category once judges have
 * scored it there, and that as many are on stage as it names.
 */
import { Refusal } from '#contract/refusal.ts';
import { performersAfter } from '#domain/registration/people.ts';
import type { Reader } from '../store/store.ts';
import type { Change } from './changes.ts';
import type { ParticipantRow } from './queries.ts';

/** Makes the function that tells which acts of an event keep their category rather than take another: the judging room knows. */
export type KeptCategories = (
  read: Reader,
  eventId: string,
) => Promise<(act: Pick<ParticipantRow, 'id' | 'categoryId'>, categoryId: string | null) => boolean>;

type Bounded = Pick<Change, 'categoryId' | 'performerCount'>;
/** The refusals of what a change would make of an act; none where nothing of it stands in the way. */
export type Bounds = (before: ParticipantRow, change: Bounded) => Refusal[];

/** Reads what stands of an event's acts, once for all that are to be changed. */
export async function boundsOf(
  read: Reader,
  eventId: string,
  keptCategories: KeptCategories,
): Promise<Bounds> {
  const keeps = await keptCategories(read, eventId);
  const named = await namedOf(read, eventId);
  return (before, { categoryId = before.categoryId, performerCount: count = before.performerCount }) => [
    ...(categoryId !== before.categoryId && keeps(before, categoryId) ? [categoryStands(before)] : []),
    ...(count !== before.performerCount ? tooFew(count, named.get(before.id) ?? 0) : []),
  ];
}

/** Checks a change of one act. @throws Refusal `in_use` for a category that stands, `invalid` for too few on stage. */
export async function refuseBeyondBounds(
  read: Reader,
  keptCategories: KeptCategories,
  before: ParticipantRow,
  change: Bounded,
): Promise<void> {
  if (change.categoryId === undefined && change.performerCount === undefined) return;
  const [refused] = (await boundsOf(read, before.eventId, keptCategories))(before, change);
  if (refused) throw refused;
}

/** How many each act of an event names beside whoever registered, by the act's id; acts that name nobody are left out. */
async function namedOf(read: Reader, eventId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .selectFrom('member')
    .innerJoin('participant', 'participant.id', 'member.participantId')
    .where('eventId', '=', eventId)
    .groupBy('participantId')
    .select((row) => ['participantId', row.fn.countAll<number>().as('named')])
    .execute();
  return new Map(rows.map(({ participantId, named }) => [participantId, Number(named)]));
}

function categoryStands({ stageName }: ParticipantRow): Refusal {
  const sentence = `Judges have scored ${stageName} in its category, so the category stands. To change it, open scoring of the act again and let them take their sheets back first.`;
  return new Refusal('in_use', sentence, { fields: { category_id: sentence } });
}

function tooFew(count: number, named: number): Refusal[] {
  if (performersAfter({ count, named }, named) === count) return [];
  const sentence = `This act names ${named} others. Enter as many performers or more, or take somebody out first.`;
  return [new Refusal('invalid', sentence, { fields: { performer_count: sentence } })];
}
