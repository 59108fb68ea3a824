/** The matrix as a file for a spreadsheet. */
import type { Scoring } from './use-scoring.ts';

/** Quotes a cell; one that a spreadsheet would run as a formula is made text. */
const cellText = (value: string): string => {
  const safe = /^[=+\-@\t\0]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Place, act, each judge's total, the audience and the result; one row an act. */
export function matrixCsv(scoring: Scoring): string {
  const head = [
    'place',
    'number',
    'act',
    'category',
    ...scoring.judges.map((judge) => judge.name),
    'deducted',
    'audience_votes',
    'result',
  ];
  const rows = scoring.rows.map((row) => [
    row.place ?? '',
    row.number === null ? '' : String(row.number),
    row.stageName,
    row.category,
    ...scoring.judges.map((judge) => {
      const cell = row.cells.find((each) => each.judgeId === judge.id);
      return cell?.total ?? (cell && cell.state !== 'not_started' ? cell.state : '');
    }),
    row.deducted,
    row.audience?.votes ?? '',
    row.result ?? '',
  ]);
  return [head, ...rows].map((cells) => cells.map(cellText).join(',')).join('\r\n');
}

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  // The mark lets spreadsheets read names in any script.
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
