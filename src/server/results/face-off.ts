/**
 * A face-off: judges choose between acts that share a place, on their devices, or the hall does in a poll of its
 * own. A count that separates all of them becomes the recorded decision on the tie; one that leaves some equal
 * decides nothing, and says so.
 */
import { camelKeys } from '#contract/case.ts';
import { Refusal } from '#contract/refusal.ts';
import type { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { newPollBody } from '#contract/voting/schema.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { FACE_OFF_WAYS } from '#domain/tabulation/tie-ways.ts';
import type { JudgeAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { judgesOfEvent } from '../judging/queries.ts';
import { onStage } from '../lineup/clock.ts';
import { refuseWhenOver, type ShowPhaseOf } from '../lineup/over.ts';
import { everyRoundOf, type OrderItem, type Round, runningOrder } from '../lineup/queries.ts';
import { newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { dropDraft, insertPoll } from '../voting/commands.ts';
import { pollById } from '../voting/queries.ts';
import { settleRound } from '../voting/window.ts';
import { decision, recordTie } from './decisions.ts';
import { sayForEvent } from './event-words.ts';
import { type CountPoll, excusedOf, setAsideOf } from './records.ts';
import { placeShared, type Shared, sharedPlace } from './shared-places.ts';

type Calls = typeof resultsAdminEndpoints;

/** How long the hall is asked where the desk says nothing else. */
const HALL_MS = 60_000;

/** The row of the round's open face-off; undefined when there is none. */
export const openRow = (read: Reader, roundId: string) =>
  read
    .selectFrom('faceOff')
    .selectAll()
    .where('roundId', '=', roundId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();

/** The judges' choices in a face-off. */
export const choicesOf = (read: Reader, faceOffId: string) =>
  read
    .selectFrom('faceOffChoice')
    .select(['judgeId', 'performanceId'])
    .where('faceOffId', '=', faceOffId)
    .orderBy('judgeId')
    .execute();

/** The judges who may choose between these acts: those who score in the round and are not excused from all of them. */
export const electors = async (read: Reader, round: Round, acts: readonly string[]) => {
  const away = new Set((await setAsideOf(read, round.id)).map((row) => row.judgeId));
  const excused = await excusedOf(read, acts);
  const isExcused = (id: string) =>
    acts.every((act) => excused.some((row) => row.judgeId === id && row.performanceId === act));
  return (await judgesOfEvent(read, round.eventId)).filter(
    (judge) => judge.scores && judge.revokedAt === null && !away.has(judge.id) && !isExcused(judge.id),
  );
};

/** Something to count, by act. */
type Votes = Readonly<Record<string, number>>;

/** How a face-off ended. */
interface Outcome {
  votes: Votes;
  decided: boolean;
}

/** The ids of the performances that a face-off is between. */
export const actsOf = (row: { performances: string }): string[] => JSON.parse(row.performances);

/** Some acts of a running order, as they are called. */
export const actsNamed = (order: readonly OrderItem[], ids: readonly string[]) =>
  order
    .filter((item) => ids.includes(item.id))
    .map((item) => ({ performanceId: item.id, number: item.number, stageName: item.title }));

/** The poll of a face-off, as it is at `now` (ms); undefined where the judges decide. */
export const pollOf = async (read: Reader, row: { pollId: string | null }, now: number) => {
  const poll = row.pollId === null ? undefined : await pollById(read, row.pollId, now);
  return poll ? { id: poll.id, title: poll.title, state: poll.state } : null;
};

/** The round's open face-off as admins see it; null when there is none. */
export async function openFaceOffOf(read: Reader, round: Round, now: number) {
  const row = await openRow(read, round.id);
  return row
    ? {
        ...pickFields(row, ['id', 'kind', 'openedBy', 'openedAt']),
        poll: await pollOf(read, row, now),
        performanceIds: actsOf(row),
        expected: row.kind === 'judges' ? (await electors(read, round, actsOf(row))).length : 0,
        choices: await choicesOf(read, row.id),
      }
    : null;
}

/** The round's newest face-off that was ended, with its count; null when there is none. */
export async function lastOutcome(read: Reader, roundId: string) {
  const row = await read
    .selectFrom('faceOff')
    .selectAll()
    .where('roundId', '=', roundId)
    .orderBy('openedAt', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (!row || row.closedAt === null || row.outcome === null) return null;
  const outcome: Outcome = JSON.parse(row.outcome);
  return { id: row.id, kind: row.kind, endedAt: row.closedAt, ...outcome };
}

/**
 * Opens a face-off between acts that share a place: asks the judges, or makes a poll for the hall.
 * @throws Refusal `wrong_state` when these acts are not tied, or one is open; `show_finished` for the hall’s once
 * the show is over: the hall has gone.
 */
export const openFaceOff = (roundPhase: ShowPhaseOf) =>
  decision(
    async (
      work,
      { by, round },
      { body: { performanceIds, kind } }: InputOf<Calls['openFaceOff']>,
      shared: Shared,
    ) => {
      const { tx, now, audit } = work;
      if (await openRow(tx, round.id))
        throw new Refusal('wrong_state', 'A face-off is open already. End it first.');
      const place = sharedPlace(shared, performanceIds);
      const id = newId();
      const order = (await runningOrder(tx, round.id)).map((item) => item.id);
      const acts = [...performanceIds].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
      if (kind === 'hall') await refuseWhenOver(tx, roundPhase, round);
      const pollId = kind === 'hall' ? await pollBetween(work, round, acts, place) : null;
      await tx
        .insertInto('faceOff')
        .values({
          id,
          roundId: round.id,
          performances: JSON.stringify(acts),
          openedBy: by.name,
          openedAt: now,
          closedAt: null,
          kind,
          pollId,
        })
        .execute();
      audit({
        action: 'face_off.opened',
        subject: `face_off:${id}`,
        eventId: round.eventId,
        after: { kind, pollId, place, performanceIds: acts },
      });
    },
  );

/** A draft between the tied acts alone. It is no part of the audience's score. */
const pollBetween = async (
  work: Work,
  round: Round,
  acts: readonly string[],
  place: string,
): Promise<string> =>
  insertPoll(work, round, {
    ...camelKeys(newPollBody.parse({ candidate_ids: acts, duration_ms: HALL_MS, share: 0 })),
    title: (await sayForEvent(work.tx, round))('why.faceOffFor', { place: Number.parseInt(place, 10) }),
  });

/**
 * Ends a face-off; a clear count decides the tie. Where its acts are not tied any more, by points that were taken off or
 * an act that left, it ends without a word on them. @throws Refusal `wrong_state` while its poll is open.
 */
export const closeFaceOff = (count: CountPoll) =>
  decision(
    async (work, { by, round }, { params: { id } }: InputOf<Calls['closeFaceOff']>, shared: Shared) => {
      const { tx, now, audit } = work;
      const row = await openRow(tx, round.id);
      if (row?.id !== id) throw new Refusal('not_found', 'This face-off is over.');
      const acts = actsOf(row);
      const counted =
        row.kind === 'hall' ? await votesOfHall(work, row, count) : await votesOfJudges(work, row);
      const votes = placeShared(shared, acts) === undefined ? null : counted;
      const order = acts.toSorted((a, b) => (votes?.[b] ?? 0) - (votes?.[a] ?? 0));
      const clear = votes !== null && new Set(acts.map((act) => votes[act] ?? 0)).size === acts.length;
      const outcome: Outcome | null = votes && { votes, decided: clear };
      await tx
        .updateTable('faceOff')
        .set({ closedAt: now, outcome: outcome && JSON.stringify(outcome) })
        .where('id', '=', id)
        .execute();
      audit({
        action: 'face_off.closed',
        subject: `face_off:${id}`,
        eventId: round.eventId,
        after: { kind: row.kind, votes: counted, decided: clear },
      });
      if (!clear) return;
      const say = await sayForEvent(tx, round);
      const counts = order.map((act) => votes[act] ?? 0).join('–');
      await recordTie(work, round, shared, {
        order,
        reason: say(row.kind === 'hall' ? 'why.hallVoted' : 'why.judgesChose', { counts }),
        by: by.name,
        how: FACE_OFF_WAYS[row.kind],
        kind: row.kind,
        pollId: row.pollId,
      });
    },
  );

type OpenRow = NonNullable<Awaited<ReturnType<typeof openRow>>>;

async function votesOfJudges({ tx }: Work, row: OpenRow): Promise<Votes> {
  const choices = await choicesOf(tx, row.id);
  return Object.fromEntries(
    actsOf(row).map((act) => [act, choices.filter((one) => one.performanceId === act).length]),
  );
}

/** What the hall gave; null when it was never asked, and the draft is taken out. */
async function votesOfHall(work: Work, row: OpenRow, count: CountPoll): Promise<Votes | null> {
  const poll = row.pollId === null ? undefined : await pollById(work.tx, row.pollId, work.now);
  if (!poll) return null;
  if (poll.state === 'draft') {
    await dropDraft(work, poll);
    return null;
  }
  if (poll.state !== 'closed')
    throw new Refusal('wrong_state', 'The vote is still open. Close it first, then it is counted.');
  // Nothing is added to a poll whose time is over from here on, so this count is the last.
  await settleRound(work, [poll]);
  const { votes } = await count(poll.id);
  return Object.fromEntries(actsOf(row).map((act) => [act, votes[act] ?? 0]));
}

/**
 * The open face-off in which this judge may choose, in whichever round of their event: the one with this id, else of
 * several the one of the round called last.
 */
async function openFor(read: Reader, { eventId, judgeId }: JudgeAccess, id?: string) {
  for (const round of await everyRoundOf(read, eventId)) {
    const row = await openRow(read, round.id);
    if (row?.kind !== 'judges' || (id !== undefined && row.id !== id)) continue;
    if ((await electors(read, round, actsOf(row))).some((judge) => judge.id === judgeId))
      return { round, row };
  }
  return undefined;
}

/** The open face-off as this judge sees it; null when there is none. */
export async function faceOffFor(read: Reader, access: JudgeAccess) {
  const open = await openFor(read, access);
  if (!open) return { faceOff: null };
  const { round, row } = open;
  const own = (await choicesOf(read, row.id)).find((one) => one.judgeId === access.judgeId);
  return {
    faceOff: {
      id: row.id,
      acts: actsNamed(await runningOrder(read, round.id), actsOf(row)),
      choice: own?.performanceId ?? null,
    },
  };
}

/** Stores a judge's choice, in place of their earlier one. */
export async function chooseInFaceOff(
  real: Work,
  access: JudgeAccess,
  { params: { id }, body: { performanceId } }: InputOf<Calls['chooseInFaceOff']>,
): Promise<void> {
  const open = await openFor(real.tx, access, id);
  if (!open) throw new Refusal('wrong_state', 'This face-off is over.');
  const { tx, now, audit } = onStage(real, open.round);
  if (!actsOf(open.row).includes(performanceId))
    throw new Refusal('not_found', 'This act is not in the face-off.');
  const before = (await choicesOf(tx, id)).find((one) => one.judgeId === access.judgeId);
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
    before: before?.performanceId ?? null,
    after: performanceId,
  });
}
