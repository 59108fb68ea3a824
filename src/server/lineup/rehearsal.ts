/**
 * A rehearsal: a round of its own, copied from one of the show. It is called like one, so every screen follows it, and
 * nothing of it is told anywhere else: `roundsOf`, `latestShow` and `firstRound` leave it out.
 */

import type { RoundClock } from '#domain/lineup/round-clock.ts';
import { SAMPLE_ACTS } from '#domain/lineup/sample-acts.ts';
import { newId } from '../store/secrets.ts';
import type { Work } from '../store/write.ts';
import { beforeTheEnd, newRow } from './order.ts';
import { itemRows, type Round } from './queries.ts';

/**
 * Copies a round and its running order for a rehearsal; an order without acts gets sample acts. Answers the new
 * round, and a map from the id of each original item to the id of its copy.
 */
export async function copyToRehearse(
  { tx, now }: Work,
  round: Round,
  clock: Pick<RoundClock, 'speed' | 'realFrom' | 'stageFrom'>,
): Promise<{ rehearsal: Round; itemIds: Map<string, string> }> {
  const position = round.position + 1;
  const rehearsal = { ...round, ...clock, id: newId(), position, rehearses: round.id, createdAt: now };
  await tx.insertInto('round').values(rehearsal).execute();
  const rows = await itemRows(tx, round.id);
  const itemIds = new Map(rows.map(({ id }) => [id, newId()]));
  const copies = rows.map((row) => ({ ...row, id: itemIds.get(row.id) ?? '', roundId: rehearsal.id }));
  const samples = rows.some(({ kind }) => kind === 'performance')
    ? []
    : SAMPLE_ACTS.map(({ stageName, plannedMs }) =>
        newRow(rehearsal, { kind: 'performance', title: stageName, plannedMs }),
      );
  const order = copies
    .toSpliced(beforeTheEnd(copies), 0, ...samples)
    .map((row, index) => ({ ...row, position: index }));
  if (order.length > 0) await tx.insertInto('runningOrderItem').values(order).execute();
  return { rehearsal, itemIds };
}
