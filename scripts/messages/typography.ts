/**
 * How sentences are set in each language: its signs, its spaces, and names that are never bent. What is held here was
 * wrong somewhere once.
 */
import type { NamedLanguage } from '#domain/messages/languages.ts';
import type { Sentence } from '#domain/messages/sentence.ts';

/** Blanks that are filled with what somebody is called. */
const NAMES =
  'acts?|award|by|category|certified|criterion|event|heads|host|judge|name|names|one|other|poll|proposed|round|show|title';
/** A letter or a sign of Japanese and Chinese. */
const WIDE = '[\\u3001-\\u30ff\\u3400-\\u9fff\\uff00-\\uff60]';

/** What is wrong where the pattern is found. */
type Rule = readonly [pattern: RegExp, fault: string];

const EVERYWHERE: readonly Rule[] = [
  [/"/, 'Straight quotation marks: write those of the language.'],
  [/\.\.\./, 'Write … instead of three points.'],
  // Turkish sets the sign first: “%{part}”.
  [/(?<=[\d}]) %/, 'The space before % does not break: write U+00A0.'],
];

const ENGLISH_QUOTES: Rule = [/[„«»]/, 'Quotation marks are “”.'];
const FRENCH_BREAKS = / [:;!?»]|« /;
const FRENCH_CLOSE = /[\p{L}\p{N}}][;!?»]|[\p{L}})]:(?:\s|$)|«[\p{L}\p{N}{]/u;

const WIDE_RULES: readonly Rule[] = [
  [new RegExp(`${WIDE}[,;:!?()]|[,;!?()]${WIDE}`), 'Punctuation beside this script is full-width.'],
  [
    new RegExp(`${WIDE} [0-9A-Za-z{]|[0-9A-Za-z] ${WIDE}`),
    'No space stands between this script and digits, letters or a blank.',
  ],
];

const RULES: Partial<Record<NamedLanguage, readonly Rule[]>> = {
  en: [ENGLISH_QUOTES, [/[\d}]\s%/, 'No space stands before % in English.']],
  it: [ENGLISH_QUOTES],
  nl: [ENGLISH_QUOTES, [/‘/, 'Quotation marks are “”.']],
  'pt-BR': [ENGLISH_QUOTES],
  de: [[/[”«»]/, 'Quotation marks are „“.']],
  pl: [[/[“«»]/, 'Quotation marks are „”.']],
  uk: [[/[„“”]/, 'Quotation marks are «».']],
  fr: [
    [/[„“”]/, 'Quotation marks are «».'],
    [FRENCH_BREAKS, 'The spaces before : ; ! ? and inside « » do not break: write U+00A0.'],
    [FRENCH_CLOSE, 'A space (U+00A0) stands before : ; ! ? and inside « ».'],
  ],
  es: [[/[“”]/, 'Quotation marks are «».']],
  ar: [
    [/[,;?]/, 'Write ، ؛ and ؟.'],
    [
      new RegExp(`(?<!\\p{L})[وبلكف]\\{(?:${NAMES})\\}`, 'u'),
      'A name never follows a letter that is joined to it.',
    ],
  ],
  he: [
    [/[„“”]/, 'Quotation marks are ״ ״.'],
    [
      new RegExp(`(?<!\\p{L})[ולבמכשה]+־?\\{(?:${NAMES})\\}`, 'u'),
      'A name never follows a letter that is joined to it.',
    ],
  ],
  tr: [[/\}[’']?\p{L}/u, 'No blank gets an ending.']],
  ja: WIDE_RULES,
  'zh-Hans': WIDE_RULES,
};

/** A formula is set as formulas are. */
const FORMULA = /e\^\(.*\)\)/g;

/** The words of a sentence with its blanks in braces, and those of each branch. */
function runsOf(sentence: Sentence): string[] {
  const branches: string[] = [];
  const run = (parts: Sentence): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if ('tag' in part) return run(part.inside);
        branches.push(...Object.values(part.branches).flatMap(runsOf));
        return Object.keys(part.branches).length > 0 ? '|' : `{${part.name}}`;
      })
      .join('');
  return [run(sentence), ...branches];
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Whether each question and exclamation of a Spanish sentence is opened. */
const isOpened = (text: string): boolean =>
  countOf(text, '¿') === countOf(text, '?') && countOf(text, '¡') === countOf(text, '!');

/** What is wrong with how a sentence is set. */
export function typographyFaults(sentence: Sentence, language: NamedLanguage): string[] {
  const runs = runsOf(sentence).map((run) => run.replace(FORMULA, 'e'));
  const rules = [...EVERYWHERE, ...(RULES[language] ?? [])];
  const faults = rules.filter(([pattern]) => runs.some((run) => pattern.test(run))).map(([, fault]) => fault);
  return language === 'es' && !runs.every(isOpened)
    ? [...faults, 'A question begins with ¿, an exclamation with ¡.']
    : faults;
}

/** How much room words take: a letter of Japanese and Chinese takes the place of two. */
export const widthOf = (text: string): number =>
  text.length + (text.match(new RegExp(WIDE, 'g'))?.length ?? 0);
