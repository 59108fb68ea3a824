/**
 * Addresses that open one sound or one zip for whoever was given them, for a few hours: an audio element and
 * a download cannot show a token. They are handed to crew and to the act itself only.
 */

import { Refusal } from '#contract/refusal.ts';
import { API } from '../http/calls.ts';
import type { Secrets } from '../store/secrets.ts';
import { openSignedAddress, signedAddress } from '../store/signed-address.ts';

/** How a file is asked for: as it came, to play; the levelled copy; as it came, to keep. */
export type SoundKind = 'play' | 'levelled' | 'save';
/** Which files a zip holds. */
export type ZipSound = 'original' | 'levelled';

const SOUND = 'track sound';
const ZIP = 'track zip';

/** The address of a sound. */
export const soundLink = (secrets: Secrets, now: number, id: string, kind: SoundKind): string =>
  `${API}/tracks/sound/${signedAddress(secrets, SOUND, now, { id, form: kind })}`;

/** The address of an event's zip. */
export const zipLink = (secrets: Secrets, now: number, eventId: string, sound: ZipSound): string =>
  `${API}/tracks/zip/${signedAddress(secrets, ZIP, now, { id: eventId, form: sound })}`;

function opened(secrets: Secrets, purpose: string, now: number, link: string): { id: string; form: string } {
  const found = openSignedAddress(secrets, purpose, now, link);
  if (!found) throw new Refusal('link_unknown', 'This address has expired. Reload the page for a new one.');
  return found;
}

/** What a sound's address opens. @throws Refusal `link_unknown`. */
export function openSoundLink(secrets: Secrets, now: number, link: string) {
  const { id, form } = opened(secrets, SOUND, now, link);
  return { id, kind: form as SoundKind };
}

/** What a zip's address opens. @throws Refusal `link_unknown`. */
export function openZipLink(secrets: Secrets, now: number, link: string) {
  const { id, form } = opened(secrets, ZIP, now, link);
  return { eventId: id, sound: form as ZipSound };
}
