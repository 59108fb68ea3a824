/** An address of music works for six to twelve hours, for what it was made for, and not a moment longer. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { API } from '../http/calls.ts';
import { secretsFrom } from '../store/secrets.ts';
import { openSoundLink, openZipLink, soundLink, zipLink } from './links.ts';

const HOUR_MS = 3_600_000;
const secrets = secretsFrom(randomBytes(32));
const signedIn = (address: string) => address.slice(address.lastIndexOf('/') + 1);
// Over a whole day, so that every place within the span in which an address stays the same is among them.
const MOMENTS = Array.from({ length: 97 }, (_, quarter) => 1_795_300_000_000 + (quarter * HOUR_MS) / 4);

describe.each([
  [
    'a sound',
    (now: number) => signedIn(soundLink(secrets, now, 'abc123', 'levelled')),
    (now: number, link: string) => openSoundLink(secrets, now, link).id,
  ],
  [
    'all tracks',
    (now: number) => signedIn(zipLink(secrets, now, 'abc123', 'original')),
    (now: number, link: string) => openZipLink(secrets, now, link).eventId,
  ],
])('the address of %s', (_what, made, opened) => {
  it('opens it for six hours at least and for twelve at the most', () => {
    for (const now of MOMENTS) {
      const link = made(now);
      expect(opened(now, link)).toBe('abc123');
      expect(opened(now + 6 * HOUR_MS - 1, link)).toBe('abc123');
      expect(() => opened(now + 12 * HOUR_MS, link)).toThrow('This address has expired');
      expect(() => opened(now + 365 * 24 * HOUR_MS, link)).toThrow('This address has expired');
    }
  });

  it('stays the same while it holds long enough, so that a page that asks again does not begin anew', () => {
    const links = new Set(MOMENTS.map(made));
    expect(links.size).toBeLessThanOrEqual(24 / 6 + 1);
  });

  it('cannot be given another end', () => {
    const [now = 0] = MOMENTS;
    const link = made(now);
    const until = /\.(\d{13})\./.exec(link)?.[1] ?? '';
    const longer = link.replace(until, String(Number(until) + 24 * HOUR_MS));
    expect(longer).not.toBe(link);
    expect(() => opened(now, longer)).toThrow('This address has expired');
  });
});

it('an address of a sound does not open all tracks, nor the other way round', () => {
  const [now = 0] = MOMENTS;
  expect(soundLink(secrets, now, 'abc', 'play').startsWith(`${API}/tracks/sound/`)).toBe(true);
  expect(() => openZipLink(secrets, now, signedIn(soundLink(secrets, now, 'abc', 'play')))).toThrow();
  expect(() => openSoundLink(secrets, now, signedIn(zipLink(secrets, now, 'abc', 'levelled')))).toThrow();
});
