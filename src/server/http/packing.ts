/**
 * Answers packed for the way: what a browser says it can unpack, documents that are packed once, and large
 * answers of calls, packed as they leave. Built files are packed by the build.
 */
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { header } from './access.ts';

const gzipped = promisify(gzip);
/** Below this an answer fits into a few packets, and packing it costs more than it brings. */
const SMALLEST = 4_096;
/** Nearly as small as the best, in a third of the time. */
const LEVEL = 4;
const PACKABLE = /^(?:application\/json|text\/(?:csv|plain|html))\b/;

/** Whether `Accept-Encoding` allows a coding: named (or `*`), and not with a weight of nothing. */
export function accepts(request: FastifyRequest, coding: 'br' | 'gzip'): boolean {
  const given = (header(request, 'accept-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()));
  const entry = given.find(([name]) => name === coding) ?? given.find(([name]) => name === '*');
  return entry !== undefined && !entry.slice(1).some((part) => /^q=0(?:\.0*)?$/.test(part));
}

/** A document as it is and packed. */
export interface PackedDocument {
  readonly plain: Buffer;
  /** Not where a stranger may have put words beside a secret: the packed length would tell how alike they are. */
  readonly gzip?: Buffer;
  /** Only where the document stays the same long enough to pay for it. */
  readonly br?: Buffer;
}

/** Packs a document that stays the same for a moment. */
export const packedBriefly = (plain: Buffer): PackedDocument => ({ plain, gzip: gzipSync(plain) });

/** Packs a document that stays the same while the server runs, as small as can be. */
export const packedForLong = (plain: Buffer): PackedDocument => ({
  plain,
  gzip: gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }),
  br: brotliCompressSync(plain),
});

/** Sends a document in the smallest form that the browser can read. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PackedDocument,
): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (document.br && accepts(request, 'br')) return reply.header('content-encoding', 'br').send(document.br);
  if (document.gzip && accepts(request, 'gzip'))
    return reply.header('content-encoding', 'gzip').send(document.gzip);
  return reply.send(document.plain);
}

/** Packs large answers of calls. What streams, and what is packed already, is left as it is. */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST) return payload;
    if (!PACKABLE.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (reply.hasHeader('content-encoding') || reply.hasHeader('content-length')) return payload;
    reply.header('vary', 'accept-encoding');
    if (!accepts(request, 'gzip')) return payload;
    reply.header('content-encoding', 'gzip');
    return gzipped(payload, { level: LEVEL });
  });
}
