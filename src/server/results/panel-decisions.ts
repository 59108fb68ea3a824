/** Decisions on the panel and on the clock: a judge set aside, an overrun that costs points. */
import type { BodyOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { startedUnits } from '#domain/tabulation/deductions.ts';
import { completeRules } from '#domain/tabulation/rules.ts';
import type { RoundAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { requireJudgeOf } from '../judging/queries.ts';
import { roundOf } from '../lineup/gate.ts';
import { newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import { decision, performancesIn, requirePoints } from './decisions.ts';
import { sayForEvent } from './event-words.ts';
import { type At, gather, rulesOf, setAsideOf } from './records.ts';
import { takeBackRound } from './take-back.ts';
import { placesUnder } from './tried-rules.ts';

type Calls = typeof resultsAdminEndpoints;

/** The standings without one judge, or with one who is set aside counted. Nothing is stored. */
export async function withoutJudge(
  read: Reader,
  at: At,
  { round: named, judgeId }: { round: RoundAccess; judgeId: string },
) {
  const round = await roundOf(read, named);
  await requireJudgeOf(read, round.eventId, judgeId);
  const material = await gather(read, round, at);
  const before = material.records.setAside;
  const setAside = before.includes(judgeId) ? before.filter((id) => id !== judgeId) : [...before, judgeId];
  return placesUnder(material, { setAside });
}

/** The standings with other categories, criteria, weight or jury of one judge. Nothing is stored. */
export async function judgeOtherwise(
  read: Reader,
  at: At,
  {
    round: named,
    judgeId,
    counts,
  }: { round: RoundAccess; judgeId: string; counts: BodyOf<Calls['judgeOtherwise']> },
) {
  const round = await roundOf(read, named);
  await requireJudgeOf(read, round.eventId, judgeId);
  const material = await gather(read, round, at);
  const judges = material.records.judges.map((judge) =>
    judge.id === judgeId ? { ...judge, ...counts } : judge,
  );
  return placesUnder(material, { judges });
}

/**
 * Sets a judge aside for the round: their sheets count no more. @throws Refusal `certified` where it would take back a
 * result, also of a judge who gave no sheet: the result says who was set aside.
 */
export const setAside = decision(async (work, { by, round }, { body: given }: InputOf<Calls['setAside']>) => {
  const { tx, now, audit } = work;
  await takeBackRound(work, by, round);
  await requireJudgeOf(tx, round.eventId, given.judgeId);
  if ((await setAsideOf(tx, round.id)).some((row) => row.judgeId === given.judgeId))
    throw new Refusal('no_change', 'This judge is set aside already.');
  await tx
    .insertInto('setAsideJudge')
    .values({ roundId: round.id, ...given, by: by.name, createdAt: now })
    .execute();
  audit({
    action: 'judge.set_aside',
    subject: `judge:${given.judgeId}`,
    eventId: round.eventId,
    after: { roundId: round.id },
    why: given.reason,
  });
});

/** Counts a judge who was set aside again. @throws Refusal `certified` where it would take back a result. */
export const countAgain = decision(
  async (work, { by, round }, { params: { id: judgeId } }: InputOf<Calls['countAgain']>) => {
    const { tx, audit } = work;
    await takeBackRound(work, by, round);
    const gone = await tx
      .deleteFrom('setAsideJudge')
      .where('roundId', '=', round.id)
      .where('judgeId', '=', judgeId)
      .returningAll()
      .executeTakeFirst();
    if (!gone) throw new Refusal('not_found', 'This judge is not set aside.');
    audit({
      action: 'judge.counted_again',
      subject: `judge:${judgeId}`,
      eventId: round.eventId,
      before: { roundId: round.id, reason: gone.reason },
    });
  },
);

/**
 * Takes points off an act for an overrun, as the round's rules say. An act has one such deduction: a newer time
 * replaces the older one.
 * @returns the points as decimal text, and the units that were started after the grace
 * @throws Refusal `wrong_state` when the rules say nothing about time
 */
export const deductOverrun = decision(
  async (work, { by, round }, { body: given }: InputOf<Calls['deductOverrun']>) => {
    await performancesIn(work, round, [given.performanceId]);
    requirePoints(round);
    const { time } = completeRules(rulesOf(round)).deductions;
    if (!time)
      throw new Refusal('wrong_state', 'The rules take nothing off for time. Change the rules first.');
    const units = startedUnits(given.overrunMs, time);
    const points = timesUnits(time.points, units);
    const before = await work.tx
      .deleteFrom('deduction')
      .where('performanceId', '=', given.performanceId)
      .where('kind', '=', 'time')
      .returningAll()
      .execute();
    if (units > 0)
      await work.tx
        .insertInto('deduction')
        .values({
          id: newId(),
          performanceId: given.performanceId,
          kind: 'time',
          points,
          overrunMs: given.overrunMs,
          reason: (await sayForEvent(work.tx, round))('why.overTime', {
            seconds: Math.ceil(given.overrunMs / 1_000),
          }),
          by: by.name,
          createdAt: work.now,
        })
        .execute();
    work.audit({
      action: 'deduction.overrun',
      subject: `performance:${given.performanceId}`,
      eventId: round.eventId,
      before: before.map((row) => ({ overrunMs: row.overrunMs, points: row.points })),
      after: { overrunMs: given.overrunMs, units, points },
    });
    return { points, units };
  },
);

/** Decimal text times a whole number, exactly. */
function timesUnits(points: string, units: number): string {
  const [whole = '0', decimals = ''] = points.split('.');
  const scaled = String(BigInt(whole + decimals) * BigInt(units)).padStart(decimals.length + 1, '0');
  const at = scaled.length - decimals.length;
  const rest = scaled.slice(at).replace(/0+$/, '');
  return rest === '' ? scaled.slice(0, at) : `${scaled.slice(0, at)}.${rest}`;
}
