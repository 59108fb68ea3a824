/** Answering a sound: whole or in part, under headers that let a browser do nothing with it but play it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { trackFileName } from '#domain/tracks/file-name.ts';
import { MEDIA_TYPES } from '#domain/tracks/formats.ts';
import type { Gates } from '../http/access.ts';
import { requireParticipant } from '../registration/queries.ts';
import type { Store } from '../store/store.ts';
import { trackFileById } from './files.ts';
import { openSoundLink } from './links.ts';
import type { TrackStorage } from './storage.ts';

/**
 * The headers under which files from strangers are sent, so that no browser runs them, guesses their type or
 * shares them.
 */
export const STRANGERS_BYTES = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
} as const;

/** The place of each act in the running order that it stands in, by participant. */
export type PlacesOf = (eventId: string) => Promise<ReadonlyMap<string, number>>;

/**
 * Sends the sound that a signed address opens, or the range of it that the request asks for. @throws Refusal
 * `link_unknown`, or `not_found` when the file is gone.
 */
export async function sendSound(
  store: Store,
  gates: Pick<Gates, 'signedIn'>,
  storage: TrackStorage,
  placesOf: PlacesOf,
  link: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, kind } = await openSoundLink(store, gates, link);
  const file = await trackFileById(store.read, id);
  const shelf = kind === 'levelled' ? 'levelled' : 'originals';
  const size = file && (await storage.size(shelf, id));
  if (!file || size === undefined) throw new Refusal('not_found', 'This file is no longer here.');
  reply
    .headers(STRANGERS_BYTES)
    .header('accept-ranges', 'bytes')
    .header('content-type', kind === 'levelled' ? MEDIA_TYPES.mp3 : MEDIA_TYPES[file.format]);
  if (kind === 'save') {
    const act = await requireParticipant(store.read, file.participantId);
    const place = (await placesOf(act.eventId)).get(act.id) ?? null;
    reply.header('content-disposition', attachment(trackFileName({ ...act, place }, file.format)));
  } else reply.header('content-disposition', 'inline');
  const range = rangeOf(request.headers.range, size);
  if (range === 'outside')
    return reply.status(416).header('content-range', `bytes */${size}`).header('content-length', 0).send('');
  if (!range) return reply.header('content-length', size).send(storage.read(shelf, id));
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(storage.read(shelf, id, range));
}

/** The `Content-Disposition` header of a download with this name, also for browsers that know only ASCII. */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/**
 * The range of bytes, both ends included, that a `Range` header asks for in a file of `size` bytes; `outside`
 * where it lies beyond the file. Undefined for none and for several at once: both are answered with the whole
 * file.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'outside' : { start, end };
}
