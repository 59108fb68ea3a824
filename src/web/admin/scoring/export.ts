/** The matrix as a file for a spreadsheet. */
import { snakeKeys } from '#contract/case.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { call } from '#web/client/api.ts';
import { saveFile } from '#web/ui/save-file.ts';
import type { ScoredAct, Scoring } from './use-scoring.ts';

/** What was counted, as a number; a shared place or the state of a sheet has no number. */
const figure = (counted: string | null | undefined): string | number =>
  counted && Number.isFinite(Number(counted)) ? Number(counted) : (counted ?? '');

interface Matrix {
  judges: readonly Pick<Scoring['judges'][number], 'id' | 'name'>[];
  rows: readonly Pick<
    ScoredAct,
    | 'place'
    | 'number'
    | 'stageName'
    | 'category'
    | 'cells'
    | 'juries'
    | 'deducted'
    | 'audience'
    | 'carried'
    | 'result'
  >[];
}

/**
 * Place, act, each judge's total, the audience and the result; one row an act. Where juries give the points, also the
 * points of each; where points are carried forward, also what this round gave and what each earlier one did.
 */
export function matrixCsv(scoring: Matrix): string {
  const earlier = [
    ...new Set(scoring.rows.flatMap(({ carried }) => carried?.lines.map(({ from }) => from) ?? [])),
  ];
  const carries = scoring.rows.some(({ carried }) => carried !== null);
  // Every act has all juries, in one order; with no act there is nothing to tell of them.
  const juries = scoring.rows.find((row) => row.juries)?.juries?.map(({ jury }) => jury) ?? [];
  const head = [
    'place',
    'number',
    'act',
    'category',
    ...scoring.judges.map((judge) => judge.name),
    ...juries.map((jury) => `jury: ${jury}`),
    'deducted',
    'audience_votes',
    ...(carries ? ['this_round', ...earlier] : []),
    'result',
  ];
  const rows = scoring.rows.map((row) => [
    figure(row.place),
    row.number ?? '',
    row.stageName,
    row.category,
    ...scoring.judges.map((judge) => {
      const own = row.cells.find((each) => each.judgeId === judge.id);
      return figure(own?.total ?? (own && own.state !== 'not_started' ? own.state : ''));
    }),
    ...juries.map((_jury, at) => figure(row.juries?.[at]?.points)),
    figure(row.deducted),
    figure(row.audience?.votes),
    ...(carries
      ? [
          figure(row.carried?.round),
          ...earlier.map((from) => figure(row.carried?.lines.find((line) => line.from === from)?.points)),
        ]
      : []),
    figure(row.result),
  ]);
  return writeCsv([head, ...rows]);
}

/** The round as `ovation tabulate` reads it, and the standings beside it, as files. */
export async function exportRound(round: string): Promise<void> {
  const { input, standings, record } = await call(resultsAdminEndpoints.exportScoring, { round });
  const save = (name: string, value: unknown) =>
    saveFile(name, 'application/json', JSON.stringify(snakeKeys(value), null, 2));
  save('tabulation.json', input);
  save('standings.json', standings);
  if (record) save('record.json', record);
}
