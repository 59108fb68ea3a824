/**
 * Sheets that the head judge sent back. Such a sheet may be changed by its judge although its act is locked, until
 * it is sent again or the result is certified.
 */
import { Refusal } from '#contract/refusal.ts';
import { newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { readScoresheet } from './scoresheet-row.ts';

/**
 * The sheets of these performances that the head judge sent back and that are not settled; with `judgeId`, of that
 * judge.
 */
export function openReturns(read: Reader, performanceIds: readonly string[], judgeId?: string) {
  const rows = read
    .selectFrom('sheetReturn')
    .selectAll()
    .where('performanceId', 'in', performanceIds)
    .where('settledAt', 'is', null);
  return (judgeId === undefined ? rows : rows.where('judgeId', '=', judgeId)).execute();
}

/**
 * Sends a submitted sheet back to its judge. It does not count until it is submitted again. @throws Refusal
 * `wrong_state` unless it is submitted.
 */
export async function sendSheetBack(
  work: Work,
  given: { eventId: string; performanceId: string; judgeId: string; reason: string; by: string },
): Promise<void> {
  const { tx, now, audit } = work;
  const { performanceId, judgeId, reason } = given;
  const row = await tx
    .selectFrom('scoresheet')
    .selectAll()
    .where('performanceId', '=', performanceId)
    .where('judgeId', '=', judgeId)
    .executeTakeFirst();
  if (row?.state !== 'submitted') throw new Refusal('wrong_state', 'This judge’s sheet is not in.');
  const revision = row.revision + 1;
  const { marks, abstained, note, feedback } = row;
  await tx
    .updateTable('scoresheet')
    .set({ state: 'reopened', revision, updatedAt: now })
    .where('id', '=', row.id)
    .execute();
  await tx
    .insertInto('scoresheetRevision')
    .values({
      scoresheetId: row.id,
      revision,
      state: 'reopened',
      marks,
      abstained,
      note,
      feedback,
      source: 'desk',
      sourceId: 'head-judge',
      at: now,
    })
    .execute();
  await settleReturns(work, [performanceId], judgeId);
  await tx
    .insertInto('sheetReturn')
    .values({ id: newId(), performanceId, judgeId, reason, by: given.by, createdAt: now, settledAt: null })
    .execute();
  const { state } = readScoresheet(row);
  audit({
    action: 'scoresheet.sent_back',
    subject: `scoresheet:${row.id}`,
    eventId: given.eventId,
    before: { state, revision: row.revision },
    after: { state: 'reopened', revision, performanceId, judgeId },
    why: reason,
  });
}

/** Settles returned sheets: they were submitted again, or nothing may change any more. */
export async function settleReturns(
  { tx, now }: Work,
  performanceIds: readonly string[],
  judgeId?: string,
): Promise<void> {
  if (performanceIds.length === 0) return;
  const rows = tx
    .updateTable('sheetReturn')
    .set({ settledAt: now })
    .where('performanceId', 'in', performanceIds)
    .where('settledAt', 'is', null);
  await (judgeId === undefined ? rows : rows.where('judgeId', '=', judgeId)).execute();
}
