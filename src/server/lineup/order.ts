/** The running order as rows: making, finding and placing them. What is allowed is for `commands.ts` to say. */

import { MOST_ITEMS } from '#contract/lineup/schema.ts';
import { Refusal } from '#contract/refusal.ts';
import { ITEM_TRAITS } from '#domain/lineup/item.ts';
import { categoriesOf } from '../events/queries.ts';
import { actsOf } from '../registration/queries.ts';
import { newId } from '../store/secrets.ts';
import type { Work } from '../store/write.ts';
import { numberNewActs } from './numbers.ts';
import { type ItemRow, type Round, roundById } from './queries.ts';

/** The planned length, in ms, of an act where neither it nor its category says one. */
const USUAL_ACT_MS = 240_000;

const NOT_THERE = 'This is not in the running order any more.';

/** The row with this id among a round's items. @throws Refusal `not_found`. */
export function among(rows: readonly ItemRow[], id: string): ItemRow {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Refusal('not_found', NOT_THERE);
  return row;
}

/** An item of the running order with its round. @throws Refusal `not_found`. */
export async function itemInRound({ tx }: Work, id: string) {
  const row = await tx.selectFrom('runningOrderItem').selectAll().where('id', '=', id).executeTakeFirst();
  const round = row && (await roundById(tx, row.roundId));
  if (!round) throw new Refusal('not_found', NOT_THERE);
  return { round, row };
}

/** The index at which an act is added: before the vote and the results at the end of the order. */
export function beforeTheEnd(rows: readonly ItemRow[]): number {
  const lastAct = rows.findLastIndex((row) => ITEM_TRAITS[row.kind].place !== 'end');
  return lastAct + 1;
}

/** The planned length in ms of each act, by participant id: its own, else its category's limit. */
async function plannedLengths({ tx }: Work, round: Round): Promise<Map<string, number>> {
  const limits = new Map((await categoriesOf(tx, round.eventId)).map((row) => [row.id, row.timeLimitMs]));
  const limitOf = (categoryId: string | null) =>
    categoryId === null ? null : (limits.get(categoryId) ?? null);
  return new Map(
    (await actsOf(tx, round.eventId)).map((act) => [
      act.id,
      act.durationMs ?? limitOf(act.categoryId) ?? USUAL_ACT_MS,
    ]),
  );
}

/** The row of a new item that has no position yet. */
export const newRow = (
  round: Round,
  given: Pick<ItemRow, 'kind' | 'plannedMs'> & Partial<Pick<ItemRow, 'title' | 'participantId' | 'isGuest'>>,
): ItemRow => ({
  id: newId(),
  roundId: round.id,
  position: 0,
  kind: given.kind,
  title: given.title ?? '',
  participantId: given.participantId ?? null,
  plannedMs: given.plannedMs,
  isGuest: given.isGuest ?? 0,
  scratched: 0,
  scratchReason: '',
  stageSide: '',
  number: null,
});

/** New rows for these acts, each as long as it is planned to be. */
export async function actRows(
  work: Work,
  round: Round,
  participantIds: readonly string[],
): Promise<ItemRow[]> {
  const lengths = await plannedLengths(work, round);
  return participantIds.map((participantId) =>
    newRow(round, {
      kind: 'performance',
      participantId,
      plannedMs: lengths.get(participantId) ?? USUAL_ACT_MS,
    }),
  );
}

/** Inserts new rows at a position and writes the audit entry. @throws Refusal `wrong_state` where there is no room. */
export async function insert(
  work: Work,
  round: Round,
  rows: readonly ItemRow[],
  added: readonly ItemRow[],
  position: number,
): Promise<void> {
  if (added.length === 0) return;
  if (rows.length + added.length > MOST_ITEMS)
    throw new Refusal(
      'wrong_state',
      `A running order has room for ${MOST_ITEMS} entries. Take some out first.`,
    );
  await work.tx
    .insertInto('runningOrderItem')
    .values([...added])
    .execute();
  for (const row of added)
    work.audit({
      action: 'item.added',
      subject: `item:${row.id}`,
      eventId: round.eventId,
      after: { kind: row.kind, title: row.title, participantId: row.participantId, plannedMs: row.plannedMs },
    });
  await arrange(work, round, [...rows, ...added], rows.toSpliced(position, 0, ...added));
  await numberNewActs(work, round);
}

/** Writes the positions of a new order; with an `action`, also an audit entry. */
export async function arrange(
  { tx, audit }: Work,
  round: Round,
  before: readonly ItemRow[],
  after: readonly ItemRow[],
  action?: string,
  subject?: string,
): Promise<void> {
  for (const [position, row] of after.entries())
    if (row.position !== position)
      await tx.updateTable('runningOrderItem').set({ position }).where('id', '=', row.id).execute();
  if (action !== undefined && subject !== undefined)
    audit({
      action,
      subject,
      eventId: round.eventId,
      before: before.map((row) => row.id),
      after: after.map((row) => row.id),
    });
}
