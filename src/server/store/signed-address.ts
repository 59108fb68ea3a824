/**
 * The signed end of an address that opens one file for whoever was given it, for six to twelve hours: an audio element,
 * a picture and a download cannot show a token.
 */
import type { Secrets } from './secrets.ts';

const HALF_LIFE_MS = 6 * 3_600_000;

/**
 * What is signed for `purpose`: the file's `id` and in which form it is asked for. It stays the same for hours, so that a
 * page that asks again neither begins a song anew nor shows a gap.
 */
export const signedAddress = (
  secrets: Secrets,
  purpose: string,
  now: number,
  { id, form }: { id: string; form: string },
): string => secrets.sign(purpose, `${id}.${form}.${(Math.floor(now / HALF_LIFE_MS) + 2) * HALF_LIFE_MS}`);

/** What such an address opens; undefined where it is none, or has run out at `now` (ms). */
export function openSignedAddress(
  secrets: Secrets,
  purpose: string,
  now: number,
  link: string,
): { id: string; form: string } | undefined {
  const [id, form, until] = secrets.verify(purpose, link)?.split('.') ?? [];
  return id !== undefined && form !== undefined && Number(until) > now ? { id, form } : undefined;
}
