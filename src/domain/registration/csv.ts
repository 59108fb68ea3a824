/**
 * Comma-separated text, read and written (RFC 4180): quotes, line breaks inside them, any of the usual
 * separators when reading. What is written as text stays text in a spreadsheet (it runs nowhere as a formula, and
 * “007” is no 7), a number a number, and both read back as they were.
 */

// The first characters that spreadsheets take for a formula, also in their full-width forms.
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/;
// What they take for a number, an amount, a date or a time: figures and their signs, with one word that belongs to them.
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

/** One cell. Text that a spreadsheet would run or take for something else than text gets an apostrophe before it. */
function cell(text: string): string {
  const safe = guarded(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A file's text, with a byte order mark so that spreadsheets read it as UTF-8. A number stays one, below zero too;
 * whatever is given as text is text. Every table that can be saved is written here.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((value) => (typeof value === 'number' ? String(value) : cell(value))).join(',')).join('\r\n')}\r\n`;

/** The rows of a file, without those that are empty. The separator is the one its first line uses most. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length) {
    const [value, next] = source[at] === '"' ? quoted(source, at, separator) : plain(source, at, separator);
    row.push(unguarded(value));
    at = next;
    if (source[at] === separator) {
      at += 1;
      // A separator at the very end still begins a cell, an empty one.
      if (at === source.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
    at += source.startsWith('\r\n', at) ? 2 : 1;
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((cells) => cells.some((value) => value.trim() !== ''));
}

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
    // A quote that is never closed takes the rest, so that nothing of the file is lost unseen.
    if (close < 0) return [value + source.slice(at), source.length];
    value += source.slice(at, close);
    if (source[close + 1] !== '"') {
      // Whatever stands between the closing quote and the separator belongs to the cell.
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
