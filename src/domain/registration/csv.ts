/**
 * Reads and writes comma-separated text (RFC 4180): quotes, line breaks inside them, and any usual separator when
 * reading. Text stays text in a spreadsheet (no formula runs, “007” is no 7), numbers stay numbers, and both read back
 * unchanged.
 */

// First characters by which spreadsheets recognise a formula, full-width forms included.
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/;
// What spreadsheets take for a number, amount, date or time: digits and their signs, with one word that belongs to
// them.
const SIGNS = String.raw`[\s\p{Nd}\p{Sc}.,:/()%'’–-]*`;
const MONTHS = 'jan|feb|mar|mär|mrz|avr|apr|may|mai|jun|jul|juin|juil|aug|aoû|sep|oct|okt|nov|dec|dez|déc';
const FIGURE = new RegExp(
  String.raw`^(?=\P{Nd}*\p{Nd})${SIGNS}(?:(?:e|am|pm|(?:${MONTHS})\p{L}*)${SIGNS})?$`,
  'iu',
);
const TRUTH = /^\s*(?:true|false|wahr|falsch|vrai|faux)\s*$/i;

const isTakenOtherwise = (text: string): boolean =>
  FORMULA.test(text) || FIGURE.test(text) || TRUTH.test(text) || text.startsWith("'");
const guarded = (text: string): string => (isTakenOtherwise(text) ? `'${text}` : text);
const unguarded = (text: string): string =>
  text.startsWith("'") && isTakenOtherwise(text.slice(1)) ? text.slice(1) : text;

/** One cell. Text that a spreadsheet would run or convert gets an apostrophe in front. */
function cell(text: string): string {
  const safe = guarded(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A CSV file with a byte order mark, so that spreadsheets read it as UTF-8. Numbers stay numbers, everything else is
 * text. Every table that can be saved is written by this.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((value) => (typeof value === 'number' ? String(value) : cell(value))).join(',')).join('\r\n')}\r\n`;

/** The rows of a file without empty ones. The separator is the one that occurs most in the first line. */
export const readCsv = (text: string): string[][] => Array.from(linesOfCsv(text), ({ cells }) => cells);

/** A row with the line of the file on which it begins, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** The same rows, each with its line, one after the other as they are asked for. */
export function* linesOfCsv(text: string): Generator<CsvLine, void> {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  let cells: string[] = [];
  let line = 1;
  let begun = 0;
  let at = 0;
  while (at < source.length) {
    const [value, next] = source[at] === '"' ? quoted(source, at, separator) : plain(source, at, separator);
    cells.push(unguarded(value));
    at = next;
    if (source[at] === separator) {
      at += 1;
      // A separator at the very end begins one more, empty cell.
      if (at < source.length) continue;
      cells.push('');
    }
    at += source.startsWith('\r\n', at) ? 2 : 1;
    if (cells.some((one) => one.trim() !== '')) yield { line, cells };
    line += linesIn(source.slice(begun, at));
    cells = [];
    begun = at;
  }
}

const linesIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

const isEnd = (character: string | undefined): boolean =>
  character === undefined || character === '\n' || character === '\r';

function plain(source: string, from: number, separator: string): [string, number] {
  let end = from;
  while (!isEnd(source[end]) && source[end] !== separator) end += 1;
  return [source.slice(from, end), end];
}

function quoted(source: string, from: number, separator: string): [string, number] {
  let value = '';
  let at = from + 1;
  for (;;) {
    const close = source.indexOf('"', at);
    // An unclosed quote takes the rest of the file, so that nothing is lost unseen.
    if (close < 0) return [value + source.slice(at), source.length];
    value += source.slice(at, close);
    if (source[close + 1] !== '"') {
      // Anything between the closing quote and the separator belongs to the cell.
      const [rest, end] = plain(source, close + 1, separator);
      return [value + rest, end];
    }
    value += '"';
    at = close + 2;
  }
}

function separatorOf(source: string): string {
  const line = source.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (mark: string) => line.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
