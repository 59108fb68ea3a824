/**
 * Telling and publishing a certified result. Each function runs inside a transaction of its caller, a step of
 * the show or an admin's call, and refuses a result that no longer holds: nothing voided is ever told.
 */

import { Refusal } from '#contract/refusal.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Depth } from '#domain/results/telling.ts';
import type { AdminAccess } from '../http/access.ts';
import { type InputOf, preparedCommandsOf } from '../http/command.ts';
import { onStage } from '../lineup/clock.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { prepareAnnounced } from './announced-reading.ts';
import { type Announced, type AnnouncementRow, roundOfResult, toldAtOf } from './queries.ts';
import type { CountPoll } from './records.ts';

const NO_RESULT = 'There is no such result.';
const TAKEN_BACK = 'This result was taken back. Certify it again before it is announced.';

/** A round's tables, as a write begins: see `prepareAnnounced`. */
type Tables = readonly Announced[];

/** A table that stands. @throws Refusal `not_found`, or `wrong_state` when the result was voided. */
function standing(tables: Tables, id: string): Announced {
  const table = tables.find((one) => one.id === id);
  if (!table) throw new Refusal('not_found', NO_RESULT);
  if (table.state === 'voided') throw new Refusal('wrong_state', TAKEN_BACK);
  return table;
}

const setTable = (
  { tx }: Work,
  id: string,
  change: Partial<Pick<AnnouncementRow, 'state' | 'shownSteps' | 'toldAt' | 'publishedAt'>>,
) => tx.updateTable('announcement').set(change).where('id', '=', id).execute();

/**
 * For the show: from now on `step` steps of a table are told, lowest place first; 0 takes all of them back. @throws
 * Refusal `wrong_state` when the result was voided, `invalid` when the table has fewer steps.
 */
export async function revealTo(work: Work, tables: Tables, tableId: string, step: number): Promise<void> {
  const { steps } = standing(tables, tableId);
  if (step < 0 || step > steps.length)
    throw new Refusal('invalid', 'There are not that many places to announce.');
  const before = await work.tx
    .selectFrom('announcement')
    .select(['state', 'shownSteps', 'toldAt'])
    .where('id', '=', tableId)
    .executeTakeFirstOrThrow();
  const state = before.state === 'published' ? 'published' : step === 0 ? 'certified' : 'revealing';
  // What stays told keeps its time.
  const times = toldAtOf(before);
  const toldAt = Array.from({ length: step }, (_, at) => times[at] ?? work.now);
  await setTable(work, tableId, { state, shownSteps: step, toldAt: JSON.stringify(toldAt) });
  work.audit({
    action: 'result.revealed',
    subject: `announcement:${tableId}`,
    before: { state: before.state, step: before.shownSteps },
    after: { state, step },
  });
}

/** Publishes one table of a result. */
export const publishTable = (work: Work, tables: Tables, tableId: string): Promise<void> =>
  publish(work, [standing(tables, tableId)]);

/** `commandsOf` for commands that tell of a result: its tables are read on a reading thread before the write. */
export const announcementCommandsOf = (store: Store, count: CountPoll) =>
  preparedCommandsOf(store, ({ params: { id } }: { params: { id: string } }) =>
    prepareAnnounced(store, count, (read) => roundOfResult(read, id)),
  );

/**
 * Publishes all tables of a result. A depth given here holds for the whole result.
 * @throws Refusal `not_found`, or `wrong_state` when the result was voided.
 */
export async function publishResult(
  real: Work,
  _access: AdminAccess,
  { params: { id }, body: { depth } }: InputOf<typeof resultsEndpoints.publishResult>,
  tables: Tables | null,
): Promise<void> {
  const round = await roundOfResult(real.tx, id);
  if (!round) throw new Refusal('not_found', NO_RESULT);
  const all = (tables ?? []).filter((table) => table.resultId === id && table.state !== 'voided');
  if (all.length === 0) throw new Refusal('wrong_state', TAKEN_BACK);
  await publish(onStage(real, round), all, depth);
}

async function publish(work: Work, tables: Tables, wanted?: Depth): Promise<void> {
  const resultId = tables[0]?.resultId ?? '';
  const before = await work.tx
    .selectFrom('result')
    .select('depth')
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  const depth = wanted ?? before.depth;
  if (depth !== before.depth)
    await work.tx.updateTable('result').set({ depth }).where('id', '=', resultId).execute();
  for (const table of tables) {
    if (table.state === 'published') continue;
    await setTable(work, table.id, { state: 'published', publishedAt: work.now });
  }
  work.audit({
    action: 'result.published',
    subject: `result:${resultId}`,
    after: {
      depth,
      tables: tables.map((table) => table.title),
      announcements: tables.map((table) => table.id),
    },
  });
}
