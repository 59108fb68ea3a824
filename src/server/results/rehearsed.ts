/** What a rehearsal writes in this room, for the show to put back afterwards, and what it would tell as its result. */
import { calledTables } from '#domain/results/tables.ts';
import { rowsOf, stepsOf, type ToldStep, votedFor } from '#domain/results/telling.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { RowSet } from '../store/kept-rows.ts';
import type { Prepare } from '../store/prepared.ts';
import type { Reader, Store } from '../store/store.ts';
import { type CountPoll, inputOf, programmeOf } from './records.ts';
import { type AskedOfRound, gatherAsked, prepareOnRound } from './round-beside.ts';

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

/** A table that a rehearsal may tell. */
export interface Rehearsable {
  title: string;
  /** Whether the hall chose. */
  audience: boolean;
  steps: ToldStep[];
}

/**
 * What the round's records would give as they are, without asking whether they are complete: for a rehearsal's
 * reveal, where nothing is certified and nothing is kept. Where they give no act a place, it is a sample: the acts in
 * running order, without scores. Called in the thread.
 */
export async function rehearsable(read: Reader, asked: AskedOfRound<null>): Promise<Rehearsable[]> {
  const material = await gatherAsked(read, asked);
  const { round } = material;
  const input = inputOf(material, 'given');
  const standings = tabulate(input);
  const programme = programmeOf(material.acts);
  const candidateIds = votedFor(input.audience ?? null);
  const tables = calledTables(round.name, material.records.audience, standings, programme).map((table) => {
    const kind = { ...table, ...(table.kind === 'audience' && { candidateIds }) };
    const rows = rowsOf(kind, standings);
    return {
      title: table.title,
      audience: table.kind === 'audience',
      steps: stepsOf({ kind: table.kind, rows }, programme, 'totals'),
    };
  });
  const told = tables.filter((table) => table.steps.length > 0);
  if (told.length > 0) return told;
  const sample = programme.map(
    ({ category: _category, ...called }, index): ToldStep => ({
      place: index + 1,
      entries: [{ ...called, score: null }],
    }),
  );
  return sample.length > 0 ? [{ title: 'Sample places', audience: false, steps: sample.toReversed() }] : [];
}

/** The same, before a write on the round. */
export const prepareRehearsable = (
  on: { store: Store; round: { roundId: string } },
  count: CountPoll,
): Prepare<Rehearsable[], never> => prepareOnRound(on, count, import.meta.url, rehearsable, null);
