/**
 * Which line of the catalogue it is that is wrong with one field: what a schema says of itself has a line too. The
 * sentence goes out in English, as the specification has it; beside it this.
 */
import { toldOf } from './report.ts';
import type { Told } from './told.ts';

/** The schemas' own words, which a page's form does not let anybody come to. */
const OF_SCHEMA = /^(?:Invalid |Too (?:big|small): |Unrecognized key)/;
const NOTHING_THERE = /received (?:undefined|null)|>=1 characters/;
const TOO_LONG = /^Too big: expected string to have <=(\d+) characters/;

/** Undefined for a sentence that has none. */
export function toldOfField(sentence: string): Told | undefined {
  const most = TOO_LONG.exec(sentence)?.[1];
  if (most !== undefined) return { line: 'keepTo', blanks: { most } };
  if (!OF_SCHEMA.test(sentence)) return toldOf(sentence);
  return { line: NOTHING_THERE.test(sentence) ? 'fillIn' : 'fieldNotRight' };
}
