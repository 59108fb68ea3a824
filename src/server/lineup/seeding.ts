/** Which heat an act is in: moved by hand, or all dealt evenly. An act leaves a round only before anything happened to it. */

import { Refusal } from '#contract/refusal.ts';
import { dealEvenly } from '#domain/lineup/deal.ts';
import { unlessInUse } from '../store/references.ts';
import { newId } from '../store/secrets.ts';
import type { Work } from '../store/write.ts';
import { numberNewActs, numbersTakenAlong } from './numbers.ts';
import { arrange, beforeTheEnd } from './order.ts';
import { type ItemRow, itemRows, performancesOfRound, type Round } from './queries.ts';

/**
 * Moves acts to the end of another round's order, in the order given. @throws Refusal `in_use` for acts with scores or
 * votes, `already_exists` for acts that are there.
 */
export async function moveActs(work: Work, rows: readonly ItemRow[], target: Round): Promise<void> {
  if (rows.length === 0) return;
  const { tx, audit } = work;
  const there = await itemRows(tx, target.id);
  if (rows.some((row) => there.some((other) => other.participantId === row.participantId)))
    throw new Refusal('already_exists', `One of these acts is in ${target.name} already.`);
  const numbers = await numbersTakenAlong(work, rows, target);
  const moved = rows.map((row) => ({
    ...row,
    id: newId(),
    roundId: target.id,
    number: numbers.get(row.id) ?? null,
  }));
  const ids = rows.map((row) => row.id);
  await unlessInUse(
    tx.deleteFrom('runningOrderItem').where('id', 'in', ids).execute(),
    'One of these acts has scores or stands on a ballot of its round. It stays there.',
  );
  await tx.insertInto('runningOrderItem').values(moved).execute();
  const at = beforeTheEnd(there);
  await arrange(work, target, there, there.toSpliced(at, 0, ...moved));
  await numberNewActs(work, target);
  audit({
    action: 'round.acts_moved',
    subject: `round:${target.id}`,
    eventId: target.eventId,
    before: rows.map(({ roundId, participantId }) => ({ roundId, participantId })),
    after: moved.map(({ participantId }) => ({ roundId: target.id, participantId })),
  });
}

/** The acts that compete: neither guests nor scratched. */
export const competing = <A extends { isGuest: boolean; scratched: boolean }>(acts: readonly A[]): A[] =>
  acts.filter((act) => !act.isGuest && !act.scratched);

/** Deals the competing acts of these rounds evenly among them; guests, scratched acts and cues stay where they are. */
export async function dealActs(work: Work, rounds: readonly Round[]): Promise<void> {
  const acts = [];
  const rows: ItemRow[] = [];
  for (const round of rounds) {
    acts.push(...competing(await performancesOfRound(work.tx, round.id)));
    rows.push(...(await itemRows(work.tx, round.id)));
  }
  const hands = dealEvenly(acts, rounds.length);
  for (const [at, round] of rounds.entries()) {
    const coming = (hands[at] ?? []).flatMap((id) =>
      rows.filter((row) => row.id === id && row.roundId !== round.id),
    );
    await moveActs(work, coming, round);
  }
}
