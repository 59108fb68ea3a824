/**
 * Rehearsals: the show run for real on every screen, by a clock that may run faster, and thrown away in one
 * write. They begin only while the round holds nothing that counts, so that throwing away is putting back.
 */
import type { BodyOf } from '#contract/endpoint.ts';
import type { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { atSpeed, type Speed } from '#domain/lineup/rehearsal.ts';
import { requireCurrentEvent } from '../events/queries.ts';
import { Refusal } from '../http/refusal.ts';
import { anythingGiven, judgingRows } from '../judging/rehearsed.ts';
import { freezePublished } from '../lineup/numbers.ts';
import { itemRows, requireCurrentRound } from '../lineup/queries.ts';
import { rehearsalOf } from '../lineup/rehearsal.ts';
import { anyResult, resultRows } from '../results/rehearsed.ts';
import type { Actor } from '../store/audit.ts';
import { type Kept, keepRows, putBack, type RowSet } from '../store/kept-rows.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { BallotBox } from '../voting/box.ts';
import { anyPollOpened, pollIdsOf, shutPolls, votingRows } from '../voting/rehearsed.ts';
import { dropRehearsed } from './gear/hooks.ts';
import type { ShowLog } from './steps.ts';

type Start = BodyOf<typeof rehearsalEndpoints.startRehearsal>;

export interface RehearsalRoom {
  store: Store;
  log: ShowLog;
  box: Pick<BallotBox, 'forget'>;
}

interface Asked {
  by: Actor;
  commandId: string | undefined;
}

/** Everything of the round that a rehearsal may touch. `known` are performances that were there before. */
async function rowsOf({ tx }: Work, roundId: string, known: readonly string[] = []): Promise<RowSet[]> {
  const present = (await itemRows(tx, roundId)).map((item) => item.id);
  const items = [...new Set([...present, ...known])];
  return [
    { table: 'runningOrderItem', keys: ['id'], column: 'roundId', values: [roundId] },
    ...votingRows(roundId, await pollIdsOf(tx, roundId)),
    ...(await judgingRows(tx, items)),
    ...(await resultRows(tx, roundId, items)),
  ];
}

/**
 * Starts one in the current round. Its clock starts from now, or from the planned start of the show.
 * @throws Refusal `in_rehearsal` when one is on, `wrong_state` when the round holds what counts.
 */
export async function startRehearsal(
  { store, log }: RehearsalRoom,
  { by, commandId }: Asked,
  { speed, from }: Start,
): Promise<{ id: string }> {
  return store.write({ by, commandId }, async (work) => {
    const { tx, now, audit } = work;
    const event = await requireCurrentEvent(tx);
    const round = await requireCurrentRound(tx);
    if (await rehearsalOf(tx, round.id)) throw new Refusal('in_rehearsal');
    const acts = (await itemRows(tx, round.id)).map((item) => item.id);
    const show = await log.stateOf(tx, round.id);
    if (show.phase !== 'preshow')
      throw new Refusal('wrong_state', 'The show has begun. A rehearsal comes before it.');
    if (
      (await anythingGiven(tx, acts)) ||
      (await anyPollOpened(tx, round.id)) ||
      (await anyResult(tx, round.id))
    )
      throw new Refusal(
        'wrong_state',
        'This round holds scores or votes already. A rehearsal starts only where nothing counts yet.',
      );
    if (from === 'planned_start' && event.startsAt === null)
      throw new Refusal('wrong_state', 'This event has no planned start yet. Start the clock from now.');
    const last = await tx
      .selectFrom('rehearsal')
      .select('topVersion')
      .where('roundId', '=', round.id)
      .executeTakeFirst();
    const id = newId();
    const row = {
      roundId: round.id,
      id,
      speed,
      realFrom: now,
      stageFrom: from === 'planned_start' ? (event.startsAt ?? now) : now,
      kept: JSON.stringify(await keepRows(tx, await rowsOf(work, round.id))),
      topVersion: Math.max(show.version, last?.topVersion ?? 0),
      startedAt: now,
      startedBy: by.name,
      endedAt: null,
    };
    await tx
      .insertInto('rehearsal')
      .values(row)
      .onConflict((conflict) => conflict.column('roundId').doUpdateSet(row))
      .execute();
    audit({ action: 'rehearsal.started', subject: `round:${round.id}`, eventId: event.id });
    return { id };
  });
}

/** Lets its clock run at another speed from now on. @throws Refusal `rehearsal_over`. */
export async function setSpeed(
  { store }: RehearsalRoom,
  { by, commandId }: Asked,
  { id, speed }: { id: string; speed: Speed },
): Promise<void> {
  await store.write({ by, commandId }, async ({ tx, now }) => {
    const round = await requireCurrentRound(tx);
    const rehearsal = await rehearsalOf(tx, round.id);
    if (rehearsal?.id !== id) throw new Refusal('rehearsal_over', 'This rehearsal is over.');
    const { realFrom, stageFrom } = atSpeed(rehearsal, speed, now);
    await tx
      .updateTable('rehearsal')
      .set({ speed, realFrom, stageFrom })
      .where('roundId', '=', round.id)
      .execute();
  });
}

/** Throws it away: everything it wrote is gone in one write, and the show is as it was. @throws Refusal `rehearsal_over`. */
export async function throwAway({ store, box }: RehearsalRoom, asked: Asked, id: string): Promise<void> {
  // Of a command that comes again nothing is touched: the show may have its own votes by then.
  let touched: string[] = [];
  await store.write({ by: asked.by, commandId: asked.commandId }, async (work) => {
    const { tx, now, audit } = work;
    const round = await requireCurrentRound(tx);
    const row = await tx
      .selectFrom('rehearsal')
      .select(['id', 'kept', 'topVersion'])
      .where('roundId', '=', round.id)
      .where('endedAt', 'is', null)
      .executeTakeFirst();
    if (row?.id !== id) throw new Refusal('rehearsal_over', 'This rehearsal is over.');
    await shutPolls(tx, round.id);
    touched = await pollIdsOf(tx, round.id);
    const kept: Kept = JSON.parse(row.kept);
    const acts = (kept.runningOrderItem ?? []).map((item) => String(item.id));
    await putBack(tx, await rowsOf(work, round.id, acts), kept);
    const top = await tx
      .deleteFrom('showStep')
      .where('roundId', '=', round.id)
      .where('rehearsalId', 'is not', null)
      .returning('version')
      .execute();
    await tx
      .updateTable('rehearsal')
      .set({
        endedAt: now,
        kept: '',
        topVersion: top.reduce((highest, step) => Math.max(highest, step.version), row.topVersion),
      })
      .where('roundId', '=', round.id)
      .execute();
    await dropRehearsed(work, id);
    await freezePublished(work, round.eventId);
    audit({ action: 'rehearsal.thrown_away', subject: `round:${round.id}`, eventId: round.eventId });
  });
  box.forget(touched);
}
