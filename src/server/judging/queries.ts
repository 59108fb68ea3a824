/**
 * Reading judges, criteria, scoresheets and scoring states. Marks leave this room through `scoresheetsOf`
 * and `countedSheetsOf` only, for the judge's own page and for results. All else says how far, never how much.
 */
import type { Selectable } from 'kysely';
import { criteriaFor, scoresAct } from '#domain/judging/panel.ts';
import type { Band } from '#domain/judging/scale.ts';
import {
  type ScoringState,
  type ScoringWindow,
  type SheetState,
  settledScoring,
} from '#domain/judging/scoresheet.ts';
import { type Performance, performancesOfRound } from '../lineup/queries.ts';
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
  /** The criteria they score; none named means all. */
  criterionIds: string[];
  /** Not for a head judge who only reviews what the others gave. */
  scores: boolean;
};
/** A criterion with its guidance read. */
export type Criterion = Omit<CriterionRow, 'guidance'> & { guidance: Band[] };
/** How far a scoresheet is, as everybody on the crew may know. */
export type SheetProgress = 'none' | 'draft' | 'submitted' | 'abstained';

/** How far one judge is in a round. No marks. */
export interface JudgeProgress {
  judge: Judge;
  /** The newest sign of life of any of their devices, in ms. */
  lastSeenAt: number | null;
  /** How many acts' marks their devices said they still hold. */
  unsent: number;
  /** By performance; only those that this judge scores. Scratched ones are left out. */
  sheets: Record<string, SheetProgress>;
}

/** A device that called within this time is connected. One that follows calls every few seconds. */
export const ONLINE_MS = 10_000;

/** A row of the table as a `Criterion`. */
export const readCriterion = (row: CriterionRow): Criterion => ({
  ...row,
  guidance: JSON.parse(row.guidance),
});

/** An event's judges in order, those with a revoked link too. */
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

/** How many judges of an event have not been revoked. */
export async function countJudges(read: Reader, eventId: string): Promise<number> {
  const { count } = await read
    .selectFrom('judge')
    .select((row) => row.fn.countAll().as('count'))
    .where('eventId', '=', eventId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One judge. */
export async function judgeById(read: Reader, id: string): Promise<Judge | undefined> {
  const row = await read.selectFrom('judge').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await withCategories(read, [row]))[0];
}

/** The judge behind a personal link that still works. */
export const judgeByToken = (read: Reader, token: string): Promise<JudgeRow | undefined> =>
  read
    .selectFrom('judge')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('revokedAt', 'is', null)
    .executeTakeFirst();

async function withCategories(read: Reader, rows: readonly JudgeRow[]): Promise<Judge[]> {
  if (rows.length === 0) return [];
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

/** The devices of some judges, newest sign of life first. */
export async function sessionsOfJudges(
  read: Reader,
  judgeIds: readonly string[],
): Promise<JudgeSessionRow[]> {
  if (judgeIds.length === 0) return [];
  return read
    .selectFrom('judgeSession')
    .selectAll()
    .where('judgeId', 'in', judgeIds)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
}

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

/** The scoresheets of some performances, by all judges or by one. */
export async function scoresheetsOf(
  read: Reader,
  performanceIds: readonly string[],
  judgeId?: string,
): Promise<Scoresheet[]> {
  if (performanceIds.length === 0) return [];
  const sheets = read.selectFrom('scoresheet').selectAll().where('performanceId', 'in', performanceIds);
  const rows = await (judgeId === undefined ? sheets : sheets.where('judgeId', '=', judgeId)).execute();
  return rows.map(readScoresheet);
}

/** All scoresheets of a round, with marks, whatever their state: only `submitted` ones count. */
export async function scoresheetsOfRound(read: Reader, roundId: string): Promise<Scoresheet[]> {
  return scoresheetsOf(read, await performanceIdsOf(read, roundId));
}

/** Whether any sheet of a round is in, or has a mark. */
export const hasMarks = async (read: Reader, roundId: string): Promise<boolean> =>
  (await read
    .selectFrom('scoresheet')
    .innerJoin('runningOrderItem', 'runningOrderItem.id', 'scoresheet.performanceId')
    .select('scoresheet.id')
    .where('roundId', '=', roundId)
    .where((row) => row.or([row('scoresheet.state', '=', 'submitted'), row('marks', '!=', '{}')]))
    .executeTakeFirst()) !== undefined;

/** Those of a round that are in and are not what their last revision says, by judge and performance. */
export async function unrevisedSheets(
  read: Reader,
  roundId: string,
): Promise<{ judgeId: string; performanceId: string }[]> {
  const ids = await performanceIdsOf(read, roundId);
  if (ids.length === 0) return [];
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

/**
 * Whether scoresheets are taken at `now` (ms, of the stage), by performance. Each performance of the round is named;
 * closed unless opened.
 */
export async function scoringStates(
  read: Reader,
  roundId: string,
  now: number,
): Promise<Record<string, ScoringState>> {
  const ids = await performanceIdsOf(read, roundId);
  const known = await scoringStatesOf(read, ids, now);
  return Object.fromEntries(ids.map((id) => [id, known.get(id) ?? 'closed']));
}

/** The states at `now` of some performances that ever had one. */
export async function scoringStatesOf(
  read: Reader,
  performanceIds: readonly string[],
  now: number,
): Promise<Map<string, ScoringState>> {
  const windows = await scoringWindowsOf(read, performanceIds);
  return new Map([...windows].map(([id, window]) => [id, settledScoring(window, now)]));
}

/** The windows of a round's performances as they were last written, for those that ever had one. */
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
  return new Map(rows.map(({ performanceId, state, closesAt }) => [performanceId, { state, closesAt }]));
}

/** The windows as they were last written. */
export async function scoringWindowsOf(
  read: Reader,
  performanceIds: readonly string[],
): Promise<Map<string, ScoringWindow>> {
  if (performanceIds.length === 0) return new Map();
  const rows = await read
    .selectFrom('performanceScoring')
    .select(['performanceId', 'state', 'closesAt'])
    .where('performanceId', 'in', performanceIds)
    .execute();
  return new Map(rows.map(({ performanceId, state, closesAt }) => [performanceId, { state, closesAt }]));
}

/** What is known of a judge's devices. */
export type JudgePresence = Pick<JudgeProgress, 'lastSeenAt' | 'unsent'>;

/** The devices of some judges put together, by judge; revoked ones left out. */
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

/** The same of every judge of the event, without what their devices say. */
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

/** How far every judge of the event is in a round. */
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
  return progress.map((one) => ({
    ...one,
    lastSeenAt: presence.get(one.judge.id)?.lastSeenAt ?? null,
    unsent: presence.get(one.judge.id)?.unsent ?? 0,
  }));
}

/** The performances a judge is asked to score: of their categories, on a criterion that is theirs, not scratched. */
export const scoredBy = <P extends Pick<Performance, 'scratched' | 'categoryId'>>(
  judge: Pick<Judge, 'categoryIds' | 'criterionIds' | 'scores'>,
  performances: readonly P[],
  criteria: readonly Criterion[],
): P[] =>
  performances.filter((one) => judge.scores && !one.scratched && scoresAct(judge, criteria, one.categoryId));

/** The criteria of one performance. */
export const criteriaOf = (
  criteria: readonly Criterion[],
  performance: Pick<Performance, 'categoryId'>,
): Criterion[] => criteriaFor(criteria, performance.categoryId);

const progressOf = (state: SheetState, abstained: boolean): SheetProgress =>
  state !== 'submitted' ? 'draft' : abstained ? 'abstained' : 'submitted';

const performanceIdsOf = async (read: Reader, roundId: string): Promise<string[]> =>
  (await performancesOfRound(read, roundId)).map((one) => one.id);
