/** An event that moves to another time zone begins there at the hour it was set up for. */
import { expect, it } from 'vitest';
import { toLocalInput } from '#web/ui/format.ts';
import { timesIn } from './times-in.ts';

const at = Date.parse('2026-10-24T17:30Z');
const event = {
  timeZone: 'Europe/Berlin',
  startsAt: at,
  doorsAt: at - 1_800_000,
  registrationOpensAt: null,
  registrationClosesAt: null,
  settings: { tracksUntilAt: at - 86_400_000 },
};

it.each([
  'America/New_York',
  'Australia/Lord_Howe',
  // No browser lists these, and every one knows them.
  'UTC',
  'Europe/Kyiv',
  'Asia/Kolkata',
])('keeps what the clock says in %s', (timeZone) => {
  const { startsAt, doorsAt, registrationClosesAt, settings } = timesIn(timeZone, event);
  expect(toLocalInput(startsAt ?? null, timeZone)).toBe('2026-10-24T19:30');
  expect(toLocalInput(doorsAt ?? null, timeZone)).toBe('2026-10-24T19:00');
  expect(toLocalInput(settings?.tracksUntilAt ?? null, timeZone)).toBe('2026-10-23T19:30');
  expect(registrationClosesAt).toBeNull();
});

it('leaves a name that is no zone to the server', () => {
  expect(timesIn('Europe/Nowhere', event)).toEqual({ timeZone: 'Europe/Nowhere' });
});
