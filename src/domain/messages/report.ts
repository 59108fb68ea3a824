/**
 * What the server tells the admin of itself: sentences that it makes of lines of the catalogue, and the way back from
 * a sentence to its lines. It is told and kept in English; beside it go the lines, by which a page says it in its
 * reader's language.
 */
import type { BlanksOf } from './blanks.ts';
import type { CatalogueLine } from './catalogue-line.ts';
import { denied } from './en/admin/denied.ts';
import { machine } from './en/admin/machine.ts';
import { stopped } from './en/admin/stopped.ts';
import { faults } from './en/faults.ts';
import { kept } from './en/kept.ts';
import { recount } from './en/recount.ts';
import { refused } from './en/refused.ts';
import { track } from './en/track.ts';
import { SOURCE } from './languages.ts';
import { filledIn } from './sentence.ts';

type Machine = typeof machine;
type Filling<L extends keyof Machine> = keyof BlanksOf<Machine[L]> extends never
  ? []
  : [{ readonly [Name in keyof BlanksOf<Machine[L]>]: string | number }];

/** A sentence about the machine or the server in English, with its blanks filled in. */
export const report = <L extends keyof Machine>(line: L, ...[blanks]: Filling<L>): string =>
  filledIn(machine[line], SOURCE, blanks ?? {}).join('');

type Stopped = typeof stopped;
type FillingOf<L extends keyof Stopped> = keyof BlanksOf<Stopped[L]> extends never
  ? []
  : [{ readonly [Name in keyof BlanksOf<Stopped[L]>]: string | number }];

/** One sentence of a refusal that is made of several, in English, with its blanks filled in. */
export const refusalOf = <L extends keyof Stopped>(line: L, ...[blanks]: FillingOf<L>): string =>
  filledIn(stopped[line], SOURCE, blanks ?? {}).join('');

const BLANK = /\{(\w+)\}/g;
/** What fills a blank: “3rd” is one of its own. About the machine that is no sentence more, which would be the next line, but where it is quoted. */
const fills = (line: string, name: string, next: string): string => {
  if (name === 'ordinal') return '(\\d+(?:st|nd|rd|th))';
  return line.startsWith('machine.') && !next.startsWith('”') ? '((?:(?!\\. \\p{Lu}).)+)' : '(.+)';
};
const exactly = (text: string): string => text.replace(/[.*+?^$(){}|[\]\\/]/g, '\\$&');

/** Notes on a file of music that the server writes itself. */
const OF_TRACK = { fileDamaged: track.fileDamaged, fileLost: track.fileLost };

/** Why an act was changed, where nobody says it. */
const OF_ACT = {
  mergedInto: kept.mergedInto,
  mergedFrom: kept.mergedFrom,
  agreedInForm: kept.agreedInForm,
  agreedByLink: kept.agreedByLink,
  agreedOnPage: kept.agreedOnPage,
  agreedOnPaper: kept.agreedOnPaper,
};

const LINES: readonly (readonly [line: string, text: string])[] = [
  ...Object.entries(faults),
  ...Object.entries({ machine, denied, stopped, recount, track: OF_TRACK, kept: OF_ACT, refused }).flatMap(
    ([room, lines]) => Object.entries(lines).map(([name, text]) => [`${room}.${name}`, text] as const),
  ),
];
const isFilled = (text: string): boolean => text.includes('{');
const PLAIN: ReadonlyMap<string, CatalogueLine> = new Map(
  // What everybody is told is said from there, also where the admin is told the same.
  LINES.toReversed().flatMap(([line, text]) => (isFilled(text) ? [] : [[text, { line }] as const])),
);
const PATTERNS = LINES.filter(([, text]) => isFilled(text)).map(([line, text]) => ({
  line,
  names: [...text.matchAll(BLANK)].map(([, name = '']) => name),
  pattern: new RegExp(
    `^${text
      .split(BLANK)
      .map((part, at, parts) => (at % 2 === 0 ? exactly(part) : fills(line, part, parts[at + 1] ?? '')))
      .join('')}$`,
    'u',
  ),
}));

/** The catalogue’s line, with its blanks, that makes this English sentence; undefined where none does. */
export function toldOf(sentence: string): CatalogueLine | undefined {
  const plain = PLAIN.get(sentence);
  if (plain) return plain;
  for (const { line, names, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found)
      return { line, blanks: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
  }
  return undefined;
}

/**
 * The catalogue’s lines that make this English text of several sentences, in order; none where a part of it is no
 * line.
 */
export function catalogueLinesOf(text: string): CatalogueLine[] {
  const plain = PLAIN.get(text);
  if (plain) return [plain];
  for (const { index } of text.matchAll(/(?<=[.”:]) /gu)) {
    const first = toldOf(text.slice(0, index));
    const rest = first ? catalogueLinesOf(text.slice(index + 1)) : [];
    if (first && rest.length > 0) return [first, ...rest];
  }
  // Last, for what fills a line's end would take in the lines behind it.
  const whole = toldOf(text);
  return whole ? [whole] : [];
}
