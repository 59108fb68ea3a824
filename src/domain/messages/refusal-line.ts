/**
 * Which line of the catalogue it is that is wrong with one field: what a schema says of itself has a line too. The
 * sentence goes out in English, as the specification has it; beside it this.
 */

import type { CatalogueLine } from './catalogue-line.ts';
import { toldOf } from './report.ts';

/** The schemas' own words, and what is said of ids and files that programs make: no page's form lets anybody come to it. */
const OF_SCHEMA =
  /^(?:Invalid |Too (?:big|small): |Unrecognized key|This (?:is (?:not (?:an id|an act|base64|percent-encoded|the id of a page)|none of the forms|more than any form|no WAV)|is not known here|should be (?!a number))|Choose one of: |Enter a date and time, like \d|An order is |Give each act a grade from |A fingerprint has |Write points in quotes|No performance has this id|Only points can be carried forward, and|Make it of 8 to 80 |The show is at version )/;
const NOTHING_THERE = /received (?:undefined|null)|>=1 characters/;
const TOO_LONG = /^Too big: expected string to have <=(\d+) characters/;

/** The catalogue’s line for a sentence about a field; undefined for a sentence that has none. */
export function toldOfField(sentence: string): CatalogueLine | undefined {
  const most = TOO_LONG.exec(sentence)?.[1];
  if (most !== undefined) return { line: 'keepTo', blanks: { most } };
  if (!OF_SCHEMA.test(sentence)) return toldOf(sentence);
  return { line: NOTHING_THERE.test(sentence) ? 'fillIn' : 'fieldNotRight' };
}
