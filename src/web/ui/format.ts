/** Dates, times and numbers for people: through `Intl`, in the event's time zone and the reader's language. */
import { dateAsWritten, withYear } from '#domain/messages/dates.ts';
import { localeOf } from '#domain/messages/languages.ts';
import { apart, inDecimals, inRow, inTurn } from '#domain/messages/sentence.ts';
import { say, spokenNow } from './say.ts';

// Plain English as a document's language leaves day and month open; the day goes first here.
const locale = (): string => {
  const { language } = spokenNow();
  return language === 'en' ? 'en-GB' : localeOf(language);
};

const formats = new Map<string, Intl.DateTimeFormat>();

function inZone(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  language = locale(),
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const fresh = new Intl.DateTimeFormat(language, { timeZone, ...options });
  formats.set(key, fresh);
  return fresh;
}

/**
 * A date, as "Saturday 18 April"; with its year, as "Saturday 18 April 2026", where that is not this device's
 * present one or where a date in the same list, one of `beside`, is of another. All in ms, `timeZone` an IANA
 * name; null in the list stands for what has no date.
 */
export const showDate = (at: number, timeZone: string, beside: readonly (number | null)[] = []): string =>
  dateAsWritten(
    inZone(timeZone, {
      ...{ weekday: 'long', day: 'numeric', month: 'long' },
      ...withYear(at, timeZone, [Date.now(), ...beside]),
    } as const).format(at),
    locale(),
  );

/** A date without the weekday, as "18 April", or "18 April 2025" in another year than now. `at` in ms. */
export const showDay = (at: number, timeZone: string): string =>
  dateAsWritten(
    inZone(timeZone, { day: 'numeric', month: 'long', ...withYear(at, timeZone, [Date.now()]) }).format(at),
    locale(),
  );

/** Date and time, as "Sat 18 April, 19:30", or "Sat 18 April 2025, 19:30" in another year than now. `at` in ms. */
export const showDateAndTime = (at: number, timeZone: string): string =>
  sideBySide([
    dateAsWritten(
      inZone(timeZone, {
        ...{ weekday: 'short', day: 'numeric', month: 'long' },
        ...withYear(at, timeZone, [Date.now()]),
      } as const).format(at),
      locale(),
    ),
    showTime(at, timeZone),
  ]);

/** A time of day, as "19:30". `at` in ms. */
export const showTime = (at: number, timeZone: string): string =>
  inZone(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** A time of day with seconds, as "20:24:18". `at` in ms. */
export const showTimeToTheSecond = (at: number, timeZone: string): string =>
  inZone(timeZone, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }).format(at);

/**
 * An instant (ms) as files hold it, "2026-04-18 20:24:18", which spreadsheets read as a time; empty for null. The
 * column says in which zone.
 */
export const fileTime = (at: number | null, timeZone: string): string =>
  at === null
    ? ''
    : `${toLocalInput(at, timeZone).replace('T', ' ')}:${String(Math.floor(at / 1000) % 60).padStart(2, '0')}`;

/** A whole number in the reader's notation, as "1,284". */
export const showCount = (count: number): string => new Intl.NumberFormat(locale()).format(count);

/** Whole percent as the reader writes them, as "30%" or "30 %". */
export const showPercent = (percent: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(percent / 100);

/** The unit of a size, how many bytes it is, and with how many digits it is written. */
const unitOf = (bytes: number) =>
  bytes < 1e5
    ? ({ unit: 'kilobyte', of: 1e3, digits: 0 } as const)
    : ({ unit: 'megabyte', of: 1e6, digits: bytes >= 1e7 ? 0 : 1 } as const);

/** The size of a file in the reader's notation, as "5 kB", "4.2 MB" or "4,2 Mo". */
export function showSize(bytes: number): string {
  const { unit, of, digits } = unitOf(bytes);
  return inUnits(unit, unit === 'kilobyte' ? Math.max(1, bytes / of) : bytes / of, digits);
}

/** A part of a size as a number in that size's unit: "38" of "62 kB", "0.4" of "1.2 MB". */
export function showPartOfSize(part: number, bytes: number): string {
  const { of, digits } = unitOf(bytes);
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale(), places).format(part / of);
}

/** How long something took in the reader's notation, as "38ms" or "1.2s". */
export const showTook = (ms: number): string =>
  ms < 1000 ? inUnits('millisecond', Math.ceil(ms), 0) : inUnits('second', ms / 1000, 1);

const inUnits = (unit: 'kilobyte' | 'megabyte' | 'millisecond' | 'second', value: number, digits: number) =>
  new Intl.NumberFormat(locale(), {
    // The short form of a second is a word that goes by its count in English.
    ...({ style: 'unit', unit, unitDisplay: unit.endsWith('second') ? 'narrow' : 'short' } as const),
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(value);

/** A number that came as text, with the reader's decimal sign: "9.5" as "9,5". What is no number stays as it is. */
export const showDecimal = (text: string): string =>
  /^-?\d+\.\d+$/.test(text) ? inDecimals(text, spokenNow().language) : text;

/**
 * Names in a row, "A, B and C" in the reader's language, each kept apart from the direction of writing around it.
 */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(locale()).format(names.map((name) => apart(name, spokenNow().language)));

/** "Song, they/them" or, with another sign between them, "Song · they/them"; what is empty is left out. */
export const sideBySide = (facts: readonly (string | false | null | undefined)[], between?: string): string =>
  inRow(facts, spokenNow().language, between);

/** Sentences one after the other, as one text; `false` stands for none. */
export const oneByOne = (sentences: readonly (string | false)[]): string =>
  inTurn(
    sentences.filter((sentence) => sentence !== false),
    spokenNow().language,
  );

/** Fields and files are read by programs, whatever the page speaks. */
const MACHINES = 'en-GB';

/**
 * The value for an `<input type="datetime-local">` that shows the instant `at` (ms) in the zone; empty for null.
 */
export function toLocalInput(at: number | null, timeZone: string): string {
  if (at === null) return '';
  const parts = inZone(
    timeZone,
    {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    },
    MACHINES,
  ).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '00';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The instant (ms) that the value of an `<input type="datetime-local">` means in the zone; null for an empty or
 * half-filled one. An hour that a clock change skips counts as the one after it.
 */
export function fromLocalInput(value: string, timeZone: string): number | null {
  // Browsers read a good deal into half a date; only a whole one is asked of them.
  const asUtc = /^\d{4,}-\d\d-\d\dT\d\d:\d\d$/.test(value) ? Date.parse(`${value}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const aheadAt = (at: number) => Date.parse(`${toLocalInput(at, timeZone)}:00Z`) - at;
  // Twice: the first guess may lie on the other side of a clock change.
  const at = asUtc - aheadAt(asUtc - aheadAt(asUtc));
  // In a skipped hour the clock before the change goes on, which leads into the hour after it, on either side of Greenwich.
  return toLocalInput(at, timeZone) === value ? at : asUtc - aheadAt(asUtc - DAY_MS);
}

const DAY_MS = 86_400_000;

/** An address as people say and type it: without `https://` and without a slash at its end. */
export const plainAddress = (address: string): string =>
  address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/**
 * "Act 5 of 14". `last`: the highest number, null where numbers have gaps, for then it is not how many acts there are:
 * "Act 5". Empty where the act has no number.
 */
export const whichAct = (number: number | null, last: number | null): string => {
  if (number === null) return '';
  return last === null ? say('ui.act', { number }) : say('ui.actOf', { number, last });
};
