/**
 * The rehearsal of a round, as every room after this one needs it: which one is on, what time it is on stage,
 * and how a change is written down while it lasts.
 */
import { type Rehearsal, stageTime } from '#domain/lineup/rehearsal.ts';
import { Refusal } from '../http/refusal.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';

/** The rehearsal that is on in the round. */
export async function rehearsalOf(read: Reader, roundId: string): Promise<Rehearsal | null> {
  const row = await read
    .selectFrom('rehearsal')
    .select(['id', 'speed', 'realFrom', 'stageFrom'])
    .where('roundId', '=', roundId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The time on stage in a round, in ms. */
export const stageNow = async (store: Pick<Store, 'read' | 'now'>, roundId: string): Promise<number> =>
  stageTime(await rehearsalOf(store.read, roundId), store.now());

/**
 * The same transaction as a rehearsal sees it: by the clock on stage, and without a line in the audit log,
 * since nothing of it will have happened. Outside of a rehearsal it is the transaction itself.
 */
export async function onStage(work: Work, roundId: string): Promise<Work> {
  const rehearsal = await rehearsalOf(work.tx, roundId);
  if (rehearsal === null) return work;
  return { ...work, now: stageTime(rehearsal, work.now), audit: () => undefined };
}

/** `onStage` in the round of an act. */
export async function onStageOf(work: Work, performanceId: string): Promise<Work> {
  const act = await work.tx
    .selectFrom('runningOrderItem')
    .select('roundId')
    .where('id', '=', performanceId)
    .executeTakeFirst();
  return act ? onStage(work, act.roundId) : work;
}

/** @throws Refusal `in_rehearsal` with what cannot be done, while one is on in the round. */
export async function refuseInRehearsal(read: Reader, roundId: string, what: string): Promise<void> {
  if ((await rehearsalOf(read, roundId)) !== null)
    throw new Refusal('in_rehearsal', `A rehearsal is on. ${what}`);
}

/**
 * Holds what a device sends to the show it was made in.
 * @param madeIn the rehearsal that the device knew of; null or undefined for none.
 * @throws Refusal `rehearsal_over` for a thing of another rehearsal, `in_rehearsal` for one of the real show.
 */
export function requireSameShow(rehearsal: Rehearsal | null, madeIn: string | null | undefined): void {
  if ((rehearsal?.id ?? null) === (madeIn ?? null)) return;
  if (madeIn !== null && madeIn !== undefined) throw new Refusal('rehearsal_over');
  throw new Refusal('in_rehearsal', 'A rehearsal is on, and this page did not know it yet. Try again.');
}
