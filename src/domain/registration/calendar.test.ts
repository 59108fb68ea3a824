import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar.ts';

const ENTRY: CalendarEntry = {
  uid: 'act1@ovation',
  title: 'Stage call: Ximena, and band',
  place: 'Hall; stage door',
  notes: 'Be ready.\nBring the flute.',
  startsAt: 1_776_541_200_000,
  endsAt: 1_776_542_100_000,
  madeAt: 1_775_044_800_000,
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
