/**
 * Letters to performers and their parents: which there are, their default texts, and how an act's words are filled in.
 */
import type { Translated } from '../messages/catalogue.ts';
import { cutTo } from '../messages/cut-text.ts';
import { letters } from '../messages/en/letters.ts';
import { type Language, SOURCE } from '../messages/languages.ts';
import { apart } from '../messages/sentence.ts';

/** All kinds of letters. */
export const LETTERS = [
  'received',
  'accepted',
  'declined',
  'waitlisted',
  'reminder',
  'call',
  'consent',
  'thanks',
] as const;
export type LetterKind = (typeof LETTERS)[number];

/** Who gets the letter, whether it tells a decision, and which appointment it brings. */
interface Declared {
  to: 'performer' | 'parent';
  isDecision?: true;
  calendar?: 'evening' | 'call';
}

/** The properties of each kind. */
export const LETTER_KINDS: Readonly<Record<LetterKind, Declared>> = {
  received: { to: 'performer' },
  accepted: { to: 'performer', isDecision: true, calendar: 'evening' },
  declined: { to: 'performer', isDecision: true },
  waitlisted: { to: 'performer', isDecision: true },
  reminder: { to: 'performer' },
  call: { to: 'performer', calendar: 'call' },
  consent: { to: 'parent' },
  thanks: { to: 'performer' },
};

/** The letters that tell a decision. A later decision replaces one that is still waiting to be sent. */
export const DECISIONS: readonly LetterKind[] = LETTERS.filter((kind) => LETTER_KINDS[kind].isDecision);

/** A letter's subject and text, with blanks in braces. */
export interface LetterText {
  subject: string;
  body: string;
}

/** Blanks that a text may have, without their braces. */
export const BLANKS = [
  'name',
  'performer',
  'stage_name',
  'song',
  'event',
  'date',
  'venue',
  'link',
  'missing',
  'call_time',
  'result',
  'contact',
] as const;
export type Blank = (typeof BLANKS)[number];

/** What fills the blanks; a missing one is left empty. */
export type LetterWords = Partial<Record<Blank, string>>;

/** The default letter in the language of these messages. */
export const ourLetter = (words: Translated<'letters'>, kind: LetterKind): LetterText => ({
  subject: words[`${kind}Subject`],
  body: `${words[`${kind}Body`]}\n\n${words.signature}`,
});

const LETTER_ENTRIES = LETTERS.map((kind) => [kind, ourLetter(letters, kind)] as const);

/** The default letters in English, which an event's settings hold until the organisers write their own. */
export const LETTER_TEXTS = Object.fromEntries(LETTER_ENTRIES) as Readonly<Record<LetterKind, LetterText>>;

/** Whether a letter still has its default text, so that everybody gets it in their own language. */
export const isDefaultLetter = (kind: LetterKind, { subject, body }: LetterText): boolean =>
  subject === LETTER_TEXTS[kind].subject && body === LETTER_TEXTS[kind].body;

/** Sample words for the preview of a text. */
export const SAMPLE_WORDS: Readonly<Record<Blank, string>> = {
  name: 'Ana',
  performer: 'Ximena',
  stage_name: 'Ximena Ortiz',
  song: 'Alfonsina y el mar',
  event: 'Open Stage',
  date: 'Saturday 18 April 2026',
  venue: 'Town hall.',
  link: 'https://show.example.org/status/…',
  missing: '- your track\n- the consent of a parent or guardian',
  call_time: '19:40',
  result: 'Your place: 2 of 14',
  contact: 'Ask at the desk.',
};

const BLANK = /\{([a-z_]+)\}/g;

/** Blanks in the text that do not exist. */
export const unknownBlanks = (text: string): string[] =>
  [...text.matchAll(BLANK)]
    .map(([, name]) => name ?? '')
    .filter((name) => !(BLANKS as readonly string[]).includes(name));

/**
 * What fills them has no marks of text direction around it: programs read addresses, and would take the marks for part
 * of them; what is missing is lines of the letter's own language, each with a dash before anything else.
 */
const BARE: ReadonlySet<Blank> = new Set(['link', 'missing']);

/**
 * The letter with its blanks filled in one pass, so that what fills a blank is never read as a blank. The subject
 * stays one line, so that nobody can add a header. A line whose blanks are all empty is left out (“Questions?” without
 * a contact).
 */
export function fillLetter(text: LetterText, words: LetterWords, language: Language = SOURCE): LetterText {
  const wordOf = (name: Blank): string => {
    const word = words[name] ?? '';
    return BARE.has(name) ? word : apart(word, language);
  };
  const fill = (template: string) =>
    template.replace(BLANK, (whole, name: string) => (isBlank(name) ? wordOf(name) : whole));
  const isEmpty = (line: string): boolean => {
    const blanks = [...line.matchAll(BLANK)].map(([, name = '']) => name);
    return blanks.length > 0 && blanks.every((name) => isBlank(name) && (words[name] ?? '') === '');
  };
  const lines = text.body.split(/\r\n?|\n/).filter((line) => !isEmpty(line));
  return {
    subject: cutTo(oneLine(fill(text.subject)), 200),
    body: fill(lines.join('\n'))
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

const isBlank = (name: string): name is Blank => (BLANKS as readonly string[]).includes(name);

const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

// Narrower than the standard: no quotes, comments, lists or routes, which nobody's contact needs.
const ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

/** The email address in a contact as people write it; undefined for a phone number or a handle. */
export function mailAddress(contact: string): string | undefined {
  const address = contact.trim();
  return address.length <= 200 && ADDRESS.test(address) ? address : undefined;
}

const MINUTE_MS = 60_000;

/** How long a decision's letter waits, so that the decision can be undone unseen. */
export const DECISION_WAIT_MS = MINUTE_MS;

const WAITS_MS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS);

/** How long to wait in ms after the `tries`th failed attempt (from 1); undefined when to give up. */
export const waitAfter = (tries: number): number | undefined => WAITS_MS[tries - 1];

/** The longest time in ms that a letter waits for its next try. */
export const LONGEST_WAIT_MS = Math.max(...WAITS_MS, DECISION_WAIT_MS);
