/** Sentences that the server tells by their lines of the catalogue, said in a reader's words. */
import type { Words } from './catalogue.ts';
import { type Language, localeOf } from './languages.ts';
import { filledIn, inTurn } from './sentence.ts';

/**
 * A line of the catalogue by name, and what fills its blanks. A line of the room `faults` is named alone, others
 * with their room: `machine.here`.
 */
export interface CatalogueLine {
  readonly line: string;
  readonly blanks?: Readonly<Record<string, string>> | undefined;
}

/** “3rd”, as the server writes it: other languages make an ordinal of the number themselves. */
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;
const FIGURE = /^\d{1,3}(?:(?:,\d{3})+(?:\.\d+)?|\.\d)$/;

/** "25,073" and "18.7", as the server writes them, are written as the reader does; what only looks like one is not. */
function inReadersWay(language: Language, text: string): string {
  if (!FIGURE.test(text)) return text;
  const [, decimals = ''] = text.split('.');
  const format = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: decimals.length });
  return format.format(Number(text.replaceAll(',', '')));
}

/** The sentence of a line in these words; undefined where they do not have it. */
export function saidIn(
  language: Language,
  words: Words,
  { line, blanks = {} }: CatalogueLine,
): string | undefined {
  const [room, name] = line.includes('.') ? line.split('.', 2) : ['faults', line];
  const text = (words as Record<string, Record<string, string> | undefined>)[room ?? '']?.[name ?? ''];
  if (text === undefined) return undefined;
  const told = Object.entries(blanks).map(([blank, filled]) => [
    blank,
    blank === 'ordinal' ? (ORDINAL.exec(filled)?.[1] ?? filled) : inReadersWay(language, filled),
  ]);
  return filledIn(text, language, Object.fromEntries(told)).join('');
}

/** Several lines as one text in these words; undefined for none, or where the words lack one. */
export function allSaidIn(
  language: Language,
  words: Words,
  told: readonly CatalogueLine[],
): string | undefined {
  const said = told.map((one) => saidIn(language, words, one));
  return said.length === 0 || said.includes(undefined) ? undefined : inTurn(said as string[], language);
}
