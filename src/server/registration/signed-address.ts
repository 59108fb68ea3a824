/**
 * The signed end of an address that opens one file for whoever was given it: an audio element, a picture and a download
 * cannot show a token. It is good for six to twelve hours, and no longer than what it was given for: a sign-in, or the
 * private link of an act.
 */
import type { CrewAccess, Gates, ParticipantAccess } from '../http/access.ts';
import type { Secrets } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { participantByLinkHash } from './queries.ts';

const HALF_LIFE_MS = 6 * 3_600_000;

/** By what somebody was given an address. */
export interface Holder {
  readonly kind: 'session' | 'link';
  readonly id: string;
}

/** What the addresses are good by that a caller is given. */
export const holderOf = (access: CrewAccess | ParticipantAccess): Holder =>
  'sessionId' in access
    ? { kind: 'session', id: access.sessionId }
    : { kind: 'link', id: access.statusTokenHash };

/**
 * What is signed for `purpose`: the file's `id` and in which form it is asked for. It stays the same for hours, so that a
 * page that asks again neither begins a song anew nor shows a gap.
 */
export const signedAddress = (
  secrets: Secrets,
  purpose: string,
  now: number,
  { id, form, holder }: { id: string; form: string; holder: Holder },
): string =>
  secrets.sign(
    purpose,
    [id, form, (Math.floor(now / HALF_LIFE_MS) + 2) * HALF_LIFE_MS, holder.kind, holder.id].join('.'),
  );

/** What such an address opens; undefined where it is none, has run out, or whoever was given it has no right any more. */
export async function openSignedAddress(
  { secrets, read, now }: Pick<Store, 'secrets' | 'read' | 'now'>,
  { signedIn }: Pick<Gates, 'signedIn'>,
  purpose: string,
  link: string,
): Promise<{ id: string; form: string } | undefined> {
  const [id, form, until, kind, holder] = secrets.verify(purpose, link)?.split('.') ?? [];
  if (id === undefined || form === undefined || holder === undefined || !(Number(until) > now()))
    return undefined;
  const holds =
    kind === 'session'
      ? (await signedIn(holder)) !== undefined
      : (await participantByLinkHash(read, holder))?.erasedAt === null;
  return holds ? { id, form } : undefined;
}
