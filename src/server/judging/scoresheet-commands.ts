/** Keeping scoresheets. Every accepted change is a new revision; nothing is overwritten. */

import type { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { ownCriteria, scoresAct } from '#domain/judging/panel.ts';
import { decideSheet, type Sheet, type SheetDecision } from '#domain/judging/scoresheet.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { JudgeAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { onStage } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import { performanceById } from '../lineup/queries.ts';
import { newId } from '../store/secrets.ts';
import type { Work } from '../store/write.ts';
import { presentScoresheet } from './panel.ts';
import { type Criterion, criteriaOf, criteriaOfEvent, judgeById, scoringStatesOf } from './queries.ts';
import { openReturns, settleReturns } from './returns.ts';
import { readScoresheet, type Scoresheet } from './scoresheet-row.ts';

/**
 * Stores a judge's scoresheet for a performance and answers it as stored. @throws Refusal when the scoring state or a
 * newer revision forbids it.
 */
export async function saveScoresheet(
  real: Work,
  access: JudgeAccess,
  { params: { performanceId }, body: given }: InputOf<typeof judgingEndpoints.saveScoresheet>,
) {
  const { tx } = real;
  const performance = await performanceById(tx, performanceId);
  const judge = await judgeById(tx, access.judgeId);
  const form = await criteriaOfEvent(tx, access.eventId);
  if (
    !performance ||
    !judge ||
    performance.eventId !== access.eventId ||
    !judge.scores ||
    !scoresAct(judge, form, performance.categoryId)
  )
    throw new Refusal('not_found', 'This act is not on your list.');
  const work = onStage(real, await roundOf(tx, performance));
  const criteria = ownCriteria(judge, criteriaOf(form, performance));
  const row = await tx
    .selectFrom('scoresheet')
    .selectAll()
    .where('performanceId', '=', performanceId)
    .where('judgeId', '=', access.judgeId)
    .executeTakeFirst();
  const stored = row && readScoresheet(row);
  const sentBack = (await openReturns(tx, [performanceId], access.judgeId)).length > 0;
  const scoring = sentBack
    ? 'open'
    : ((await scoringStatesOf(tx, [performanceId], work.now)).get(performanceId) ?? 'closed');
  const decision = decideSheet(stored ?? null, scoring, criteria, given);
  if (decision.kind === 'unchanged' && stored) return presentScoresheet(stored, criteria);
  if (decision.kind !== 'changed') throw refused(decision, performance.stageName);
  const origin = {
    judgeId: access.judgeId,
    eventId: access.eventId,
    source: 'judge',
    sourceId: access.sessionId,
  } as const;
  if (sentBack && decision.sheet.state === 'submitted')
    await settleReturns(work, [performanceId], access.judgeId);
  return keepSheet(work, origin, { performanceId, before: stored, sheet: decision.sheet, criteria });
}

/** The refusal that says why a scoresheet of the act `stageName` was not stored. */
export function refused(decision: SheetDecision, stageName: string): Refusal {
  switch (decision.kind) {
    case 'invalid':
      return new Refusal('invalid', undefined, { fields: decision.fields });
    case 'not_open':
      return new Refusal('scoring_not_open', `Scoring for ${stageName} has not opened yet.`);
    case 'locked':
      return new Refusal(
        'scoring_closed',
        `Scoring for ${stageName} is closed. Ask the desk to open it again.`,
      );
    default:
      return new Refusal(
        'stale',
        'Your other device changed this scoresheet in the meantime. Choose which one counts.',
      );
  }
}

/** Whose sheet it is, and whether it came from the judge's session or from paper. */
export interface SheetOrigin {
  judgeId: string;
  eventId: string;
  source: 'judge' | 'paper';
  sourceId: string;
}

interface Change {
  performanceId: string;
  before: Scoresheet | undefined;
  sheet: Sheet;
  criteria: readonly Criterion[];
}

/** Stores an accepted change of a scoresheet as a new revision. */
export async function keepSheet(
  { tx, now, audit }: Work,
  origin: SheetOrigin,
  { performanceId, before, sheet, criteria }: Change,
) {
  const content = {
    ...pickFields(sheet, ['state', 'revision', 'note', 'feedback']),
    marks: JSON.stringify(sheet.marks),
    abstained: sheet.abstained ? 1 : 0,
  } as const;
  const whole = {
    ...content,
    updatedAt: now,
    submittedAt: sheet.state === 'submitted' ? now : (before?.submittedAt ?? null),
  };
  const row = before
    ? await tx
        .updateTable('scoresheet')
        .set(whole)
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('scoresheet')
        .values({ ...whole, id: newId(), performanceId, judgeId: origin.judgeId })
        .returningAll()
        .executeTakeFirstOrThrow();
  await tx
    .insertInto('scoresheetRevision')
    .values({ ...content, scoresheetId: row.id, source: origin.source, sourceId: origin.sourceId, at: now })
    .execute();
  // The judge's words are the judge's own: the log says that they changed, not what they say.
  const counted = (one: Pick<Sheet, 'state' | 'marks' | 'abstained'>) => ({
    state: one.state,
    marks: one.marks,
    abstained: one.abstained,
  });
  audit({
    action: sheet.state === 'submitted' ? 'scoresheet.submitted' : 'scoresheet.changed',
    subject: `scoresheet:${row.id}`,
    eventId: origin.eventId,
    before: before && counted(before),
    after: {
      ...counted(sheet),
      performanceId,
      judgeId: origin.judgeId,
      source: origin.source,
      revision: sheet.revision,
      noteChanged: sheet.note !== (before?.note ?? ''),
      feedbackChanged: sheet.feedback !== (before?.feedback ?? ''),
    },
  });
  return presentScoresheet(readScoresheet(row), criteria);
}
