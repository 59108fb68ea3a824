import { expect, test } from 'vitest';
import { dateAsWritten } from './dates.ts';

/** Noon of 1 December 2026. */
const AT = 1_796_126_400_000;
const DAY = 86_400_000;

test.each([
  ['en-GB', { weekday: 'long' }, 'Tuesday 1 December'],
  ['fr', { weekday: 'short' }, 'mar. 1er décembre'],
  ['fr', { year: 'numeric' }, '1er décembre 2026'],
  ['it', { weekday: 'long' }, 'martedì 1º dicembre'],
  ['pt-BR', { year: 'numeric' }, '1º de dezembro de 2026'],
  ['es', { year: 'numeric' }, '1 de diciembre de 2026'],
  ['de', { weekday: 'long' }, 'Dienstag, 1. Dezember'],
] as const)('the first of a month as %s writes it', (locale, more, written) => {
  const said = (at: number) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', ...more }).format(at);
  expect(dateAsWritten(said(AT), locale)).toBe(written);
  // No other day is one, nor is an hour.
  for (const later of [10, 20, 30]) {
    const other = said(AT + later * DAY);
    if (locale !== 'en-GB') expect(dateAsWritten(other, locale)).toBe(other);
  }
});
