/**
 * An event's rounds as rows. The current one is the one that was called last: calling a round gives it the
 * highest position, and a new round comes in below all others, so that making one never moves the show.
 */
import { Refusal } from '../http/refusal.ts';
import { isReferenced } from '../store/references.ts';
import { newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { freezePublished } from './numbers.ts';
import { insert, newRow, plannedLengths, USUAL_ACT_MS } from './order.ts';
import { type Round, requireCurrentRound } from './queries.ts';

/** An event's rounds, in the order in which they were made. */
export const roundsOf = (read: Reader, eventId: string): Promise<Round[]> =>
  read
    .selectFrom('round')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** One of the current event's rounds. @throws Refusal `not_found`. */
export async function roundOfEvent(read: Reader, id: string): Promise<Round> {
  const { eventId } = await requireCurrentRound(read);
  const round = (await roundsOf(read, eventId)).find((one) => one.id === id);
  if (!round) throw new Refusal('not_found', 'There is no such round.');
  return round;
}

/** Adds a round, with the rules given and these participants in order. It is not the current one yet. */
export async function addRound(
  work: Work,
  given: {
    name: string;
    rules: string;
    participantIds: readonly string[];
    from?: readonly unknown[];
    why?: string;
  },
): Promise<Round> {
  const { tx, now, audit } = work;
  const { eventId } = await requireCurrentRound(tx);
  const lowest = Math.min(...(await roundsOf(tx, eventId)).map((one) => one.position));
  const round: Round = {
    id: newId(),
    eventId,
    name: given.name,
    position: lowest - 1,
    rules: given.rules,
    createdAt: now,
    lastNumber: null,
  };
  await tx.insertInto('round').values(round).execute();
  audit({
    action: 'round.added',
    subject: `round:${round.id}`,
    eventId,
    after: { name: round.name, ...(given.from && { from: given.from }) },
    why: given.why ? given.why : null,
  });
  const lengths = await plannedLengths(work, round);
  const rows = given.participantIds.map((participantId) =>
    newRow(round, {
      kind: 'performance',
      participantId,
      plannedMs: lengths.get(participantId) ?? USUAL_ACT_MS,
    }),
  );
  await insert(work, round, [], rows, 0);
  return round;
}

/** Gives a round another name. */
export async function renameRound({ tx, audit }: Work, id: string, name: string): Promise<void> {
  const round = await roundOfEvent(tx, id);
  await tx.updateTable('round').set({ name }).where('id', '=', id).execute();
  audit({
    action: 'round.renamed',
    subject: `round:${id}`,
    eventId: round.eventId,
    before: { name: round.name },
    after: { name },
  });
}

/** Makes a round the current one. Whether the present one may be left is for the caller to say. */
export async function callRound(work: Work, round: Round): Promise<void> {
  const { tx, audit } = work;
  const present = await requireCurrentRound(tx);
  const position = present.position + 1;
  await tx.updateTable('round').set({ position }).where('id', '=', round.id).execute();
  await freezePublished(work, round.eventId);
  audit({
    action: 'round.made_current',
    subject: `round:${round.id}`,
    eventId: round.eventId,
    before: { roundId: present.id },
    after: { roundId: round.id },
  });
}

/** Takes a round out with its running order. @throws Refusal `in_use` when it is current or anything refers to it. */
export async function removeRound({ tx, audit }: Work, round: Round): Promise<void> {
  if ((await requireCurrentRound(tx)).id === round.id)
    throw new Refusal('in_use', 'This is the current round. Make another one current first.');
  try {
    await tx.deleteFrom('runningOrderItem').where('roundId', '=', round.id).execute();
    await tx.deleteFrom('round').where('id', '=', round.id).execute();
  } catch (error) {
    if (isReferenced(error))
      throw new Refusal('in_use', 'This round has scores, votes or decisions. They are kept.');
    throw error;
  }
  audit({
    action: 'round.removed',
    subject: `round:${round.id}`,
    eventId: round.eventId,
    before: { name: round.name },
  });
}
