/**
 * The numbers of acts. They follow the running order until it is published: the line-up is public and the round is the
 * one that is on, or its show has begun. From then on each act keeps its own, and one that comes later gets the next.
 */
import { eventById } from '../events/queries.ts';
import type { Work } from '../store/write.ts';
import { type ItemRow, itemRows, latestShow, type Round, roundById, roundsOf } from './queries.ts';

/** Fixes the number of each act of the round from now on; an act that comes later gets the next number. */
export async function freezeNumbers(work: Work, roundId: string): Promise<void> {
  const round = await roundById(work.tx, roundId);
  if (round) await give(work, round);
}

/**
 * Gives acts that came to a round the next numbers, if its numbers are frozen. If not, freezes those of the
 * event's current round where the line-up is public.
 */
export async function numberNewActs(work: Work, { id, eventId }: Round): Promise<void> {
  const round = await roundById(work.tx, id);
  if (round && round.lastNumber !== null) await give(work, round);
  else await freezePublished(work, eventId);
}

/** Freezes the numbers of the event's current round, if its line-up is public. */
export async function freezePublished(work: Work, eventId: string): Promise<void> {
  const event = await eventById(work.tx, eventId);
  const round = await latestShow(work.tx, eventId);
  if (event?.settings.lineupPublished && round) await freezeNumbers(work, round.id);
}

/** Lets the numbers of the event's rounds follow their orders again, because nobody sees the line-up any more. */
export async function followOrder({ tx }: Work, eventId: string): Promise<void> {
  const rounds = (await roundsOf(tx, eventId)).map(({ id }) => id);
  if (rounds.length === 0) return;
  await tx.updateTable('round').set({ lastNumber: null }).where('id', 'in', rounds).execute();
  await tx.updateTable('runningOrderItem').set({ number: null }).where('roundId', 'in', rounds).execute();
}

/**
 * Which of these acts of other rounds take their fixed numbers along, by the ids of their rows: those whose number
 * nobody has in the round that they come to, where that one keeps its numbers too or has no act yet. From then on
 * it keeps them.
 */
export async function numbersTakenAlong(
  { tx }: Work,
  rows: readonly ItemRow[],
  target: Pick<Round, 'id' | 'eventId'>,
): Promise<ReadonlyMap<string, number>> {
  const rounds = await roundsOf(tx, target.eventId);
  const lastOf = (id: string) => rounds.find((round) => round.id === id)?.lastNumber ?? null;
  const there = await itemRows(tx, target.id);
  const known = new Map<string, number>();
  if (lastOf(target.id) === null && there.some(({ kind }) => kind === 'performance')) return known;
  const taken = new Set(there.map(({ number }) => number));
  for (const { id, number } of rows) {
    if (number === null || taken.has(number)) continue;
    taken.add(number);
    known.set(id, number);
  }
  if (known.size === 0) return known;
  // An act that comes later has a number that none of theirs had.
  const lastNumber = Math.max(
    ...[target.id, ...rows.map(({ roundId }) => roundId)].map((id) => lastOf(id) ?? 0),
  );
  await tx.updateTable('round').set({ lastNumber }).where('id', '=', target.id).execute();
  return known;
}

async function give({ tx }: Work, { id, lastNumber }: Round): Promise<void> {
  const rows = await itemRows(tx, id);
  let last = Math.max(lastNumber ?? 0, ...rows.map((row) => row.number ?? 0));
  for (const row of rows) {
    if (row.kind !== 'performance' || row.scratched === 1 || row.number !== null) continue;
    last += 1;
    await tx.updateTable('runningOrderItem').set({ number: last }).where('id', '=', row.id).execute();
  }
  if (last > (lastNumber ?? 0))
    await tx.updateTable('round').set({ lastNumber: last }).where('id', '=', id).execute();
}
