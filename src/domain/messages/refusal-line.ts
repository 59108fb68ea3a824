/**
 * Which line of the catalogue a refusal's sentence is, and what fills it. The sentence itself goes out in English, as
 * the specification has it; beside it this, by which a page says it in its reader's language.
 */
import { faults } from './en/faults.ts';

export interface Told {
  readonly line: string;
  readonly blanks?: Readonly<Record<string, string>>;
}

const BLANK = /\{(\w+)\}/g;
const exactly = (text: string): string => text.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&');

const PATTERNS = Object.entries(faults).map(([line, text]) => ({
  line,
  names: [...text.matchAll(BLANK)].map(([, name = '']) => name),
  pattern: new RegExp(
    `^${text
      .split(BLANK)
      .map((part, at) => (at % 2 === 0 ? exactly(part) : '(.+)'))
      .join('')}$`,
  ),
}));

/** Undefined for a sentence that none but the crew is told. */
export function toldOf(sentence: string): Told | undefined {
  for (const { line, names, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    if (names.length === 0) return { line };
    return { line, blanks: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
  }
  return undefined;
}

/** The schemas' own words, which a page's form does not let anybody come to. */
const OF_SCHEMA = /^(?:Invalid |Too (?:big|small): |Unrecognized key)/;
const NOTHING_THERE = /received (?:undefined|null)|>=1 characters/;
const TOO_LONG = /^Too big: expected string to have <=(\d+) characters/;

/** The same of what is wrong with one field. */
export function toldOfField(sentence: string): Told | undefined {
  const most = TOO_LONG.exec(sentence)?.[1];
  if (most !== undefined) return { line: 'keepTo', blanks: { most } };
  if (!OF_SCHEMA.test(sentence)) return toldOf(sentence);
  return { line: NOTHING_THERE.test(sentence) ? 'fillIn' : 'fieldNotRight' };
}
