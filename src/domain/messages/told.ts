/** Sentences that the server tells by their lines of the catalogue, said in a reader's words. */
import type { Words } from './catalogue.ts';
import type { Language } from './languages.ts';
import { filledIn } from './sentence.ts';

/** A line of the catalogue and what fills it. One of `faults` is named alone, others with their room: `machine.here`. */
export interface Told {
  readonly line: string;
  readonly blanks?: Readonly<Record<string, string>> | undefined;
}

/** A line in words that are at hand; undefined where they do not have it. */
export function saidIn(language: Language, words: Words, { line, blanks = {} }: Told): string | undefined {
  const [room, name] = line.includes('.') ? line.split('.', 2) : ['faults', line];
  const text = (words as Record<string, Record<string, string> | undefined>)[room ?? '']?.[name ?? ''];
  return text === undefined ? undefined : filledIn(text, language, blanks).join('');
}
