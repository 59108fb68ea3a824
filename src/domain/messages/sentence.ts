/**
 * Reads a sentence of a catalogue and fills it in. A sentence is ICU MessageFormat, as much of it as sentences here
 * need: {name}, {count, number}, plural, selectordinal, select, # inside a plural, and <tag>words</tag> without
 * attributes. An apostrophe is a letter. `npm run messages` holds every line to the standard's own reader.
 */
import { directionOf, isNamed, localeOf } from './languages.ts';

export interface Blank {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'plural' | 'selectordinal' | 'select';
  readonly branches: Readonly<Record<string, Sentence>>;
}
export interface Tagged {
  readonly tag: string;
  readonly inside: Sentence;
}
/** Words, blanks to fill in, and words that are marked. */
export type Sentence = readonly (string | Blank | Tagged)[];

/** @throws Error for what is no sentence, with the place where it stopped. */
export function readSentence(text: string): Sentence {
  let at = 0;
  const stop = (): never => {
    throw new Error(`This cannot be read from “${text.slice(at, at + 20)}” on: ${text}`);
  };
  /** What the pattern says next; the pattern is sticky. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found;
  };
  const blank = (): Blank => {
    const [, name = '', kind = 'text'] =
      take(/\{\s*(\w+)\s*(?:,\s*(plural|selectordinal|select|number)\s*)?/y) ?? stop();
    const branches: Record<string, Sentence> = {};
    if (kind !== 'text' && kind !== 'number') {
      take(/,/y) ?? stop();
      for (let branch = take(/\s*(=\d+|\w+)\s*\{/y); branch; branch = take(/\s*(=\d+|\w+)\s*\{/y)) {
        branches[branch[1] ?? ''] = sentence(kind === 'select' ? undefined : name);
        take(/\}/y) ?? stop();
      }
      take(/\s*/y);
    }
    take(/\}/y) ?? stop();
    return { name, kind: kind as Blank['kind'], branches };
  };
  const sentence = (counted: string | undefined): Sentence => {
    const parts: (string | Blank | Tagged)[] = [];
    while (at < text.length && text[at] !== '}' && !text.startsWith('</', at)) {
      const words = take(counted === undefined ? /[^{}<]+/y : /[^{}<#]+/y);
      if (words) parts.push(words[0]);
      else if (take(/#/y)) parts.push({ name: counted ?? stop(), kind: 'number', branches: {} });
      else if (text[at] === '{') parts.push(blank());
      else {
        const [, tag = ''] = take(/<(\w+)>/y) ?? stop();
        parts.push({ tag, inside: sentence(counted) });
        if (take(/<\/(\w+)>/y)?.[1] !== tag) stop();
      }
    }
    return parts;
  };
  const whole = sentence(undefined);
  if (at < text.length) stop();
  return whole;
}

const kept = new Map<string, unknown>();

/** One of `Intl`'s own, which take long to make. */
function once<T>(key: string, make: () => T): T {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known as T;
}

const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Words kept apart from the direction around them (Unicode Bidirectional Algorithm, FSI and PDI). */
export const isolated = (words: string): string => `\u2068${words}\u2069`;

/**
 * A name is kept apart from the direction around it: where the sentence is read from right to left whatever it is, for a
 * time or "+0:42" stands in it too; elsewhere one that is written from the right, which would turn the figures behind
 * it round, "4–1" into "1–4".
 */
export const apart = (words: string, language: string): string => {
  const turns =
    isNamed(language) && directionOf(language) === 'rtl'
      ? words !== ''
      : FROM_THE_RIGHT.test(words) && !words.includes('\u2068');
  return turns ? isolated(words) : words;
};

const COMMAS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', 'zh-Hans': '、' };

/**
 * Facts beside one another, as "Song, they/them": each kept apart from its neighbours, empty ones left out. One alone
 * has no neighbour.
 */
export function inRow(
  facts: readonly (string | false | null | undefined)[],
  language: string,
  between = COMMAS[language] ?? ', ',
): string {
  const [first = '', ...more] = facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
  return more.length === 0 ? first : [first, ...more].map((fact) => apart(fact, language)).join(between);
}

const sentenceOf = (text: string): Sentence => once(text, () => readSentence(text));

function branchOf({ name, kind, branches }: Blank, language: string, value: unknown): Sentence {
  if (kind === 'select') return branches[String(value)] ?? branches.other ?? [];
  const count = Number(value);
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  const rules = once(`${type} ${language}`, () => new Intl.PluralRules(language, { type }));
  return (
    branches[`=${count}`] ??
    branches[rules.select(count)] ??
    branches.other ?? [{ name, kind: 'number', branches: {} }]
  );
}

/**
 * The sentence's parts with its blanks filled in: words, and what was given. A tag is given as what makes something
 * of the parts inside it.
 */
export function filledIn(
  text: string,
  language: string,
  values: Readonly<Record<string, unknown>>,
): unknown[] {
  const fill = (sentence: Sentence): unknown[] => sentence.flatMap(fillPart);
  const fillPart = (part: Sentence[number]): unknown[] => {
    if (typeof part === 'string') return [part];
    if ('tag' in part) {
      const made = values[part.tag];
      return typeof made === 'function' ? [made(fill(part.inside))] : fill(part.inside);
    }
    const value = values[part.name];
    if (part.kind === 'text') return [typeof value === 'string' ? apart(value, language) : value];
    if (part.kind === 'number')
      return [
        once(`number ${language}`, () => new Intl.NumberFormat(localeOf(language))).format(Number(value)),
      ];
    return fill(branchOf(part, language, value));
  };
  return fill(sentenceOf(text));
}
