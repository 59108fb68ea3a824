/**
 * Addresses that open one sound or one zip for whoever was given them, for a few hours: an audio element and
 * a download cannot show a token. They are handed to crew and to the act itself only.
 */

import { Refusal } from '#contract/refusal.ts';
import { API } from '../http/calls.ts';
import type { Secrets } from '../store/secrets.ts';

/** How a file is asked for: as it came, to play; the levelled copy; as it came, to keep. */
export type SoundKind = 'play' | 'levelled' | 'save';
/** Which files a zip holds. */
export type ZipSound = 'original' | 'levelled';

const HALF_LIFE_MS = 6 * 3_600_000;
const SOUND = 'track sound';
const ZIP = 'track zip';

// Stays the same for hours, so that a page that asks again does not begin the song anew.
const expiry = (now: number): number => (Math.floor(now / HALF_LIFE_MS) + 2) * HALF_LIFE_MS;

/** The address of a sound. */
export const soundLink = (secrets: Secrets, now: number, id: string, kind: SoundKind): string =>
  `${API}/tracks/sound/${secrets.sign(SOUND, `${id}.${kind}.${expiry(now)}`)}`;

/** The address of an event's zip. */
export const zipLink = (secrets: Secrets, now: number, eventId: string, sound: ZipSound): string =>
  `${API}/tracks/zip/${secrets.sign(ZIP, `${eventId}.${sound}.${expiry(now)}`)}`;

const opened = (secrets: Secrets, purpose: string, now: number, link: string): [string, string] => {
  const [id, what, until] = secrets.verify(purpose, link)?.split('.') ?? [];
  if (id === undefined || what === undefined || !(Number(until) > now))
    throw new Refusal('link_unknown', 'This address has expired. Reload the page for a new one.');
  return [id, what];
};

/** What a sound's address opens. @throws Refusal `link_unknown`. */
export function openSoundLink(secrets: Secrets, now: number, link: string) {
  const [id, kind] = opened(secrets, SOUND, now, link);
  return { id, kind: kind as SoundKind };
}

/** What a zip's address opens. @throws Refusal `link_unknown`. */
export function openZipLink(secrets: Secrets, now: number, link: string) {
  const [eventId, sound] = opened(secrets, ZIP, now, link);
  return { eventId, sound: sound as ZipSound };
}
