import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar.ts';

const ENTRY: CalendarEntry = {
  uid: 'act1@ovation',
  title: 'Stage call: Ximena, and band',
  place: 'Hall; stage door',
  notes: 'Be ready.\nBring the flute.',
  startsAt: Date.parse('2026-04-18T19:40:00Z'),
  endsAt: Date.parse('2026-04-18T19:55:00Z'),
  madeAt: Date.parse('2026-04-01T12:00:00Z'),
};

it('says when, what and where, in UTC, with what the format reserves marked', () => {
  const lines = calendarFile(ENTRY).split('\r\n');
  expect(lines).toContain('DTSTART:20260418T194000Z');
  expect(lines).toContain('DTEND:20260418T195500Z');
  expect(lines).toContain('SUMMARY:Stage call: Ximena\\, and band');
  expect(lines).toContain('LOCATION:Hall\\; stage door');
  expect(lines).toContain('DESCRIPTION:Be ready.\\nBring the flute.');
});

it('keeps lines short and words whole, whatever an act is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const text = calendarFile({ ...ENTRY, title });
      for (const line of text.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const whole = text.replaceAll('\r\n ', '').split('\r\n');
      expect(whole.filter((line) => line.startsWith('SUMMARY:'))).toHaveLength(1);
      expect(whole.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
    }),
  );
});
