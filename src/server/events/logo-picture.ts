/**
 * A PNG drawn anew from its pixels. Of what a stranger sent only width, height and the pixels go on, packed by us: no
 * text, no profile, nothing behind the end.
 */
import { promisify } from 'node:util';
import { crc32, deflate, inflate, type ZlibOptions } from 'node:zlib';
import { Refusal } from '#contract/refusal.ts';

const pack = promisify<Buffer, ZlibOptions, Buffer>(deflate);
const unpack = promisify<Buffer, ZlibOptions, Buffer>(inflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const LONGEST_SIDE = 1_024;
/** Colour types of ISO/IEC 15948, 11.2.2, by the bytes of a pixel: what a browser's canvas writes. */
const BYTES: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
/** Filters of a row (9.2): none, sub, up, average, Paeth. */
const FILTERS = 5;

const refuse = (): never => {
  throw new Refusal('unsupported_type', 'This picture cannot be read. Choose a PNG, JPEG or WebP picture.', {
    fields: { png: 'Choose a PNG, JPEG or WebP picture.' },
  });
};

interface Chunk {
  type: string;
  data: Buffer;
}

function* chunksOf(file: Buffer): Generator<Chunk> {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) refuse();
  for (let at = SIGNATURE.length; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > file.length) refuse();
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) refuse();
    const type = file.toString('latin1', at + 4, at + 8);
    yield { type, data: file.subarray(at + 8, end) };
    if (type === 'IEND') return;
    at = end + 4;
  }
  refuse();
}

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** The rows as they are packed, each with its filter before it. */
async function rowsOf(
  packed: Buffer,
  { width, height, bytes }: { width: number; height: number; bytes: number },
) {
  const row = 1 + width * bytes;
  const rows = await unpack(packed, { maxOutputLength: row * height }).catch(refuse);
  if (rows.length !== row * height) refuse();
  for (let at = 0; at < rows.length; at += row) if ((rows[at] ?? FILTERS) >= FILTERS) refuse();
  return rows;
}

/** A re-encoded picture. */
export interface DrawnPicture {
  png: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes an uploaded logo and packs it anew. That takes a tenth of a second and more, on another thread of the
 * system: call it before a write is opened.
 * @throws Refusal `unsupported_type` for what is no such picture, `too_large` for one with too long a side.
 */
export async function drawnAnew(file: Buffer): Promise<DrawnPicture> {
  const chunks = [...chunksOf(file)];
  const [head] = chunks;
  if (head?.type !== 'IHDR' || head.data.length !== 13) return refuse();
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [depth, colour = -1, , , interlaced] = head.data.subarray(8);
  const bytes = BYTES[colour];
  if (depth !== 8 || bytes === undefined || interlaced !== 0 || width === 0 || height === 0) return refuse();
  if (Math.max(width, height) > LONGEST_SIDE)
    throw new Refusal('too_large', `A logo has ${LONGEST_SIDE} pixels a side at most.`);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const rows = await rowsOf(packed, { width, height, bytes });
  const header = Buffer.from(head.data);
  // Compression and filter method: there is one of each.
  header.set([0, 0], 10);
  return {
    width,
    height,
    png: Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('IDAT', await pack(rows, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
}
