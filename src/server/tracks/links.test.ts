/** An address of music works for six to twelve hours, for what it was made for, and not a moment longer than its holder's right. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { API } from '../http/calls.ts';
import { secretsFrom } from '../store/secrets.ts';
import { openSoundLink, openZipLink, soundLink, zipLink } from './links.ts';

const HOUR_MS = 3_600_000;
const secrets = secretsFrom(randomBytes(32));
/** What links are made and opened with at a moment, by somebody of the crew. */
const at = (now: number) => ({ secrets, now: () => now, read: undefined as never });
const holder = { kind: 'session', id: 'zyx987' } as const;
const gates = { signedIn: async () => 'crew' as const };
const signedIn = (address: string) => address.slice(address.lastIndexOf('/') + 1);
// Over a whole day, so that every place within the span in which an address stays the same is among them.
const MOMENTS = Array.from({ length: 97 }, (_, quarter) => 1_795_300_000_000 + (quarter * HOUR_MS) / 4);

describe.each([
  [
    'a sound',
    (now: number) => signedIn(soundLink(at(now), holder, 'abc123', 'levelled')),
    async (now: number, link: string) => (await openSoundLink(at(now), gates, link)).id,
  ],
  [
    'all tracks',
    (now: number) => signedIn(zipLink(at(now), holder, 'abc123', 'original')),
    async (now: number, link: string) => (await openZipLink(at(now), gates, link)).eventId,
  ],
])('the address of %s', (_what, made, opened) => {
  it('opens it for six hours at least and for twelve at the most', async () => {
    for (const now of MOMENTS) {
      const link = made(now);
      expect(await opened(now, link)).toBe('abc123');
      expect(await opened(now + 6 * HOUR_MS - 1, link)).toBe('abc123');
      for (const hours of [12, 365 * 24])
        await expect(opened(now + hours * HOUR_MS, link)).rejects.toThrow('This address has expired');
    }
  });

  it('stays the same while it holds long enough, so that a page that asks again does not begin anew', () => {
    const links = new Set(MOMENTS.map(made));
    expect(links.size).toBeLessThanOrEqual(24 / 6 + 1);
  });

  it('cannot be given another end', async () => {
    const [now = 0] = MOMENTS;
    const link = made(now);
    const until = /\.(\d{13})\./.exec(link)?.[1] ?? '';
    const longer = link.replace(until, String(Number(until) + 24 * HOUR_MS));
    expect(longer).not.toBe(link);
    await expect(opened(now, longer)).rejects.toThrow('This address has expired');
  });
});

it('an address of a sound does not open all tracks, nor the other way round', async () => {
  const [now = 0] = MOMENTS;
  const sound = soundLink(at(now), holder, 'abc', 'play');
  const zip = zipLink(at(now), holder, 'abc', 'levelled');
  expect(sound.startsWith(`${API}/tracks/sound/`)).toBe(true);
  await expect(openZipLink(at(now), gates, signedIn(sound))).rejects.toThrow();
  await expect(openSoundLink(at(now), gates, signedIn(zip))).rejects.toThrow();
});
