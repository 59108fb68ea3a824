/**
 * The numbers of acts. They follow the running order until it is published: the line-up is public and the round is the
 * one that is on, or its show has begun. From then on each act keeps its own, and one that comes later gets the next.
 */
import { eventById } from '../events/queries.ts';
import type { Work } from '../store/write.ts';
import { itemRows, latestShow, type Round, roundById } from './queries.ts';

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

/** Lets the numbers of the event's current round follow its order again, because nobody sees the line-up any more. */
export async function followOrder({ tx }: Work, eventId: string): Promise<void> {
  const round = await latestShow(tx, eventId);
  if (!round) return;
  await tx.updateTable('round').set({ lastNumber: null }).where('id', '=', round.id).execute();
  await tx.updateTable('runningOrderItem').set({ number: null }).where('roundId', '=', round.id).execute();
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
