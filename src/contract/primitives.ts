/** Small schemas that the rooms' shapes are made of. */
import { z } from 'zod';

/** An instant: ISO 8601 in UTC on the wire, whole milliseconds in code. The field's name ends in `_at`. */
export const instant = z.iso.datetime();

/** An instant that somebody chose: what is worked out from it, as when a show ends, has a year of four digits, too. */
export const day = instant.refine(
  (at) => at >= '1900' && at < '3000',
  'Choose a day in the years 1900 to 2999.',
);

/** A duration in whole milliseconds. The field's name ends in `_ms`. */
export const durationMs = z.int().min(0).max(86_400_000);

/** An opaque id: lower-case letters and digits. */
export const id = z.string().regex(/^[0-9a-z]{1,64}$/, 'This is not an id.');

/** How many characters a reason may have that somebody gives for a decision. */
export const REASON_LENGTH = 300;

/** One line of somebody's own words, trimmed, 1 to `max` characters, of which at least one can be seen. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .normalize()
    .min(1, 'Fill this in.')
    .max(max, `Keep this to ${max} characters.`)
    .regex(LINE, 'This holds characters that cannot be shown.')
    .refine(isNotHeaped, HEAPED)
    .refine((text) => SEEN.test(text), 'Fill this in.');

/** One line of at most `max` characters, or empty. */
export const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .normalize()
    .max(max, `Keep this to ${max} characters.`)
    .regex(LINE, 'This holds characters that cannot be shown.')
    .refine(isNotHeaped, HEAPED);

/** Several lines of at most `max` characters in all, or empty. */
export const paragraph = (max: number) =>
  z
    .string()
    .trim()
    .normalize()
    .max(max, `Keep this to ${max} characters.`)
    .regex(PARAGRAPH, 'This holds characters that cannot be shown.')
    .refine(isNotHeaped, HEAPED);

/**
 * How many characters a text of this schema may have, as `line`, `optionalLine` and `paragraph` say it, also where the
 * text may be left out.
 * @throws Error where the schema is no text or sets no limit.
 */
export function longest(schema: z.core.$ZodType): number {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return longest(schema.unwrap());
  if (!(schema instanceof z.ZodString) || schema.maxLength === null)
    throw new Error('This schema sets no limit to a text.');
  return schema.maxLength;
}

// Control characters would get into CSV files, prints and terminals; bidirectional overrides would reverse the text
// beside a name. Half of a character, as a cut text ends with, is another one wherever it is kept.
const LINE = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u;
// Letters and symbols that leave nothing on a screen: fillers of Hangul, the blank of Braille, a place for an object.
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc])[\p{L}\p{N}\p{P}\p{S}]/u;
const HEAPED = 'This has too many accents on one letter.';
// Accents heaped on a letter run over the lines above and below it. Those that any writing may use are at most four
// (Arabic with all its signs, a Vietnamese vowel has two); with signs of its own a letter has up to eight (Tibetan, Burmese).
const HEAP = /(?:(?=\p{M})\p{Script=Inherited}){5}|\p{M}{9}/u;
const PARAGRAPH = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\n\t])*$/u;

function isNotHeaped(text: string): boolean {
  return !HEAP.test(text);
}

/**
 * The clock from which an instant beside it was read, and its speed. The server's clock has an empty `id`; a round's
 * own clock gets a new `id` whenever its speed changes.
 */
export const pace = z.object({ id: z.string(), speed: z.number() });

/** The signed end of an address that opens a file for some hours. */
export const signedLink = z.object({ link: z.string().regex(/^[\w.-]{1,160}$/) });
