/** The head judge at work: looking through an act's sheets, releasing its scores, sending one sheet back. */

import { Refusal } from '#contract/refusal.ts';
import type { resultsAdminEndpoints } from '#contract/results/admin.ts';
import type { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { markValue } from '#domain/judging/review.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import type { RoundRecords } from '#domain/results/inputs.ts';
import type { AdminAccess, JudgeAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { headReviewOf, setHeadReview } from '../judging/head-review.ts';
import { requireJudgeOf, scoresheetsOfRound } from '../judging/queries.ts';
import { openReturns, sendSheetBack } from '../judging/returns.ts';
import type { Scoresheet } from '../judging/scoresheet-row.ts';
import { clockOf, onStage } from '../lineup/clock.ts';
import { requireOn } from '../lineup/gate.ts';
import { latestRound, performanceById, type Round, roundById, roundsOf } from '../lineup/queries.ts';
import type { Actor } from '../store/audit.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { decision, type OnRound } from './decisions.ts';
import { newestInBrief } from './queries.ts';
import { type At, gather, inputOf } from './records.ts';
import { type Reviewed, reviewOfRound } from './releases.ts';
import { standingsOf } from './standings-of.ts';

type Admin = typeof resultsAdminEndpoints;
type OfHead = typeof headJudgeEndpoints;

const NOT_HEAD = 'Only the head judge reviews scores.';

/** The judge who makes a call, and of which event. */
export type HeadJudge = Pick<JudgeAccess, 'eventId' | 'judgeId'>;

async function requireHead(read: Reader, access: HeadJudge): Promise<void> {
  if ((await headReviewOf(read, access.eventId))?.judgeId !== access.judgeId)
    throw new Refusal('forbidden', NOT_HEAD);
}

/**
 * Sets the head judge who reviews scores, or ends the rule. It belongs to the event, so deleting a round does not
 * take it back.
 */
export const changeHeadReview = (
  work: Work,
  { by }: AdminAccess,
  { round, body: given }: OnRound & { body: Parameters<typeof setHeadReview>[2] },
): Promise<void> => setHeadReview(work, round.eventId, given, by.name);

/**
 * Every act of the round that is on that has sheets, with all of them, as the head judge sees them; before them the
 * acts of earlier rounds that wait, as after a heat was corrected. What a judge noted for themselves is not there;
 * what performers will read is.
 * @throws Refusal `forbidden` for any other judge.
 */
export async function reviewFor(read: Reader, at: At, access: HeadJudge) {
  await requireHead(read, access);
  const on = await latestRound(read, access.eventId);
  if (!on) return { acts: [] };
  const acts = (await sheetsOfRound(read, at, on)).filter(
    ({ state, isBack }) => state !== 'not_asked' || isBack,
  );
  const before = kindOf(on).isHandedOn ? await roundsOf(read, access.eventId) : [];
  const waiting = await Promise.all(
    before.filter((round) => round.id !== on.id).map((round) => waitingIn(read, at, round)),
  );
  return { acts: [...waiting.flat(), ...acts.map(({ act }) => ({ ...act, roundName: null }))] };
}

/** The acts of a round that is not on which wait for the head judge; none once its result is certified. */
async function waitingIn(read: Reader, at: At, round: Round) {
  const now = stageTime(clockOf(round), at.now);
  if (!(await reviewOfRound(read, round, now)).some(({ state }) => state === 'with_head_judge')) return [];
  return (await sheetsOfRound(read, at, round))
    .filter(({ state }) => state === 'with_head_judge')
    .map(({ act }) => ({ ...act, roundName: round.name }));
}

/** Every act of a round with its sheets, how far its review is, and whether a sheet was sent back. */
async function sheetsOfRound(read: Reader, at: At, round: Round) {
  const now = stageTime(clockOf(round), at.now);
  const material = await gather(read, round, { now, count: at.count });
  const standings = standingsOf(inputOf(material, 'expected'));
  const sheets = await scoresheetsOfRound(read, round.id);
  const reviewed = await reviewOfRound(read, round, now);
  const back = await openReturns(
    read,
    reviewed.map((act) => act.performanceId),
  );
  const outlying = new Set(standings.agreement.outliers.map(keyOfMark));
  return reviewed.map(({ performanceId, state, mark, release }) => {
    const row = standings.performances.find((one) => one.performanceId === performanceId);
    const act = material.acts.find((one) => one.id === performanceId);
    const ofAct = back.filter((one) => one.performanceId === performanceId);
    const cells = (row?.judges ?? []).filter((cell) => cell.state !== 'not_assigned');
    return {
      state,
      isBack: ofAct.length > 0,
      act: {
        performanceId,
        number: act?.number ?? null,
        stageName: act?.title ?? '',
        state,
        mark,
        release,
        result: row?.judgesResult?.shown ?? null,
        criteria: (row?.criteria ?? []).map(({ criterionId, panel }) => ({
          criterionId,
          name: standings.criteria.find((one) => one.id === criterionId)?.name ?? '',
          panel: panel?.shown ?? null,
        })),
        sheets: cells.map(({ judgeId, state: filled, total }) => {
          const sheet = sheets.find((one) => one.performanceId === performanceId && one.judgeId === judgeId);
          const sent = ofAct.find((one) => one.judgeId === judgeId);
          return {
            judgeId,
            name: standings.judges.find((one) => one.id === judgeId)?.name ?? '',
            state: filled,
            submitted: sheet?.state === 'submitted',
            total: total?.shown ?? null,
            marks: marksOn(sheet, material.records.criteria, outlying),
            feedback: sheet?.state === 'submitted' ? sheet.feedback : '',
            sentBack: sent ? { reason: sent.reason, by: sent.by } : null,
          };
        }),
      },
    };
  });
}

const keyOfMark = (mark: { performanceId: string; judgeId: string; criterionId: string }) =>
  `${mark.performanceId} ${mark.judgeId} ${mark.criterionId}`;

/** The marks on a sheet that was sent; those in `outlying` are far off. */
const marksOn = (
  sheet: Scoresheet | undefined,
  criteria: RoundRecords['criteria'],
  outlying: ReadonlySet<string>,
) =>
  sheet?.state !== 'submitted' || sheet.abstained
    ? []
    : criteria.flatMap((criterion) => {
        const steps = sheet.marks[criterion.id];
        if (steps === undefined) return [];
        const farOff = outlying.has(keyOfMark({ ...sheet, criterionId: criterion.id }));
        return [{ criterionId: criterion.id, value: markValue(criterion, steps), farOff }];
      });

/** One change by the head judge about an act of their event, in whichever round it performs, as a command. */
const asHead =
  <Input extends { params: { id: string } }>(
    make: (work: Work, round: Round, input: Input, by: Actor) => Promise<void>,
  ) =>
  async (real: Work, access: JudgeAccess, input: Input): Promise<void> => {
    await requireHead(real.tx, access);
    const performance = await performanceById(real.tx, input.params.id);
    const round = performance && (await roundById(real.tx, performance.roundId));
    if (round?.eventId !== access.eventId)
      throw new Refusal('not_found', 'This act is not in the running order.');
    await make(onStage(real, round), round, input, access.by);
  };

/** Releases an act's scores. @throws Refusal `stale` when the sheets are not those that were looked at. */
export const releaseAsHead = asHead(
  async (work, round, { params: { id }, body: { mark } }: InputOf<OfHead['releaseScores']>, by) => {
    const act = await waiting(work, round, id);
    if (act.mark !== mark)
      throw new Refusal('stale', 'A sheet changed while you looked. Look at it again, then release.');
    await release(work, round, act, { by: by.name, byHead: true, reason: '' });
  },
);

/** Releases an act's scores in the head judge's place, with a reason. */
export const releaseInstead = decision(
  async (work, { by, round }, { params: { id }, body: { reason } }: InputOf<Admin['releaseInstead']>) => {
    if ((await headReviewOf(work.tx, round.eventId)) === null)
      throw new Refusal('wrong_state', 'No head judge releases scores in this event.');
    const act = await waiting(work, round, id);
    await release(work, round, act, { by: by.name, byHead: false, reason });
  },
);

/** Sends one judge's sheet back to them, with a reason. */
export const sendBack = asHead(
  async (work, round, { params: { id: performanceId }, body }: InputOf<OfHead['sendSheetBack']>, by) => {
    if ((await newestInBrief(work.tx, round.id))?.state === 'certified')
      throw new Refusal('certified', 'The result is certified. Ask an admin to take it back first.');
    // No judge has a sheet of another round on their device.
    await requireOn(work.tx, { roundId: round.id });
    const act = await reviewedAct(work, round, performanceId);
    const judge = await requireJudgeOf(work.tx, round.eventId, body.judgeId);
    if (act.state === 'scoring')
      throw new Refusal(
        'wrong_state',
        'This act’s scoring is open: its judges can still change what they gave.',
      );
    if (judge.revokedAt !== null)
      throw new Refusal('wrong_state', `${judge.name}’s link was ended. An admin can give a new one.`);
    await sendSheetBack(work, { ...body, performanceId, eventId: round.eventId, by: by.name });
  },
);

async function reviewedAct(work: Work, round: Round, performanceId: string): Promise<Reviewed> {
  const act = (await reviewOfRound(work.tx, round, work.now)).find(
    (one) => one.performanceId === performanceId,
  );
  if (!act) throw new Refusal('not_found', 'This act is not in the running order.');
  return act;
}

async function waiting(work: Work, round: Round, performanceId: string): Promise<Reviewed> {
  const act = await reviewedAct(work, round, performanceId);
  if (act.state === 'released') throw new Refusal('no_change', 'These scores are released already.');
  if (act.state !== 'with_head_judge')
    throw new Refusal('wrong_state', 'This act’s scoring is not locked yet. Lock it first, then release.');
  const [back] = await openReturns(work.tx, [performanceId]);
  if (back) throw new Refusal('wrong_state', 'One sheet was sent back and is not in again yet.');
  return act;
}

async function release(
  { tx, now, audit }: Work,
  round: Round,
  { performanceId, mark }: Reviewed,
  { by, byHead, reason }: { by: string; byHead: boolean; reason: string },
): Promise<void> {
  const row = { sheets: mark, by, byHead: byHead ? (1 as const) : (0 as const), reason, releasedAt: now };
  await tx
    .insertInto('actRelease')
    .values({ performanceId, ...row })
    .onConflict((conflict) => conflict.column('performanceId').doUpdateSet(row))
    .execute();
  audit({
    action: 'scores.released',
    subject: `performance:${performanceId}`,
    eventId: round.eventId,
    after: { byHead, sheets: mark },
    why: reason === '' ? null : reason,
  });
}
