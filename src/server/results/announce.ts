/**
 * Telling and publishing a certified result. Each function runs inside a transaction of its caller, a step of
 * the show or an admin's call, and refuses a result that no longer holds: nothing voided is ever told.
 */
import type { Depth } from '#domain/results/telling.ts';
import { Refusal } from '../http/refusal.ts';
import { roundById } from '../lineup/queries.ts';
import type { Work } from '../store/write.ts';
import {
  type Announcement,
  type AnnouncementRow,
  type CertifiedResult,
  currentResult,
  resultById,
  stepsOfTable,
} from './queries.ts';
import type { CountPoll } from './records.ts';

/** The result behind one table, holding. @throws Refusal `not_found`, or `wrong_state` when it was voided. */
async function holding({ tx, now }: Work, count: CountPoll, resultId: string): Promise<CertifiedResult> {
  const asked = await resultById(tx, resultId);
  const round = asked && (await roundById(tx, asked.roundId));
  if (!asked || !round) throw new Refusal('not_found', 'There is no such result.');
  const current = await currentResult(tx, round, { now, count });
  if (current?.id !== asked.id || current.state === 'voided')
    throw new Refusal('wrong_state', 'This result was taken back. Certify it again before it is told.');
  return current;
}

/** One table with the result that it is of. @throws Refusal as `holding` does. */
async function holdingTable(
  work: Work,
  count: CountPoll,
  id: string,
): Promise<{ table: Announcement; result: CertifiedResult }> {
  const row = await work.tx
    .selectFrom('announcement')
    .select('resultId')
    .where('id', '=', id)
    .executeTakeFirst();
  const result = row && (await holding(work, count, row.resultId));
  const table = result?.announcements.find((one) => one.id === id);
  if (!result || !table) throw new Refusal('not_found', 'There is no such result.');
  return { table, result };
}

const setTable = (
  { tx }: Work,
  id: string,
  change: Partial<Pick<AnnouncementRow, 'state' | 'shownSteps' | 'publishedAt'>>,
) => tx.updateTable('announcement').set(change).where('id', '=', id).execute();

/**
 * For the show: `step` steps of the table are told now, lowest place first; 0 takes all of them back.
 * @param tableId the announcement, as `announcedTables` gives it.
 * @throws Refusal `wrong_state` when the result was voided, `invalid` when there are not so many steps.
 */
export async function revealTo(work: Work, count: CountPoll, tableId: string, step: number): Promise<void> {
  const { table, result } = await holdingTable(work, count, tableId);
  if (step < 0 || step > stepsOfTable(result, table).length)
    throw new Refusal('invalid', 'There are not so many places to tell.');
  const state = table.state === 'published' ? 'published' : step === 0 ? 'certified' : 'revealing';
  await setTable(work, tableId, { state, shownSteps: step });
  work.audit({
    action: 'result.revealed',
    subject: `announcement:${tableId}`,
    before: { state: table.state, step: table.shownSteps },
    after: { state, step },
  });
}

/** Publishes one table. A depth given here holds for the whole result. */
export async function publishTable(
  work: Work,
  count: CountPoll,
  tableId: string,
  depth?: Depth,
): Promise<void> {
  const { table, result } = await holdingTable(work, count, tableId);
  await publish(work, result, [table], depth);
}

/** Publishes all tables of a result. */
export async function publishAll(
  work: Work,
  count: CountPoll,
  resultId: string,
  depth?: Depth,
): Promise<void> {
  const result = await holding(work, count, resultId);
  await publish(work, result, result.announcements, depth);
}

async function publish(
  work: Work,
  result: CertifiedResult,
  tables: readonly Announcement[],
  depth: Depth = result.depth,
): Promise<void> {
  if (depth !== result.depth)
    await work.tx.updateTable('result').set({ depth }).where('id', '=', result.id).execute();
  for (const table of tables) {
    if (table.state === 'published') continue;
    await setTable(work, table.id, { state: 'published', publishedAt: work.now });
  }
  work.audit({
    action: 'result.published',
    subject: `result:${result.id}`,
    after: { depth, tables: tables.map((table) => table.title) },
  });
}
