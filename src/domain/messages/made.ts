/** What a sentence is made of beside its words, and what has to be the same in each language. */
import { type NamedLanguage, nameOf } from './languages.ts';
import { type Blank, readSentence, type Sentence } from './sentence.ts';

/**
 * What a sentence is made of: each blank with every way in which it is used, its tags, and what is wrong with it
 * by itself, as complaints in English.
 */
export interface Made {
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

/** What is wrong with the branches of a plural. */
function pluralFaults(
  name: string,
  kind: 'plural' | 'selectordinal',
  given: readonly string[],
  language: NamedLanguage,
): string[] {
  const { all, needed } = wordsFor(language, kind);
  const missing = needed.filter((word) => !given.includes(word));
  const strange = given.filter((word) => !all.includes(word));
  const short = kind === 'selectordinal' && missing.length > 0 && given.length === 1 && given[0] === 'other';
  return [
    ...(missing.length > 0 && !short
      ? [`The plural of {${name}} lacks ${missing.join(', ')}, which ${nameOf(language)} has.`]
      : []),
    ...(strange.length > 0
      ? [`The plural of {${name}} has ${strange.join(', ')}, which ${nameOf(language)} has not.`]
      : []),
  ];
}

function branchFaults({ name, kind, branches }: Blank, language: NamedLanguage): string[] {
  const given = Object.keys(branches).filter((branch) => !branch.startsWith('='));
  if (kind === 'select' && !given.includes('other')) return [`{${name}} has no “other”.`];
  return kind === 'plural' || kind === 'selectordinal' ? pluralFaults(name, kind, given, language) : [];
}

/** Lists the blanks and tags of a parsed sentence, and what its plurals lack in this language. */
export function madeOf(sentence: Sentence, language: NamedLanguage): Made {
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
      made.faults.push(...branchFaults(part, language));
      for (const branch of Object.values(branches)) look(branch);
    }
  };
  look(sentence);
  return made;
}

/**
 * In which blanks and tags a sentence differs from the line that it translates, as complaints in English; `line` is
 * what these call it.
 */
export function differencesOf(made: Made, original: Made, line: string): string[] {
  const faults: string[] = [];
  for (const [name, kinds] of made.blanks) {
    const first = original.blanks.get(name);
    if (!first) faults.push(`{${name}} is not in the ${line}.`);
    else if ([...first].every((kind) => kind === 'text') && [...kinds].some((kind) => kind !== 'text'))
      faults.push(`{${name}} is words in the ${line} and cannot be counted.`);
  }
  for (const name of original.blanks.keys())
    if (!made.blanks.has(name)) faults.push(`{${name}} of the ${line} is missing.`);
  for (const tag of made.tags) if (!original.tags.has(tag)) faults.push(`<${tag}> is not allowed here.`);
  for (const tag of original.tags)
    if (!made.tags.has(tag)) faults.push(`<${tag}> of the ${line} is missing.`);
  return faults;
}

/**
 * What is wrong with words that are to be said instead of a line of the catalogue, as complaints in English; empty
 * where nothing is.
 */
export function faultsInstead(text: string, instead: string, language: NamedLanguage): string[] {
  try {
    const made = madeOf(readSentence(text), language);
    return [...made.faults, ...differencesOf(made, madeOf(readSentence(instead), language), 'sentence')];
  } catch {
    return ['A brace or a tag is not closed.'];
  }
}
