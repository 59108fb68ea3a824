import { expect, it } from 'vitest';
import { changeEventBody, eventSettings, givenSettings } from './schema.ts';

it('an address for phones is one that a path can be put behind; what was kept before is read all the same', () => {
  const isTaken = (address: string) => givenSettings.safeParse({ public_address: address }).success;
  for (const address of ['', 'https://vote.example.org', 'http://192.168.1.10:8080', 'http://[fd00::1]:8080'])
    expect(isTaken(address), address).toBe(true);
  for (const end of ['/', '?lang=de', '#top', '\\hall', '@elsewhere.example']) {
    const address = `https://vote.example.org${end}`;
    expect(isTaken(address), address).toBe(false);
    expect(eventSettings.parse({ public_address: address }).public_address).toBe(address);
  }
});

it('takes a time zone by the name of a place, and no offset, which knows no summer time', () => {
  const { time_zone: zone } = changeEventBody.shape;
  for (const name of ['Europe/Berlin', 'UTC', 'Asia/Kolkata'])
    expect(zone.safeParse(name).success).toBe(true);
  for (const name of ['+01:00', '-0500', 'Mars/Phobos', ''])
    expect(zone.safeParse(name).error?.issues[0]?.message).toBe('Choose a time zone, like Europe/Berlin.');
});

it('a code for the MC can be read off the desk; what was kept before is read all the same', () => {
  const isTaken = (code: string) => givenSettings.safeParse({ mc_access_code: code }).success;
  for (const code of ['', 'stage-4711', 'Bühne 4711']) expect(isTaken(code), code).toBe(true);
  for (const code of ['1 2-3 4', 'stage\u202e4711', 'stage\u00004711']) {
    expect(isTaken(code), code).toBe(false);
    expect(eventSettings.parse({ mc_access_code: code }).mc_access_code).toBe(code);
  }
});
