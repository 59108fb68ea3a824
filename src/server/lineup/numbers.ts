/**
 * The numbers of acts. They follow the running order until it is published: the line-up is public and the round is the
 * one that is on, or its show has begun. From then on each act keeps its own, and one that comes later gets the next.
 */
import { eventById } from '../events/queries.ts';
import type { Work } from '../store/write.ts';
import { itemRows, latestRound, type Round, roundById } from './queries.ts';
import { rehearsalOf } from './rehearsal.ts';

/** Begins to keep a round's numbers, unless there is no act yet. Of a rehearsal nothing is kept. */
export async function freezeNumbers(work: Work, roundId: string): Promise<void> {
  const round = await roundById(work.tx, roundId);
  if (round && (await rehearsalOf(work.tx, roundId)) === null) await give(work, round);
}

/** Gives acts that came to a round the next numbers, where numbers are kept. */
export async function numberNewActs(work: Work, { id, eventId }: Round): Promise<void> {
  const round = await roundById(work.tx, id);
  if (round && round.lastNumber !== null) await give(work, round);
  else await freezePublished(work, eventId);
}

/** Begins to keep the numbers of the round that people see, where the event's line-up is public. */
export async function freezePublished(work: Work, eventId: string): Promise<void> {
  const event = await eventById(work.tx, eventId);
  const round = await latestRound(work.tx, eventId);
  if (event?.settings.lineupPublished && round) await freezeNumbers(work, round.id);
}

/** Lets the numbers of the round that is on follow its order again, for nobody sees the line-up any more. */
export async function followOrder({ tx }: Work, eventId: string): Promise<void> {
  const round = await latestRound(tx, eventId);
  if (round) await tx.updateTable('round').set({ lastNumber: null }).where('id', '=', round.id).execute();
}

async function give({ tx }: Work, { id, lastNumber }: Round): Promise<void> {
  // What was kept before the order was followed again says nothing.
  const kept = (number: number | null) => (lastNumber === null ? null : number);
  const rows = await itemRows(tx, id);
  let last = Math.max(lastNumber ?? 0, ...rows.map((row) => kept(row.number) ?? 0));
  for (const row of rows) {
    const takes = row.kind === 'performance' && row.scratched === 0 && kept(row.number) === null;
    if (takes) last += 1;
    const number = takes ? last : kept(row.number);
    if (number !== row.number)
      await tx.updateTable('runningOrderItem').set({ number }).where('id', '=', row.id).execute();
  }
  // What a rehearsal adds goes with it, and its number is free again.
  if (last > (lastNumber ?? 0) && (await rehearsalOf(tx, id)) === null)
    await tx.updateTable('round').set({ lastNumber: last }).where('id', '=', id).execute();
}
