/**
 * A face-off: judges choose between acts that share a place. Choices that separate all of them become the
 * recorded decision on the tie, with the count as its reason; choices that leave some equal change nothing.
 */
import type { JudgeAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { judgesOfEvent } from '../judging/queries.ts';
import { currentRound, type Round, runningOrder } from '../lineup/queries.ts';
import { onCurrentStage } from '../lineup/rehearsal.ts';
import { newId } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Deciding, decide, recordTie, sharedPlace } from './decisions.ts';
import { type CountPoll, setAsideOf } from './records.ts';

/** How a decision on a tie was found, as the standings name it. */
export const BY_FACE_OFF = 'face-off of the judges';

const openRow = (read: Reader, roundId: string) =>
  read
    .selectFrom('faceOff')
    .selectAll()
    .where('roundId', '=', roundId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();

const choicesOf = (read: Reader, faceOffId: string) =>
  read
    .selectFrom('faceOffChoice')
    .select(['judgeId', 'performanceId'])
    .where('faceOffId', '=', faceOffId)
    .orderBy('judgeId')
    .execute();

const electors = async (read: Reader, round: Round) => {
  const away = new Set((await setAsideOf(read, round.id)).map((row) => row.judgeId));
  return (await judgesOfEvent(read, round.eventId)).filter(
    (judge) => judge.revokedAt === null && !away.has(judge.id),
  );
};

/** The face-off that is open in a round, as admins see it. */
export async function openFaceOffOf(read: Reader, round: Round) {
  const row = await openRow(read, round.id);
  return row
    ? {
        id: row.id,
        performanceIds: JSON.parse(row.performances) as string[],
        openedBy: row.openedBy,
        openedAt: row.openedAt,
        expected: (await electors(read, round)).length,
        choices: await choicesOf(read, row.id),
      }
    : null;
}

/** Opens one. @throws Refusal `wrong_state` when these acts are not tied, or one is open. */
export const openFaceOff = (
  deciding: Deciding,
  count: CountPoll,
  performanceIds: readonly string[],
): Promise<void> =>
  decide(deciding, async (work, round) => {
    const { tx, now, audit } = work;
    if (await openRow(tx, round.id))
      throw new Refusal('wrong_state', 'A face-off is open already. End it first.');
    const place = await sharedPlace(work, round, count, performanceIds);
    const id = newId();
    const order = (await runningOrder(tx, round.id)).map((item) => item.id);
    const acts = [...performanceIds].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    await tx
      .insertInto('faceOff')
      .values({
        id,
        roundId: round.id,
        performances: JSON.stringify(acts),
        openedBy: deciding.by.name,
        openedAt: now,
        closedAt: null,
      })
      .execute();
    audit({
      action: 'face_off.opened',
      subject: `face_off:${id}`,
      eventId: round.eventId,
      after: { place, performanceIds: acts },
    });
  });

/** Ends it; with a clear count the tie is decided by it. */
export const closeFaceOff = (deciding: Deciding, count: CountPoll, id: string): Promise<void> =>
  decide(deciding, async (work, round) => {
    const row = await openRow(work.tx, round.id);
    if (row?.id !== id) throw new Refusal('not_found', 'This face-off is over.');
    const acts: string[] = JSON.parse(row.performances);
    const choices = await choicesOf(work.tx, id);
    const votes = new Map(
      acts.map((act) => [act, choices.filter((one) => one.performanceId === act).length]),
    );
    await work.tx.updateTable('faceOff').set({ closedAt: work.now }).where('id', '=', id).execute();
    const order = acts.toSorted((a, b) => (votes.get(b) ?? 0) - (votes.get(a) ?? 0));
    const clear = new Set(votes.values()).size === acts.length;
    work.audit({
      action: 'face_off.closed',
      subject: `face_off:${id}`,
      eventId: round.eventId,
      after: { votes: Object.fromEntries(votes), decided: clear },
    });
    if (!clear) return;
    await recordTie(work, round, count, {
      order,
      reason: `The judges chose: ${order.map((act) => votes.get(act) ?? 0).join(' to ')}.`,
      by: deciding.by.name,
      how: BY_FACE_OFF,
    });
  });

/** The open face-off as one judge sees it, or null. */
export async function faceOffFor(read: Reader, access: JudgeAccess) {
  const round = await currentRound(read, access.eventId);
  const row = round && (await openRow(read, round.id));
  if (!round || !row) return { faceOff: null };
  if (!(await electors(read, round)).some((judge) => judge.id === access.judgeId)) return { faceOff: null };
  const acts: string[] = JSON.parse(row.performances);
  const order = await runningOrder(read, round.id);
  const own = (await choicesOf(read, row.id)).find((one) => one.judgeId === access.judgeId);
  return {
    faceOff: {
      id: row.id,
      acts: order
        .filter((item) => acts.includes(item.id))
        .map((item) => ({ performanceId: item.id, number: item.number, stageName: item.title })),
      choice: own?.performanceId ?? null,
    },
  };
}

/** A judge's choice; a newer one replaces it. */
export async function chooseInFaceOff(
  store: Store,
  access: JudgeAccess,
  id: string,
  performanceId: string,
  commandId: string | undefined,
) {
  await store.write({ by: access.by, commandId }, async (real) => {
    const { tx, now, audit } = await onCurrentStage(real);
    const { faceOff } = await faceOffFor(tx, access);
    if (faceOff?.id !== id) throw new Refusal('wrong_state', 'This face-off is over.');
    if (!faceOff.acts.some((act) => act.performanceId === performanceId))
      throw new Refusal('not_found', 'This act is not in the face-off.');
    await tx
      .insertInto('faceOffChoice')
      .values({ faceOffId: id, judgeId: access.judgeId, performanceId, at: now })
      .onConflict((conflict) =>
        conflict.columns(['faceOffId', 'judgeId']).doUpdateSet({ performanceId, at: now }),
      )
      .execute();
    audit({
      action: 'face_off.chosen',
      subject: `face_off:${id}`,
      eventId: access.eventId,
      before: faceOff.choice,
      after: performanceId,
    });
  });
  return faceOffFor(store.read, access);
}
