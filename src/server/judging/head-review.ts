/** Whether an event wants its head judge to release each act's scores, and who that is. */
import { Refusal } from '#contract/refusal.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { judgesOfEvent, requireJudgeOf } from './queries.ts';
import { gaveSheets } from './scoresheet-row.ts';

/**
 * The rule that a head judge releases an event's scores, and who that is; null where the event has no such rule.
 */
export async function headReviewOf(read: Reader, eventId: string) {
  const row = await read
    .selectFrom('headReview')
    .selectAll()
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  if (!row) return null;
  const head = (await judgesOfEvent(read, eventId)).find((judge) => judge.isHead && judge.revokedAt === null);
  return {
    /** Null when the head judge left: an admin releases until another one is named. */
    judgeId: head?.id ?? null,
    name: head?.name ?? null,
    scores: row.scores === 1,
  };
}

/**
 * Makes the rule that a head judge releases an event's scores, and names that judge; null ends the rule.
 * @throws Refusal `not_found` for a judge who is not there, `in_use` when a head judge who shall not score has
 * scored
 */
export async function setHeadReview(
  work: Work,
  eventId: string,
  given: { judgeId: string; scores: boolean } | null,
  by: string,
): Promise<void> {
  const { tx, now, audit } = work;
  const before = await headReviewOf(tx, eventId);
  if (given !== null) {
    const judge = await requireJudgeOf(tx, eventId, given.judgeId);
    if (judge.revokedAt !== null) throw new Refusal('not_found', 'There is no such judge.');
    if (!given.scores && (await gaveSheets(tx, judge.id, 'submitted')))
      throw new Refusal(
        'in_use',
        `${judge.name} has given scores, which would be lost. Set this judge aside with a reason instead.`,
      );
    await tx.updateTable('judge').set({ isHead: 0 }).where('eventId', '=', eventId).execute();
    await tx.updateTable('judge').set({ isHead: 1 }).where('id', '=', judge.id).execute();
  }
  await tx.deleteFrom('headReview').where('eventId', '=', eventId).execute();
  if (given !== null)
    await tx
      .insertInto('headReview')
      .values({ eventId, scores: given.scores ? 1 : 0, by, createdAt: now })
      .execute();
  audit({
    action: given === null ? 'head_review.ended' : 'head_review.set',
    subject: `event:${eventId}`,
    eventId,
    before: before && { judgeId: before.judgeId, scores: before.scores },
    after: given,
  });
}
