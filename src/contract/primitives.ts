/** The small schemas that every room's wire shapes are made of. */
import { z } from 'zod';

/** An instant: ISO 8601 in UTC on the wire, integer milliseconds in memory. The field's name ends in `_at`. */
export const instant = z.iso.datetime();

/** A duration in whole milliseconds. The field's name ends in `_ms`. */
export const durationMs = z.int().min(0).max(86_400_000);

/** An opaque id: lower-case letters and digits. */
export const id = z.string().regex(/^[0-9a-z]{1,64}$/, 'This is not an id.');

/** One line of a person's own words, trimmed, `max` characters at most. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .normalize()
    .min(1, 'Fill this in.')
    .max(max, `Keep this to ${max} characters.`)
    .regex(LINE, 'This holds characters that cannot be shown.');

/** One line that may be left empty. */
export const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .normalize()
    .max(max, `Keep this to ${max} characters.`)
    .regex(LINE, 'This holds characters that cannot be shown.');

/** Several lines of a person's own words, or none. */
export const paragraph = (max: number) =>
  z
    .string()
    .trim()
    .normalize()
    .max(max, `Keep this to ${max} characters.`)
    .regex(PARAGRAPH, 'This holds characters that cannot be shown.');

// Control characters would survive into CSV, print and terminals; bidi overrides would reverse the text beside a name.
const LINE = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;
const PARAGRAPH = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\t])*$/u;

/**
 * Which clock an instant beside it was read from, and how fast that runs. The server's own has an empty `id`; that of
 * a round with a clock of its own has a new `id` whenever its speed changes.
 */
export const pace = z.object({ id: z.string(), speed: z.number() });
