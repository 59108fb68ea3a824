/**
 * Answers packed for the way: what a browser says it can unpack, documents that are packed once, documents put
 * together from parts that are packed once and a few words of one's own, and other large answers of calls, packed as
 * they leave. Built files are packed by the build.
 */
import { promisify } from 'node:util';
import { brotliCompressSync, constants, crc32, deflateRaw, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { header } from './access.ts';

const gzipped = promisify(gzip);
/** Below this an answer fits into a few packets, and packing it costs more than it brings. */
const SMALLEST = 4_096;
/** Nearly as small as the best, in a third of the time. */
const LEVEL = 4;
const PACKABLE = /^(?:application\/json|text\/(?:csv|plain|html))\b/;

/**
 * Whether the request's `Accept-Encoding` allows a coding: it is named there (or `*` is), and not with a weight of
 * 0.
 */
export function accepts(request: FastifyRequest, coding: 'br' | 'gzip'): boolean {
  const given = (header(request, 'accept-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()));
  const entry = given.find(([name]) => name === coding) ?? given.find(([name]) => name === '*');
  return entry !== undefined && !entry.slice(1).some((part) => /^q=0(?:\.0*)?$/.test(part));
}

/** A document, plain and compressed. */
export interface PackedDocument {
  readonly plain: Buffer;
  /**
   * Absent where a stranger may have put words beside a secret: the compressed length would tell how alike they are
   * (BREACH).
   */
  readonly gzip?: Buffer;
  /** Present only where the document stays the same long enough to pay for the slow compression. */
  readonly br?: Buffer;
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** A document with buffers again, after it came out of a thread as plain byte arrays. */
export const fromThread = ({ plain, gzip, br }: PackedDocument): PackedDocument => ({
  plain: bufferOf(plain),
  ...(gzip && { gzip: bufferOf(gzip) }),
  ...(br && { br: bufferOf(br) }),
});

/** A part of documents that many people are sent, compressed once. */
export interface Piece {
  readonly plain: Buffer;
  /** Deflated up to a whole byte, for others to follow. */
  readonly deflated: Buffer;
  /** The checksum of what stands before it and its own, from that of what stands before. */
  readonly check: (before: number) => number;
}

const deflated = promisify(deflateRaw);

/** Compresses a part, on another thread. */
export async function packedPiece(text: string, level = LEVEL): Promise<Piece> {
  const plain = Buffer.from(text);
  return {
    plain,
    deflated: await deflated(plain, { level, finishFlush: constants.Z_SYNC_FLUSH }),
    check: checksumAfter(crc32(plain), plain.length),
  };
}

/** A cache of compressed parts: `make` is called once for each object and name, and forgotten with the object. */
export function openPieces(): (of: object, name: string, make: () => string) => Promise<Piece> {
  const kept = new WeakMap<object, Map<string, Promise<Piece>>>();
  return (of, name, make) => {
    const pieces = kept.get(of) ?? new Map<string, Promise<Piece>>();
    kept.set(of, pieces);
    const piece = pieces.get(name) ?? packedPiece(make());
    pieces.set(name, piece);
    return piece;
  };
}

/** A shared compressed part, or the reader's own words. */
export type DocumentPart = Piece | string;

/**
 * A document put together for one person from shared compressed parts and the person's own words. Those words are
 * stored uncompressed between the parts, so that the length says nothing about their content.
 */
export class JoinedDocument {
  readonly #parts: readonly DocumentPart[];
  constructor(parts: readonly DocumentPart[]) {
    this.#parts = parts;
  }

  plain(): Buffer {
    return Buffer.concat(
      this.#parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part.plain)),
    );
  }

  /** One gzip file (RFC 1952) made of the parts' deflated bytes, with own words as stored blocks. */
  gzip(): Buffer {
    const bytes: Buffer[] = [GZIP_HEAD];
    let check = 0;
    let length = 0;
    for (const part of this.#parts) {
      const plain = typeof part === 'string' ? Buffer.from(part) : part.plain;
      length += plain.length;
      if (typeof part === 'string') {
        check = crc32(plain, check);
        bytes.push(...storedBlocks(plain));
      } else {
        check = part.check(check);
        bytes.push(part.deflated);
      }
    }
    const end = Buffer.alloc(10);
    end.set(LAST_BLOCK);
    end.writeUInt32LE(check >>> 0, 2);
    end.writeUInt32LE(length % 2 ** 32, 6);
    bytes.push(end);
    return Buffer.concat(bytes);
  }
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that says it is the last one. */
const LAST_BLOCK = [3, 0];
const LARGEST_BLOCK = 65_535;

/** Bytes as blocks that are not compressed (RFC 1951, 3.2.4). */
function storedBlocks(plain: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < plain.length; at += LARGEST_BLOCK) {
    const block = plain.subarray(at, at + LARGEST_BLOCK);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(block.length ^ 0xffff, 3);
    blocks.push(head, block);
  }
  return blocks;
}

/** The polynomial of gzip's checksum, and what stands for one in it: bits are read from the right. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/** The product of two polynomials by that one. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = ONE, of = b; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= of;
    of = of & 1 ? (of >>> 1) ^ POLYNOMIAL : of >>> 1;
  }
  return product >>> 0;
}

/**
 * How a checksum goes on over bytes whose own one is known: what stood before is moved by their length, which is a
 * multiplication, so that long parts are not gone through again for each document they are in.
 */
function checksumAfter(own: number, length: number): (before: number) => number {
  let shift = ONE;
  // x to the power of 8, of 16 …
  for (
    let power = ONE >>> 8, left = length;
    left > 0;
    left = Math.floor(left / 2), power = times(power, power)
  )
    if (left % 2 === 1) shift = times(shift, power);
  return (before) => (times(before, shift) ^ own) >>> 0;
}

/** An answer that is already bytes and is sent without being parsed or serialised again. */
export class ReadyAnswer {
  readonly document: PackedDocument | JoinedDocument;
  constructor(document: PackedDocument | JoinedDocument) {
    this.document = document;
  }
}

/** Compresses a document that stays the same for a while, on another thread. */
export async function packedInTime(text: string): Promise<PackedDocument> {
  const plain = Buffer.from(text);
  return plain.length < SMALLEST ? { plain } : { plain, gzip: await gzipped(plain, { level: LEVEL }) };
}

/** Compresses a document that stays the same while the server runs, as small as possible; blocks until it is done. */
export const packedForLong = (plain: Buffer): PackedDocument => ({
  plain,
  gzip: gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }),
  br: brotliCompressSync(plain),
});

/** Sends a document in the smallest form that the client accepts. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PackedDocument | JoinedDocument,
): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (document instanceof JoinedDocument)
    return accepts(request, 'gzip')
      ? reply.header('content-encoding', 'gzip').send(document.gzip())
      : reply.send(document.plain());
  if (document.br && accepts(request, 'br')) return reply.header('content-encoding', 'br').send(document.br);
  if (document.gzip && accepts(request, 'gzip'))
    return reply.header('content-encoding', 'gzip').send(document.gzip);
  return reply.send(document.plain);
}

/**
 * Compresses large answers of the app's calls. Streams and answers that are compressed already are left as they are.
 */
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
