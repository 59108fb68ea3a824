/**
 * Addresses that open one sound or one zip for whoever was given them, for a few hours: an audio element and
 * a download cannot show a token. They are handed to crew and to the act itself only, and end with their right.
 */

import { Refusal } from '#contract/refusal.ts';
import type { Gates } from '../http/access.ts';
import { API } from '../http/calls.ts';
import { type Holder, openSignedAddress, signedAddress } from '../registration/signed-address.ts';
import type { Store } from '../store/store.ts';

/** How a file is asked for: as it came, to play; the levelled copy; as it came, to keep. */
export type SoundKind = 'play' | 'levelled' | 'save';
/** Which files a zip holds. */
export type ZipSound = 'original' | 'levelled';

type Ground = Pick<Store, 'secrets' | 'read' | 'now'>;
type SignedIn = Pick<Gates, 'signedIn'>;

const SOUND = 'track sound';
const ZIP = 'track zip';

/** The address of a sound. */
export const soundLink = ({ secrets, now }: Ground, holder: Holder, id: string, form: SoundKind): string =>
  `${API}/tracks/sound/${signedAddress(secrets, SOUND, now(), { id, form, holder })}`;

/** The address of an event's zip. */
export const zipLink = ({ secrets, now }: Ground, holder: Holder, id: string, form: ZipSound): string =>
  `${API}/tracks/zip/${signedAddress(secrets, ZIP, now(), { id, form, holder })}`;

async function opened(ground: Ground, gates: SignedIn, purpose: string, link: string) {
  const found = await openSignedAddress(ground, gates, purpose, link);
  if (!found) throw new Refusal('link_unknown', 'This address has expired. Reload the page for a new one.');
  return found;
}

/** What a sound's address opens. @throws Refusal `link_unknown`. */
export async function openSoundLink(ground: Ground, gates: SignedIn, link: string) {
  const { id, form } = await opened(ground, gates, SOUND, link);
  return { id, kind: form as SoundKind };
}

/** What a zip's address opens. @throws Refusal `link_unknown`. */
export async function openZipLink(ground: Ground, gates: SignedIn, link: string) {
  const { id, form } = await opened(ground, gates, ZIP, link);
  return { eventId: id, sound: form as ZipSound };
}
