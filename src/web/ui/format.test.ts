import { expect, test } from 'vitest';
import {
  fromLocalInput,
  listed,
  showDate,
  showDateAndTime,
  showDay,
  showPercent,
  showSize,
  showTook,
  toLocalInput,
} from './format.ts';
import { speak, spokenNow } from './say.ts';

test('an empty or half-filled date is none, not the one a browser reads into it', () => {
  for (const value of ['', ' ', '2026', '2026-04', '2026-04-18', '2026-04-18T', '19:30'])
    expect(fromLocalInput(value, 'Europe/Berlin')).toBeNull();
});

test('a whole one is the instant that it means in the zone, and comes back as it was', () => {
  const at = Date.parse('2026-04-18T17:30:00Z');
  expect(fromLocalInput('2026-04-18T19:30', 'Europe/Berlin')).toBe(at);
  expect(toLocalInput(at, 'Europe/Berlin')).toBe('2026-04-18T19:30');
});

test('names in a list keep their own direction in a page that is read from right to left', () => {
  const before = spokenNow();
  speak({ ...before, language: 'ar' });
  expect(listed(['Technique', 'Stage presence'])).toBe('\u2068Technique\u2069 و\u2068Stage presence\u2069');
  speak(before);
  expect(listed(['Technique', 'Stage presence'])).toBe('Technique and Stage presence');
});

test('sizes and spans are written as the reader does, each in a unit that fits it', () => {
  const before = spokenNow();
  expect([4_249_000, 60_000_000, 5_210, 1].map(showSize)).toEqual(['4.2 MB', '60 MB', '5 kB', '1 kB']);
  expect([37.2, 1_240].map(showTook)).toEqual(['38ms', '1.2s']);
  speak({ ...before, language: 'fr' });
  expect([showSize(4_249_000), showSize(5_210)].map((size) => size.replaceAll(/\s/g, ' '))).toEqual([
    '4,2 Mo',
    '5 ko',
  ]);
  speak(before);
});

test('reads a time that the clock change skips as the one an hour later, on either side of Greenwich', () => {
  const read = (value: string, zone: string) =>
    toLocalInput(fromLocalInput(value, zone), zone).slice('2026-03-08T'.length);
  expect(read('2026-03-08T02:30', 'America/New_York')).toBe('03:30');
  expect(read('2026-03-29T02:30', 'Europe/Berlin')).toBe('03:30');
  expect(read('2026-03-29T01:30', 'Europe/London')).toBe('02:30');
  expect(read('2026-10-04T02:30', 'Australia/Sydney')).toBe('03:30');
});

test('a date says its year where that is another one than now or than the one of a date beside it', () => {
  const before = spokenNow();
  const year = new Date().getUTCFullYear();
  const at = (of: number) => Date.UTC(of, 11, 1, 18, 30);
  expect(showDate(at(year), 'UTC')).not.toContain(String(year));
  expect(showDate(at(year + 1), 'UTC')).toMatch(new RegExp(`^\\w+ 1 December ${year + 1}$`));
  expect(showDate(at(year), 'UTC', [at(year), null, at(year + 1)])).toContain(`December ${year}`);
  expect(showDay(at(year - 1), 'UTC')).toBe(`1 December ${year - 1}`);
  expect(showDateAndTime(at(year - 1), 'UTC')).toMatch(new RegExp(`1 December ${year - 1}, 18:30$`));
  // The year is the one of the place where the show is.
  expect(showDay(Date.UTC(year, 11, 31, 20), 'Asia/Tokyo')).toBe(`1 January ${year + 1}`);
  speak({ ...before, language: 'de' });
  expect(showDate(at(year + 1), 'UTC')).toMatch(new RegExp(`, 1\\. Dezember ${year + 1}$`));
  speak(before);
});

test('percent are written as the reader writes them', () => {
  const before = spokenNow();
  expect(showPercent(30)).toBe('30%');
  speak({ ...before, language: 'tr' });
  expect(showPercent(30)).toBe('%30');
  speak(before);
});
