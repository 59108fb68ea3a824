/** The matrix as a file for a spreadsheet. */
import { snakeKeys } from '#contract/case.ts';
import { officeEndpoints } from '#contract/results/office.ts';
import { cell } from '#domain/registration/csv.ts';
import { call } from '#web/client/api.ts';
import type { Scoring } from './use-scoring.ts';

/** A figure stays a figure, below zero too; whatever else a spreadsheet would run as a formula is made text. */
const cellText = (value: string): string => (/^-?\d+(\.\d+)?$/.test(value) ? value : cell(value));

type Row = Scoring['rows'][number];
interface Matrix {
  judges: readonly Pick<Scoring['judges'][number], 'id' | 'name'>[];
  rows: readonly Pick<
    Row,
    'place' | 'number' | 'stageName' | 'category' | 'cells' | 'deducted' | 'audience' | 'carried' | 'result'
  >[];
}

/**
 * Place, act, each judge's total, the audience and the result; one row an act. Where points are carried forward,
 * also what this round gave and what each earlier one did.
 */
export function matrixCsv(scoring: Matrix): string {
  const earlier = [
    ...new Set(scoring.rows.flatMap(({ carried }) => carried?.lines.map(({ from }) => from) ?? [])),
  ];
  const carries = scoring.rows.some(({ carried }) => carried !== null);
  const head = [
    'place',
    'number',
    'act',
    'category',
    ...scoring.judges.map((judge) => judge.name),
    'deducted',
    'audience_votes',
    ...(carries ? ['this_round', ...earlier] : []),
    'result',
  ];
  const rows = scoring.rows.map((row) => [
    row.place ?? '',
    row.number === null ? '' : String(row.number),
    row.stageName,
    row.category,
    ...scoring.judges.map((judge) => {
      const own = row.cells.find((each) => each.judgeId === judge.id);
      return own?.total ?? (own && own.state !== 'not_started' ? own.state : '');
    }),
    row.deducted,
    row.audience?.votes ?? '',
    ...(carries
      ? [
          row.carried?.round ?? '',
          ...earlier.map((from) => row.carried?.lines.find((line) => line.from === from)?.points ?? ''),
        ]
      : []),
    row.result ?? '',
  ]);
  return [head, ...rows].map((cells) => cells.map(cellText).join(',')).join('\r\n');
}

/** The round as `ovation tabulate` reads it, and the standings beside it, as files. */
export async function exportRound(round: string): Promise<void> {
  const { input, standings, record } = await call(officeEndpoints.exportScoring, { round });
  const text = (value: unknown) => JSON.stringify(snakeKeys(value), null, 2);
  save('tabulation.json', [text(input)], 'application/json');
  save('standings.json', [text(standings)], 'application/json');
  if (record) save('record.json', [text(record)], 'application/json');
}

/** Hands a table to the person as a file. The mark lets spreadsheets read names in any script. */
export const download = (name: string, text: string): void =>
  save(name, ['\ufeff', text], 'text/csv;charset=utf-8');

function save(name: string, parts: string[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
