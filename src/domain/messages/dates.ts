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

/** A weekday stands before its day without a comma in British English; other languages keep theirs. */
export const weekdayFirst = (date: string, locale: string): string =>
  locale === 'en-GB' ? date.replace(',', '') : date;
