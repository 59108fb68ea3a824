/** A scoresheet as the rooms hold it: its row with the marks read. */
import type { Selectable } from 'kysely';
import type { SheetState } from '#domain/judging/scoresheet.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

type ScoresheetRow = Selectable<Tables['scoresheet']>;

/** A scoresheet with its marks parsed: criterion id → steps. */
export type Scoresheet = Omit<ScoresheetRow, 'marks' | 'abstained'> & {
  marks: Record<string, number>;
  abstained: boolean;
};

/** A row of the table as a `Scoresheet`. */
export const readScoresheet = (row: ScoresheetRow): Scoresheet => ({
  ...row,
  marks: JSON.parse(row.marks),
  abstained: row.abstained === 1,
});

/**
 * Of all scoresheets of these performances, only the columns that are counted: they are by far the most rows that a
 * result is made from.
 */
export async function countedSheetsOf(read: Reader, performanceIds: readonly string[]) {
  const rows = await read
    .selectFrom('scoresheet')
    .select(['judgeId', 'performanceId', 'state', 'marks', 'abstained'])
    .where('performanceId', 'in', performanceIds)
    .execute();
  return rows.map(({ judgeId, performanceId, state, marks, abstained }) => ({
    judgeId,
    performanceId,
    submitted: state === 'submitted',
    abstained: abstained === 1,
    marks: JSON.parse(marks) as Record<string, number>,
  }));
}

/** Whether a submitted sheet of one of these performances holds words for its performer. */
export async function isFeedbackWritten(read: Reader, performanceIds: readonly string[]): Promise<boolean> {
  const written = read
    .selectFrom('scoresheet')
    .select('id')
    .where('performanceId', 'in', performanceIds)
    .where('state', '=', 'submitted')
    .where('feedback', '!=', '');
  return (await written.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether a judge has given any scoresheet; with `state`, any that is in it. */
export async function gaveSheets(read: Reader, judgeId: string, state?: SheetState): Promise<boolean> {
  const sheets = read.selectFrom('scoresheet').select('id').where('judgeId', '=', judgeId);
  const rows = state === undefined ? sheets : sheets.where('state', '=', state);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** Whether any scoresheet of the round is submitted or has a mark. */
export const hasMarks = async (read: Reader, roundId: string): Promise<boolean> =>
  (await read
    .selectFrom('scoresheet')
    .innerJoin('runningOrderItem', 'runningOrderItem.id', 'scoresheet.performanceId')
    .select('scoresheet.id')
    .where('roundId', '=', roundId)
    .where((row) => row.or([row('scoresheet.state', '=', 'submitted'), row('marks', '!=', '{}')]))
    .executeTakeFirst()) !== undefined;
