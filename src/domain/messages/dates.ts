/** What a date must say to be understood by itself, on a page as in a letter. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** The year that an instant (ms) falls in, as the zone's own calendar page says it: "2026". */
export function yearOf(at: number, timeZone: string): string {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone });
  formats.set(timeZone, known);
  return known.format(at);
}

/**
 * What asks `Intl` for the year of a date: the year belongs to it where it is another one than that of an instant
 * beside it (ms), as of now. Nothing for a date that all others share the year of; null stands for what has no date.
 */
export const withYear = (
  at: number,
  timeZone: string,
  beside: readonly (number | null)[],
): { year?: 'numeric' } =>
  beside.some((other) => other !== null && yearOf(other, timeZone) !== yearOf(at, timeZone))
    ? { year: 'numeric' }
    : {};

/** What a language writes for the first of a month, and how `Intl` writes it. */
const FIRST: Readonly<Record<string, readonly [written: RegExp, ordinal: string]>> = {
  fr: [/\b1(?= \p{L})/u, '1er'],
  it: [/\b1(?= \p{L})/u, '1º'],
  'pt-BR': [/\b1(?= de )/, '1º'],
};

/**
 * A date of `Intl` as its language writes it: in British English a weekday stands before its day without a comma,
 * and some languages count the first of a month as the first.
 */
export function dateAsWritten(date: string, locale: string): string {
  if (locale === 'en-GB') return date.replace(',', '');
  const [written, ordinal] = FIRST[locale] ?? [];
  return written && ordinal ? date.replace(written, ordinal) : date;
}
