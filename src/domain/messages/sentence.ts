/**
 * Reads a sentence of a catalogue and fills it in. A sentence is ICU MessageFormat, as much of it as sentences here
 * need: {name}, {count, number}, plural, selectordinal, select, # inside a plural, and <tag>words</tag> without
 * attributes. An apostrophe is a letter. `npm run messages` holds every line to the standard's own reader.
 */
import { directionOf, isNamed, type Language, localeOf } from './languages.ts';

export interface Blank {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'plural' | 'selectordinal' | 'select';
  readonly branches: Readonly<Record<string, Sentence>>;
}
export interface Tagged {
  readonly tag: string;
  readonly inside: Sentence;
}
/** A line of the catalogue taken apart: words, blanks to fill in, and tags with what stands inside them. */
export type Sentence = readonly (string | Blank | Tagged)[];

/** How far a text is read. */
class Reading {
  #at = 0;
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  /** What the pattern says next; the pattern is sticky. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }
  isNext(sign: string): boolean {
    return this.#text.startsWith(sign, this.#at);
  }
  isRead(): boolean {
    return this.#at >= this.#text.length;
  }
  stop(): never {
    throw new Error(
      `This cannot be read from “${this.#text.slice(this.#at, this.#at + 20)}” on: ${this.#text}`,
    );
  }
}

/**
 * Takes a line of the catalogue apart. @throws Error for what is no sentence, with the place where reading
 * stopped.
 */
export function readSentence(text: string): Sentence {
  const from = new Reading(text);
  const whole = readParts(from, undefined);
  return from.isRead() ? whole : from.stop();
}

/** `counted` is what a # stands for: inside a plural the name of its number. */
function readParts(from: Reading, counted: string | undefined): Sentence {
  const parts: (string | Blank | Tagged)[] = [];
  while (!from.isRead() && !from.isNext('}') && !from.isNext('</')) {
    const words = from.take(counted === undefined ? /[^{}<]+/y : /[^{}<#]+/y);
    if (words) parts.push(words[0]);
    else if (from.take(/#/y)) parts.push({ name: counted ?? from.stop(), kind: 'number', branches: {} });
    else parts.push(from.isNext('{') ? readBlank(from) : readTagged(from, counted));
  }
  return parts;
}

function readTagged(from: Reading, counted: string | undefined): Tagged {
  const [, tag = ''] = from.take(/<(\w+)>/y) ?? from.stop();
  const inside = readParts(from, counted);
  return from.take(/<\/(\w+)>/y)?.[1] === tag ? { tag, inside } : from.stop();
}

function readBlank(from: Reading): Blank {
  const [, name = '', kind = 'text'] =
    from.take(/\{\s*(\w+)\s*(?:,\s*(plural|selectordinal|select|number)\s*)?/y) ?? from.stop();
  const isPlain = kind === 'text' || kind === 'number';
  const branches = isPlain ? {} : readBranches(from, kind === 'select' ? undefined : name);
  from.take(/\}/y) ?? from.stop();
  return { name, kind: kind as Blank['kind'], branches };
}

function readBranches(from: Reading, counted: string | undefined): Record<string, Sentence> {
  const branches: Record<string, Sentence> = {};
  const next = () => from.take(/\s*(=\d+|\w+)\s*\{/y);
  from.take(/,/y) ?? from.stop();
  for (let branch = next(); branch; branch = next()) {
    branches[branch[1] ?? ''] = readParts(from, counted);
    from.take(/\}/y) ?? from.stop();
  }
  from.take(/\s*/y);
  return branches;
}

const kept = new Map<string, unknown>();

/** One of `Intl`'s own, which take long to make. */
function once<T>(key: string, make: () => T): T {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known as T;
}

const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const decimalSigns = new Map<Language, string>();

/** The decimal sign of the language; known after the first time, for to make a number's format takes as long as a line. */
function decimalSignOf(language: Language): string {
  const known = decimalSigns.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  decimalSigns.set(language, sign);
  return sign;
}

/** Numbers that came as text, with the decimal sign of the language: "8.50 × 2 = 17.00" as "8,50 × 2 = 17,00". */
export const inDecimals = (text: string, language: Language): string =>
  text.replace(/(\d)\.(?=\d)/g, (_, digit: string) => digit + decimalSignOf(language));

/** Words kept apart from the direction around them (Unicode Bidirectional Algorithm, FSI and PDI). */
export const isolated = (words: string): string => `\u2068${words}\u2069`;

/**
 * The words, kept apart from the direction of writing around them where that matters. In a language written from
 * right to left that is always so, also for a time or "+0:42"; elsewhere for words written from the right, which
 * would turn the figures behind them round, "4–1" into "1–4". A row that is kept apart already stays as it is:
 * around it nothing but commas would say in which direction it is read.
 */
export const apart = (words: string, language: string): string => {
  if (words.startsWith('\u2068') && words.endsWith('\u2069')) return words;
  const turns =
    isNamed(language) && directionOf(language) === 'rtl'
      ? words !== ''
      : FROM_THE_RIGHT.test(words) && !words.includes('\u2068');
  return turns ? isolated(words) : words;
};

/** Sentences one after the other: Japanese and Chinese have no space between them. */
export const inTurn = (sentences: readonly string[], language: string): string =>
  sentences.join(/^(?:ja|zh)/.test(language) ? '' : ' ');

const COMMAS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', 'zh-Hans': '、' };

/** The comma of a row, with its space: “, ”. */
export const commaOf = (language: string): string => COMMAS[language] ?? ', ';

const COLONS: Readonly<Record<string, string>> = { fr: '\u00a0: ', ja: '：', 'zh-Hans': '：' };

/** The colon between what is spoken of and what is said of it, with its spaces: “: ”. */
export const colonOf = (language: string): string => COLONS[language] ?? ': ';

const SEMICOLONS: Readonly<Record<string, string>> = {
  ar: '؛ ',
  fr: '\u00a0; ',
  ja: '；',
  'zh-Hans': '；',
};

/** The semicolon between parts that have commas of their own, with its spaces: “; ”. */
export const semicolonOf = (language: string): string => SEMICOLONS[language] ?? '; ';

/**
 * Facts beside one another, as "Song, they/them": each kept apart from its neighbours, empty ones left out. One alone
 * has no neighbour.
 */
export function inRow(
  facts: readonly (string | false | null | undefined)[],
  language: string,
  between = commaOf(language),
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

/** A full stop at the end, also inside of what keeps a name apart; three are none. */
const STOPPED = /(?:^|[^.])\.[\u2069]*$/;

/**
 * The sentence's parts with its blanks filled in: words, and what was given. A tag is given as what makes something
 * of the parts inside it. A value that ends with a full stop, as “Süd e. V.”, takes the place of the sentence's own.
 * @param endOf the last words of a value that is no string.
 */
export function filledIn(
  text: string,
  language: string,
  values: Readonly<Record<string, unknown>>,
  endOf: (value: unknown) => string = String,
): unknown[] {
  const isStopped = (before: Sentence[number] | undefined) =>
    typeof before === 'object' &&
    'kind' in before &&
    before.kind === 'text' &&
    STOPPED.test(endOf(values[before.name]));
  const fill = (sentence: Sentence): unknown[] =>
    sentence.flatMap((part, at) => {
      if (typeof part !== 'string') return fillPart(part);
      return isStopped(sentence[at - 1]) ? part.replace(/^\.(?!\.)/, '') : part;
    });
  const fillPart = (part: Blank | Tagged): unknown[] => {
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
