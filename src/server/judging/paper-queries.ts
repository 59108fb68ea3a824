/** Reading entries from paper, and what is printed and typed. First typings stay unseen until there are two. */
import type { Selectable } from 'kysely';
import { Refusal } from '#contract/refusal.ts';
import { type PaperReading, readingDifferences } from '#domain/judging/paper.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { eventById } from '../events/queries.ts';
import type { CrewAccess, RoundAccess } from '../http/access.ts';
import { clockOf } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import { performanceById, performancesOfRound } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { presentCriterion } from './panel.ts';
import {
  type Criterion,
  criteriaOf,
  criteriaOfEvent,
  judgeProgress,
  judgesOfEvent,
  scoringStates,
} from './queries.ts';

export type PaperRow = Selectable<Tables['paperEntry']>;

/** The entry with this id; undefined when there is none. */
export const paperById = (read: Reader, id: string): Promise<PaperRow | undefined> =>
  read.selectFrom('paperEntry').selectAll().where('id', '=', id).executeTakeFirst();

/** How many paper sheets of these performances wait for a second person. */
export async function paperWaiting(read: Reader, performanceIds: readonly string[]): Promise<number> {
  const rows = await read
    .selectFrom('paperEntry')
    .select('id')
    .where('settledAt', 'is', null)
    .where('performanceId', 'in', performanceIds)
    .execute();
  return rows.length;
}

/** The values of the first typing. */
export const readFirst = (row: PaperRow): PaperReading => ({
  marks: JSON.parse(row.firstMarks),
  abstained: row.firstAbstained === 1,
});

const readSecond = (row: PaperRow): PaperReading | null =>
  row.secondMarks === null
    ? null
    : { marks: JSON.parse(row.secondMarks), abstained: row.secondAbstained === 1 };

/** An entry as this member of the crew may see it: not the first typing, if they are to type it again. */
export function presentEntry(row: PaperRow, criteria: readonly Criterion[], access: CrewAccess) {
  const second = readSecond(row);
  return {
    ...pickFields(row, ['id', 'judgeId', 'performanceId', 'state', 'reason', 'firstBy', 'firstAt']),
    secondBy: row.secondBy,
    late: row.late === 1,
    firstByMe: row.firstById === access.adminId,
    secondByMe: row.secondById === access.adminId,
    differences: second && readingDifferences(criteria, readFirst(row), second),
  };
}

/** One entry as this member of the crew may see it. @throws Refusal `not_found`. */
export async function entryFor(read: Reader, id: string, access: CrewAccess) {
  const row = await paperById(read, id);
  if (!row) throw new Refusal('not_found', 'There is no such entry.');
  const performance = await performanceById(read, row.performanceId);
  const criteria = performance
    ? criteriaOf(await criteriaOfEvent(read, performance.eventId), performance)
    : [];
  return presentEntry(row, criteria, access);
}

/** Which sheets stand as they came from paper: "performance judge". */
async function fromPaper(read: Reader, performanceIds: readonly string[]): Promise<Set<string>> {
  const rows = await read
    .selectFrom('scoresheet')
    .innerJoin('scoresheetRevision', (join) =>
      join
        .onRef('scoresheetRevision.scoresheetId', '=', 'scoresheet.id')
        .onRef('scoresheetRevision.revision', '=', 'scoresheet.revision'),
    )
    .select(['scoresheet.performanceId', 'scoresheet.judgeId'])
    .where('scoresheetRevision.source', '=', 'paper')
    .where('scoresheet.performanceId', 'in', performanceIds)
    .execute();
  return new Set(rows.map((row) => `${row.performanceId} ${row.judgeId}`));
}

/**
 * The newest reason why paper of the round is typed although its acts were locked; null when nobody had to give one.
 */
export async function lateReason(read: Reader, roundId: string): Promise<string | null> {
  const said = await read
    .selectFrom('paperEntry')
    .innerJoin('runningOrderItem', 'runningOrderItem.id', 'paperEntry.performanceId')
    .select('reason')
    .where('roundId', '=', roundId)
    .where('late', '=', 1)
    .where('baseRevision', '=', 0)
    .orderBy('firstAt', 'desc')
    .executeTakeFirst();
  return said?.reason ?? null;
}

/** All paper sheets of a round as this member of the crew may see them, at the server's time `at` (ms). */
export async function paperOf(read: Reader, access: CrewAccess, named: RoundAccess, at: number) {
  const round = await roundOf(read, named);
  const now = stageTime(clockOf(round), at);
  const event = await eventById(read, round.eventId);
  const judges = (await judgesOfEvent(read, round.eventId)).filter((judge) => judge.revokedAt === null);
  const criteria = await criteriaOfEvent(read, round.eventId);
  const performances = (await performancesOfRound(read, round.id)).filter((one) => !one.scratched);
  const ids = performances.map((one) => one.id);
  const states = await scoringStates(read, round.id, now);
  const paper = await fromPaper(read, ids);
  const progress = await judgeProgress(read, round.eventId, round.id);
  const entries = await read
    .selectFrom('paperEntry')
    .selectAll()
    .where('settledAt', 'is', null)
    .where('performanceId', 'in', ids)
    .orderBy('firstAt')
    .orderBy('id')
    .execute();
  return {
    round: { id: round.id, name: round.name },
    eventName: event?.name ?? '',
    judges: judges.map(({ id, name, categoryIds, criterionIds }) => ({
      id,
      name,
      categoryIds,
      criterionIds,
    })),
    criteria: criteria.map(presentCriterion),
    performances: performances.map((one) => ({
      ...pickFields(one, ['id', 'number', 'stageName', 'songTitle', 'categoryId', 'category']),
      scoring: states[one.id] ?? 'closed',
    })),
    sheets: progress.flatMap(({ judge, sheets }) =>
      Object.entries(sheets).map(([performanceId, state]) => ({
        judgeId: judge.id,
        performanceId,
        state,
        fromPaper: paper.has(`${performanceId} ${judge.id}`),
      })),
    ),
    entries: entries.map((row) => {
      const performance = performances.find((one) => one.id === row.performanceId);
      return presentEntry(row, performance ? criteriaOf(criteria, performance) : criteria, access);
    }),
    lateReason: await lateReason(read, round.id),
  };
}
