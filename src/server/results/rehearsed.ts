/** What a rehearsal writes in this room, for the show to put back afterwards. */
import type { RowSet } from '../store/kept-rows.ts';
import type { Reader } from '../store/store.ts';

/** The rows of a round, a table after those it refers to. Results themselves are never made in a rehearsal. */
export async function resultRows(
  read: Reader,
  roundId: string,
  performanceIds: readonly string[],
): Promise<RowSet[]> {
  const faceOffs = await read.selectFrom('faceOff').select('id').where('roundId', '=', roundId).execute();
  const ofRound = { column: 'roundId', values: [roundId] };
  const ofActs = { column: 'performanceId', values: performanceIds };
  return [
    { table: 'deduction', keys: ['id'], ...ofActs },
    { table: 'excusedSheet', keys: ['performanceId', 'judgeId'], ...ofActs },
    { table: 'sheetReturn', keys: ['id'], ...ofActs },
    { table: 'actRelease', keys: ['performanceId'], ...ofActs },
    { table: 'tieDecision', keys: ['id'], ...ofRound },
    { table: 'setAsideJudge', keys: ['roundId', 'judgeId'], ...ofRound },
    { table: 'faceOff', keys: ['id'], ...ofRound },
    {
      table: 'faceOffChoice',
      keys: ['faceOffId', 'judgeId'],
      column: 'faceOffId',
      values: faceOffs.map((faceOff) => faceOff.id),
    },
    { table: 'certificationProposal', keys: ['roundId'], ...ofRound },
    { table: 'award', keys: ['id'], ...ofRound },
    { table: 'feedbackRelease', keys: ['roundId'], ...ofRound },
  ];
}

/** Whether a result was certified for the round, or is about to be. */
export async function anyResult(read: Reader, roundId: string): Promise<boolean> {
  for (const table of ['result', 'certificationProposal'] as const) {
    const row = await read
      .selectFrom(table)
      .select('roundId')
      .where('roundId', '=', roundId)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
