/**
 * What is wrong with lines of the catalogue, each with the file and line. The standard's own reader reads them here;
 * the one that pages use has to read the same.
 */
import { isDeepStrictEqual } from 'node:util';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type NamedLanguage, nameOf } from '#domain/messages/languages.ts';
import { differencesOf, type Made, madeOf } from '#domain/messages/made.ts';
import { readSentence, type Sentence } from '#domain/messages/sentence.ts';
import type { Written } from './files.ts';
import { typographyFaults, widthOf } from './typography.ts';

/** The standard's tree in the form that pages read. @throws Error for what sentences here do without. */
function asSentence(elements: readonly MessageFormatElement[], counted = ''): Sentence {
  return elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return element.value;
      case TYPE.argument:
        return { name: element.value, kind: 'text', branches: {} };
      case TYPE.pound:
        return { name: counted, kind: 'number', branches: {} };
      case TYPE.tag:
        return { tag: element.value, inside: asSentence(element.children, counted) };
      case TYPE.number:
        if (element.style) throw new Error(`{${element.value}} has a style; a plain number has none.`);
        return { name: element.value, kind: 'number', branches: {} };
      case TYPE.select:
      case TYPE.plural: {
        const isPlural = element.type === TYPE.plural;
        if (isPlural && element.offset !== 0) throw new Error(`{${element.value}} has an offset.`);
        return {
          name: element.value,
          kind: !isPlural ? 'select' : element.pluralType === 'ordinal' ? 'selectordinal' : 'plural',
          branches: Object.fromEntries(
            Object.entries(element.options).map(([name, { value }]) => [
              name,
              asSentence(value, isPlural ? element.value : ''),
            ]),
          ),
        };
      }
      default:
        throw new Error(`{${element.value}}: dates and times are given as words.`);
    }
  });
}

/** A line as it is made; a fault instead where it is no sentence. */
function readLine({ text }: Written, language: NamedLanguage): Made | string {
  if (text.trim() === '') return 'The line is empty.';
  if (text !== text.trim()) return 'The line begins or ends with a space.';
  if (/'[{}<#|]/.test(text)) return "Write ’ instead of ' before a sign: the standard takes it as a quote.";
  try {
    const standard = asSentence(parse(text, { ignoreTag: false, requiresOtherClause: false }));
    const ours = readSentence(text);
    if (!isDeepStrictEqual(standard, ours)) return 'Pages would read this otherwise than the standard does.';
    const made = madeOf(ours, language);
    return { ...made, faults: [...made.faults, ...typographyFaults(ours, language)] };
  } catch (error) {
    return `This is no sentence: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** A single word in braces is a blank to the compiler, which reads the blanks of English lines. */
const LONE_WORD = /(?:\b\w+|=\d+) \{(\w+)\}/g;

/** What is wrong with English lines. */
export function faultsOfSource(lines: readonly Written[], language: NamedLanguage): string[] {
  return lines.flatMap((line) => {
    const made = readLine(line, language);
    const faults = typeof made === 'string' ? [made] : [...made.faults];
    if (line.note === '') faults.push('A comment has to say where the sentence stands.');
    // “Excuse {name} from {count, plural, …}”: a word before a blank begins no branch.
    const isBlank = (word = '') => typeof made !== 'string' && made.blanks.has(word);
    const choosing = /, (?:plural|select|selectordinal),/.test(line.text);
    if (choosing && [...line.text.matchAll(LONE_WORD)].some(([, word]) => !isBlank(word)))
      faults.push('A branch of one word looks like a blank: put the words around it inside.');
    return faults.map((fault) => `${line.place}: ${line.name}: ${fault}`);
  });
}

/** What is wrong with a translation, missing lines included. `path` is said where a line is missing. */
export function faultsOfTranslation(
  lines: readonly Written[],
  source: readonly Written[],
  language: NamedLanguage,
): string[] {
  const english = new Map(source.map((line) => [line.name, line]));
  const known = new Set(lines.map(({ name }) => name));
  const missing = source
    .filter(({ name }) => !known.has(name))
    .map(({ name, place }) => `${place}: ${name}: ${nameOf(language)} has no such line.`);
  const wrong = lines.flatMap((line) => {
    const from = english.get(line.name);
    return (from ? faultsBeside(line, from, language) : ['English has no such line.']).map(
      (fault) => `${line.place}: ${line.name}: ${fault}`,
    );
  });
  return [...missing, ...wrong];
}

function faultsBeside(line: Written, from: Written, language: NamedLanguage): string[] {
  const [made, original] = [readLine(line, language), readLine(from, 'en')];
  if (typeof made === 'string') return [made];
  if (typeof original === 'string') return [];
  return [...made.faults, ...differencesOf(made, original, 'English line')];
}

/** How long a line is as it is read, with nothing in its blanks. */
export const lettersOf = (text: string): number => {
  const count = (sentence: Sentence): number =>
    sentence.reduce((sum, part) => {
      if (typeof part === 'string') return sum + widthOf(part);
      if ('tag' in part) return sum + count(part.inside);
      const branches = Object.values(part.branches).map(count);
      return sum + (branches.length > 0 ? Math.max(...branches) : 1);
    }, 0);
  return count(readSentence(text));
};

/** Lines that are longer than their place. */
export const tooLong = (lines: readonly Written[], source: readonly Written[]): string[] => {
  const most = new Map(source.map((line) => [line.name, line.most]));
  return lines.flatMap((line) => {
    const [place, letters] = [most.get(line.name), lettersOf(line.text)];
    return place !== undefined && letters > place
      ? [`${line.place}: ${line.name}: ${letters} letters, where ${place} fit.`]
      : [];
  });
};
