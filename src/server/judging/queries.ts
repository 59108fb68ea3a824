/**
 * Reading judges, criteria, scoresheets and scoring states. Marks leave this room through `scoresheetsOf`
 * and `countedSheetsOf` only, for the judge's own page and for results. All else says how far, never how much.
 */
import type { Selectable } from 'kysely';
import { Refusal } from '#contract/refusal.ts';
import { criteriaFor, scoresAct } from '#domain/judging/panel.ts';
import type { Band } from '#domain/judging/scale.ts';
import {
  type ScoringState,
  type ScoringWindow,
  type SheetProgress,
  type SheetState,
  settledScoring,
} from '#domain/judging/scoresheet.ts';
import { type Performance, performancesOfRound } from '../lineup/queries.ts';
import { countRows } from '../store/count-rows.ts';
import { hashToken } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { readScoresheet, type Scoresheet } from './scoresheet-row.ts';

export type JudgeRow = Selectable<Tables['judge']>;
export type JudgeSessionRow = Selectable<Tables['judgeSession']>;
type CriterionRow = Selectable<Tables['criterion']>;

/** A judge with the categories they score; none named means all. */
export type Judge = Omit<JudgeRow, 'isHead'> & {
  isHead: boolean;
  categoryIds: string[];
  /** The criteria they score; empty means all. */
  criterionIds: string[];
  /** False for a head judge who only reviews what the others gave. */
  scores: boolean;
};
/** A criterion with its guidance parsed. */
export type Criterion = Omit<CriterionRow, 'guidance'> & { guidance: Band[] };

/** How far one judge is in a round, without any marks. */
export interface JudgeProgress {
  judge: Judge;
  /** When any of their devices last made a call, in ms; null before the first. */
  lastSeenAt: number | null;
  /** How many acts' marks their devices reported to be holding unsent. */
  unsent: number;
  /** By performance id: those that this judge scores, without scratched ones. */
  sheets: Record<string, SheetProgress>;
}

/** A device that made a call within this time, in ms, counts as connected. */
const ONLINE_MS = 10_000;

/** Whether a device that was last seen at `lastSeenAt` is connected at `now`. A later one is of a clock that was put back. */
export const isOnline = (lastSeenAt: number, now: number): boolean => Math.abs(now - lastSeenAt) < ONLINE_MS;

/** A row of the table as a `Criterion`. */
export const readCriterion = (row: CriterionRow): Criterion => ({
  ...row,
  guidance: JSON.parse(row.guidance),
});

/** An event's judges in order, those with a revoked link included. */
export async function judgesOfEvent(read: Reader, eventId: string): Promise<Judge[]> {
  const rows = await read
    .selectFrom('judge')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return withCategories(read, rows);
}

/** How many of an event's judges have a link that works. */
export const countJudges = (read: Reader, eventId: string): Promise<number> =>
  countRows(read.selectFrom('judge').where('eventId', '=', eventId).where('revokedAt', 'is', null));

/** The judge with this id; undefined when there is none. */
export async function judgeById(read: Reader, id: string): Promise<Judge | undefined> {
  const row = await read.selectFrom('judge').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await withCategories(read, [row]))[0];
}

/** A judge of an event, also one whose link was ended. @throws Refusal `not_found`. */
export async function requireJudgeOf(read: Reader, eventId: string, id: string): Promise<Judge> {
  const judge = await judgeById(read, id);
  if (judge?.eventId !== eventId) throw new Refusal('not_found', 'There is no such judge.');
  return judge;
}

/** The judge behind a personal link that works; undefined otherwise. */
export const judgeByToken = (read: Reader, token: string): Promise<JudgeRow | undefined> =>
  read
    .selectFrom('judge')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('revokedAt', 'is', null)
    .executeTakeFirst();

async function withCategories(read: Reader, rows: readonly JudgeRow[]): Promise<Judge[]> {
  const ids = rows.map((row) => row.id);
  const named = await read.selectFrom('judgeCategory').selectAll().where('judgeId', 'in', ids).execute();
  const scored = await read
    .selectFrom('judgeCriterion')
    .selectAll()
    .where('judgeId', 'in', ids)
    .orderBy('criterionId')
    .execute();
  const reviewing = await read
    .selectFrom('headReview')
    .select('eventId')
    .where('eventId', 'in', [...new Set(rows.map((row) => row.eventId))])
    .where('scores', '=', 0)
    .execute();
  return rows.map((row) => ({
    ...row,
    isHead: row.isHead === 1,
    scores: row.isHead === 0 || reviewing.every(({ eventId }) => eventId !== row.eventId),
    categoryIds: named.filter((link) => link.judgeId === row.id).map((link) => link.categoryId),
    criterionIds: scored.filter((link) => link.judgeId === row.id).map((link) => link.criterionId),
  }));
}

/** The devices of these judges, the one that called last first. */
export const sessionsOfJudges = (read: Reader, judgeIds: readonly string[]): Promise<JudgeSessionRow[]> =>
  read
    .selectFrom('judgeSession')
    .selectAll()
    .where('judgeId', 'in', judgeIds)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();

/** An event's criteria in the form's order. */
export const criteriaOfEvent = async (read: Reader, eventId: string): Promise<Criterion[]> =>
  (
    await read
      .selectFrom('criterion')
      .selectAll()
      .where('eventId', '=', eventId)
      .orderBy('position')
      .orderBy('id')
      .execute()
  ).map(readCriterion);

/** The scoresheets of these performances, by all judges or by one. */
export async function scoresheetsOf(
  read: Reader,
  performanceIds: readonly string[],
  judgeId?: string,
): Promise<Scoresheet[]> {
  const sheets = read.selectFrom('scoresheet').selectAll().where('performanceId', 'in', performanceIds);
  const rows = await (judgeId === undefined ? sheets : sheets.where('judgeId', '=', judgeId)).execute();
  return rows.map(readScoresheet);
}

/** All scoresheets of a round with marks, in whatever state; only submitted ones count. */
export async function scoresheetsOfRound(read: Reader, roundId: string): Promise<Scoresheet[]> {
  return scoresheetsOf(read, await performanceIdsOf(read, roundId));
}

/** The submitted sheets of a round that differ from their last revision: the database was changed by hand. */
export async function unrevisedSheets(
  read: Reader,
  roundId: string,
): Promise<{ judgeId: string; performanceId: string }[]> {
  const ids = await performanceIdsOf(read, roundId);
  return read
    .selectFrom('scoresheet')
    .leftJoin('scoresheetRevision', (join) =>
      join
        .onRef('scoresheetRevision.scoresheetId', '=', 'scoresheet.id')
        .onRef('scoresheetRevision.revision', '=', 'scoresheet.revision')
        .onRef('scoresheetRevision.marks', '=', 'scoresheet.marks')
        .onRef('scoresheetRevision.state', '=', 'scoresheet.state')
        .onRef('scoresheetRevision.abstained', '=', 'scoresheet.abstained'),
    )
    .select(['scoresheet.judgeId', 'scoresheet.performanceId'])
    .where('scoresheet.performanceId', 'in', ids)
    .where('scoresheet.state', '=', 'submitted')
    .where('scoresheetRevision.scoresheetId', 'is', null)
    .execute();
}

/** Whether sheets are taken at `now` (ms, stage time), for every performance of the round; closed unless opened. */
export async function scoringStates(
  read: Reader,
  roundId: string,
  now: number,
): Promise<Record<string, ScoringState>> {
  const ids = await performanceIdsOf(read, roundId);
  const known = await scoringStatesOf(read, ids, now);
  return Object.fromEntries(ids.map((id) => [id, known.get(id) ?? 'closed']));
}

/**
 * The scoring states of these performances at `now` (ms, stage time), by performance id; those that were never
 * opened are missing.
 */
export async function scoringStatesOf(
  read: Reader,
  performanceIds: readonly string[],
  now: number,
): Promise<Map<string, ScoringState>> {
  const windows = await scoringWindowsOf(read, performanceIds);
  return new Map([...windows].map(([id, window]) => [id, settledScoring(window, now)]));
}

/**
 * The scoring windows of a round's performances as stored, by performance id; those that were never opened are
 * missing.
 */
export async function scoringWindowsOfRound(
  read: Reader,
  roundId: string,
): Promise<Map<string, ScoringWindow>> {
  const rows = await read
    .selectFrom('performanceScoring')
    .innerJoin('runningOrderItem', 'runningOrderItem.id', 'performanceScoring.performanceId')
    .select(['performanceId', 'performanceScoring.state', 'closesAt'])
    .where('roundId', '=', roundId)
    .execute();
  return new Map(rows.map(({ performanceId, ...window }) => [performanceId, window]));
}

/**
 * The scoring windows of these performances as stored, by performance id; those that were never opened are
 * missing.
 */
export async function scoringWindowsOf(
  read: Reader,
  performanceIds: readonly string[],
): Promise<Map<string, ScoringWindow>> {
  const rows = await read
    .selectFrom('performanceScoring')
    .select(['performanceId', 'state', 'closesAt'])
    .where('performanceId', 'in', performanceIds)
    .execute();
  return new Map(rows.map(({ performanceId, ...window }) => [performanceId, window]));
}

/** What is known of a judge's devices, taken together. */
export type JudgePresence = Pick<JudgeProgress, 'lastSeenAt' | 'unsent'>;

const NEVER_SEEN: JudgePresence = { lastSeenAt: null, unsent: 0 };

/** What is known of these judges' devices taken together, by judge id; revoked devices are left out. */
export async function judgePresence(
  read: Reader,
  judgeIds: readonly string[],
): Promise<Map<string, JudgePresence>> {
  const devices = Map.groupBy(
    (await sessionsOfJudges(read, judgeIds)).filter((session) => session.revokedAt === null),
    (session) => session.judgeId,
  );
  return new Map(
    judgeIds.map((id) => [
      id,
      {
        lastSeenAt: devices.get(id)?.[0]?.lastSeenAt ?? null,
        unsent: (devices.get(id) ?? []).reduce((sum, device) => sum + device.unsent, 0),
      },
    ]),
  );
}

/** How far one judge's scoresheets are in a round. */
export type SheetsOfJudge = Pick<JudgeProgress, 'judge' | 'sheets'>;

/** How far the scoresheets of every judge of the event are in a round. */
export async function sheetProgress(
  read: Reader,
  eventId: string,
  roundId: string,
): Promise<SheetsOfJudge[]> {
  const judges = await judgesOfEvent(read, eventId);
  const criteria = await criteriaOfEvent(read, eventId);
  const performances = await read
    .selectFrom('runningOrderItem')
    .innerJoin('participant', 'participant.id', 'runningOrderItem.participantId')
    .select(['runningOrderItem.id', 'runningOrderItem.scratched', 'participant.categoryId'])
    .where('roundId', '=', roundId)
    .orderBy('position')
    .orderBy('runningOrderItem.id')
    .execute();
  const given = new Map(judges.map((judge) => [judge.id, new Map<string, SheetProgress>()]));
  const rows = await read
    .selectFrom('scoresheet')
    .innerJoin('runningOrderItem', 'runningOrderItem.id', 'scoresheet.performanceId')
    .select(['judgeId', 'performanceId', 'state', 'abstained'])
    .where('roundId', '=', roundId)
    .execute();
  for (const { judgeId, performanceId, state, abstained } of rows)
    given.get(judgeId)?.set(performanceId, progressOf(state, abstained === 1));
  return judges.map((judge) => ({
    judge,
    sheets: Object.fromEntries(
      scoredBy(
        judge,
        performances.map((one) => ({ ...one, scratched: one.scratched === 1 })),
        criteria,
      ).map(({ id }) => [id, given.get(judge.id)?.get(id) ?? 'none']),
    ),
  }));
}

/** How far every judge of the event is in a round, with what their devices reported. */
export async function judgeProgress(
  read: Reader,
  eventId: string,
  roundId: string,
): Promise<JudgeProgress[]> {
  const progress = await sheetProgress(read, eventId, roundId);
  const presence = await judgePresence(
    read,
    progress.map(({ judge }) => judge.id),
  );
  return progress.map((one) => ({ ...one, ...(presence.get(one.judge.id) ?? NEVER_SEEN) }));
}

/** The performances a judge is asked to score: in their categories, with a criterion that is theirs, not scratched. */
export const scoredBy = <P extends Pick<Performance, 'scratched' | 'categoryId'>>(
  judge: Pick<Judge, 'categoryIds' | 'criterionIds' | 'scores'>,
  performances: readonly P[],
  criteria: readonly Criterion[],
): P[] =>
  performances.filter((one) => judge.scores && !one.scratched && scoresAct(judge, criteria, one.categoryId));

/** The criteria on which a performance is scored. */
export const criteriaOf = (
  criteria: readonly Criterion[],
  performance: Pick<Performance, 'categoryId'>,
): Criterion[] => criteriaFor(criteria, performance.categoryId);

const progressOf = (state: SheetState, abstained: boolean): SheetProgress =>
  state !== 'submitted' ? 'draft' : abstained ? 'abstained' : 'submitted';

const performanceIdsOf = async (read: Reader, roundId: string): Promise<string[]> =>
  (await performancesOfRound(read, roundId)).map((one) => one.id);
