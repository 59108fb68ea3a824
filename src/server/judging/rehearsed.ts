/** What a rehearsal writes in this room, for the show to put back afterwards. */
import type { RowSet } from '../store/kept-rows.ts';
import type { Reader } from '../store/store.ts';

/** The rows of these performances, a table after those it refers to. */
export async function judgingRows(read: Reader, performanceIds: readonly string[]): Promise<RowSet[]> {
  const sheets =
    performanceIds.length === 0
      ? []
      : await read
          .selectFrom('scoresheet')
          .select('id')
          .where('performanceId', 'in', [...performanceIds])
          .execute();
  const of = { column: 'performanceId', values: performanceIds };
  return [
    { table: 'performanceScoring', keys: ['performanceId'], ...of },
    { table: 'scoresheet', keys: ['id'], ...of },
    {
      table: 'scoresheetRevision',
      keys: ['scoresheetId', 'revision'],
      column: 'scoresheetId',
      values: sheets.map((sheet) => sheet.id),
    },
    { table: 'paperEntry', keys: ['id'], ...of },
  ];
}

/** Whether judges have given anything for these performances, on a device or on paper. */
export async function anythingGiven(read: Reader, performanceIds: readonly string[]): Promise<boolean> {
  if (performanceIds.length === 0) return false;
  for (const table of ['scoresheet', 'paperEntry'] as const) {
    const row = await read
      .selectFrom(table)
      .select('id')
      .where('performanceId', 'in', [...performanceIds])
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
