/** The list as a CSV file for spreadsheets: nothing in it is run as a formula, and nothing in it is personal. */
import type { Act } from './acts.ts';

const COLUMNS: readonly [heading: string, of: (act: Act) => string][] = [
  ['number', (act) => String(act.number)],
  ['stage_name', (act) => act.stageName],
  ['pronouns', (act) => act.pronouns],
  ['song_title', (act) => act.songTitle],
  ['category', (act) => act.category],
  ['status', (act) => act.status],
  ['track', (act) => act.track],
  ['consent', (act) => act.consent],
  ['performers', (act) => String(act.performerCount)],
  ['duration_s', (act) => (act.durationMs === null ? '' : String(Math.round(act.durationMs / 1_000)))],
  ['checked_in_at', (act) => (act.checkedInAt === null ? '' : new Date(act.checkedInAt).toISOString())],
];

/** The file's text, with a byte order mark so that spreadsheets read it as UTF-8. */
export function csvOf(acts: readonly Act[]): string {
  const rows = [COLUMNS.map(([heading]) => heading), ...acts.map((act) => COLUMNS.map(([, of]) => of(act)))];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** One cell. Text that a spreadsheet would run gets an apostrophe before it. */
export function cell(text: string): string {
  const safe = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
