/**
 * What is wrong with lines of the catalogue, each with the file and line. The standard's own reader reads them here;
 * the one that pages use has to read the same.
 */
import { isDeepStrictEqual } from 'node:util';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type NamedLanguage, nameOf } from '#domain/messages/languages.ts';
import { readSentence, type Sentence } from '#domain/messages/sentence.ts';
import type { Written } from './files.ts';

/** What a sentence is made of beside its words. */
interface Made {
  /** Each blank with every way in which it is used. */
  blanks: Map<string, Set<string>>;
  tags: Set<string>;
  faults: string[];
}

/** Counts that are told here stay under this: “many” of French, Spanish, Italian and Portuguese begins at a million. */
const MOST_COUNTED = 10_000;

/** The forms that a language has, and of those the ones that a line cannot do without. */
function formsOf(language: NamedLanguage, kind: 'plural' | 'selectordinal') {
  const rules = new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' });
  const counted = new Set(Array.from({ length: MOST_COUNTED }, (_, count) => String(rules.select(count))));
  const all: string[] = rules.resolvedOptions().pluralCategories;
  return { all, needed: all.filter((form) => form === 'other' || counted.has(form)) };
}
const known = new Map<string, ReturnType<typeof formsOf>>();
function wordsFor(language: NamedLanguage, kind: 'plural' | 'selectordinal') {
  const key = `${language} ${kind}`;
  const forms = known.get(key) ?? formsOf(language, kind);
  known.set(key, forms);
  return forms;
}

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

/** Looks through a sentence for what it is made of, and whether its plurals are whole. */
function madeOf(sentence: Sentence, language: NamedLanguage): Made {
  const made: Made = { blanks: new Map(), tags: new Set(), faults: [] };
  const look = (parts: Sentence): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      if ('tag' in part) {
        made.tags.add(part.tag);
        look(part.inside);
        continue;
      }
      const { name, kind, branches } = part;
      made.blanks.set(name, (made.blanks.get(name) ?? new Set()).add(kind));
      const given = Object.keys(branches).filter((branch) => !branch.startsWith('='));
      if (kind === 'select' && !given.includes('other')) made.faults.push(`{${name}} has no “other”.`);
      if (kind === 'plural' || kind === 'selectordinal') {
        const wanted = wordsFor(language, kind);
        const missing = wanted.needed.filter((word) => !given.includes(word));
        const strange = given.filter((word) => !wanted.all.includes(word));
        const short = kind === 'selectordinal' && missing.length > 0 && isDeepStrictEqual(given, ['other']);
        if (missing.length > 0 && !short)
          made.faults.push(
            `The plural of {${name}} lacks ${missing.join(', ')}, which ${nameOf(language)} has.`,
          );
        if (strange.length > 0)
          made.faults.push(
            `The plural of {${name}} has ${strange.join(', ')}, which ${nameOf(language)} has not.`,
          );
      }
      for (const branch of Object.values(branches)) look(branch);
    }
  };
  look(sentence);
  return made;
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
    return madeOf(ours, language);
  } catch (error) {
    return `This is no sentence: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** A single word in braces is a blank to the compiler, which reads the blanks of English lines. */
const LONE_WORD = /\b(?:zero|one|two|few|many|other|=\d+|\w+) \{\w+\}/;

/** What is wrong with English lines. */
export function faultsOfSource(lines: readonly Written[], language: NamedLanguage): string[] {
  return lines.flatMap((line) => {
    const made = readLine(line, language);
    const faults = typeof made === 'string' ? [made] : [...made.faults];
    if (line.note === '') faults.push('A comment has to say where the sentence stands.');
    if (/, (?:plural|select|selectordinal),/.test(line.text) && LONE_WORD.test(line.text))
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
  const faults = [...made.faults];
  for (const [name, kinds] of made.blanks) {
    const first = original.blanks.get(name);
    if (!first) faults.push(`{${name}} is not in the English line.`);
    else if (isDeepStrictEqual([...first], ['text']) && [...kinds].some((kind) => kind !== 'text'))
      faults.push(`{${name}} is words in the English line and cannot be counted.`);
  }
  for (const name of original.blanks.keys())
    if (!made.blanks.has(name)) faults.push(`{${name}} of the English line is missing.`);
  for (const tag of made.tags) if (!original.tags.has(tag)) faults.push(`<${tag}> is not allowed here.`);
  for (const tag of original.tags)
    if (!made.tags.has(tag)) faults.push(`<${tag}> of the English line is missing.`);
  return faults;
}

/** How long a line is as it is read, with nothing in its blanks. */
export const lettersOf = (text: string): number => {
  const count = (sentence: Sentence): number =>
    sentence.reduce((sum, part) => {
      if (typeof part === 'string') return sum + part.length;
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
