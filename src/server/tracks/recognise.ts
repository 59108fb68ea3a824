/**
 * What a file is, by its bytes alone: its first ones, the way it is built, and whether something else is
 * packed with the music. A name is never looked at.
 */
import type { FileHandle } from 'node:fs/promises';
import type { TrackFormat } from '#domain/tracks/formats.ts';

/** Why a file is not taken. */
export type Fault = 'empty' | 'not_music' | 'video' | 'two_in_one' | 'cut_off' | 'damaged' | 'endless';

/** A part of the file; shorter than asked at its end. */
type Read = (offset: number, length: number) => Promise<Buffer>;

/** The audio format of a file, recognised by its bytes, or why the file is refused. */
export async function recognise(file: FileHandle): Promise<TrackFormat | Fault> {
  const { size } = await file.stat();
  if (size === 0) return 'empty';
  const read: Read = async (offset, length) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  };
  const format = await formatOf(read);
  if (format === undefined) return 'not_music';
  if (await holdsSomethingElse(read, size)) return 'two_in_one';
  switch (format) {
    case 'wav':
      return (await faultOfWav(read, size)) ?? format;
    case 'm4a':
      return (await faultOfM4a(read, size)) ?? format;
    case 'ogg':
      return (await faultOfOgg(read, size)) ?? format;
    default:
      return format;
  }
}

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

async function formatOf(read: Read): Promise<TrackFormat | undefined> {
  const head = await read(0, 16);
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WAVE') return 'wav';
  if (text(head, 0, 4) === 'fLaC') return 'flac';
  if (text(head, 0, 4) === 'OggS') return 'ogg';
  if (text(head, 4, 8) === 'ftyp') return 'm4a';
  const start = await afterTags(read);
  const body = await read(start, 4);
  if (text(body, 0, 4) === 'fLaC') return 'flac';
  if (await framesFollow(read, start, adtsLength)) return 'aac';
  if (await framesFollow(read, start, mp3Length)) return 'mp3';
  return undefined;
}

/** Where the music begins behind ID3 tags and their padding. */
async function afterTags(read: Read): Promise<number> {
  let start = 0;
  for (let tags = 0; tags < 4; tags += 1) {
    const tag = await read(start, 10);
    if (tag.length < 10 || text(tag, 0, 3) !== 'ID3') break;
    const [a = 0, b = 0, c = 0, d = 0] = tag.subarray(6, 10);
    const footer = ((tag[5] ?? 0) & 0x10) !== 0 ? 10 : 0;
    start += 10 + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f) + footer;
  }
  if (start === 0) return 0;
  const padding = await read(start, 4096);
  const music = padding.findIndex((byte) => byte !== 0);
  return music > 0 ? start + music : start;
}

/** Whether a row of whole frames begins there, each where the one before it says. */
async function framesFollow(
  read: Read,
  start: number,
  lengthOf: (frame: Buffer) => number | undefined,
): Promise<boolean> {
  let at = start;
  for (let frame = 0; frame < 3; frame += 1) {
    const length = lengthOf(await read(at, 8));
    if (length === undefined) return false;
    at += length;
  }
  return true;
}

function adtsLength(frame: Buffer): number | undefined {
  if (frame.length < 7 || frame[0] !== 0xff || ((frame[1] ?? 0) & 0xf6) !== 0xf0) return undefined;
  const length = (((frame[3] ?? 0) & 0x03) << 11) | ((frame[4] ?? 0) << 3) | (((frame[5] ?? 0) & 0xe0) >> 5);
  return length > 7 ? length : undefined;
}

const RATES = [44_100, 48_000, 32_000];
const MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** The length in bytes of an MPEG layer III frame, by its header. */
function mp3Length(frame: Buffer): number | undefined {
  const [sync = 0, second = 0, third = 0] = frame;
  if (sync !== 0xff || (second & 0xe6) !== 0xe2) return undefined;
  const version = (second >> 3) & 3;
  const rate = RATES[(third >> 2) & 3];
  const bitrate = (version === 3 ? MPEG1 : MPEG2)[third >> 4];
  if (version === 1 || rate === undefined || !bitrate) return undefined;
  const hertz = version === 3 ? rate : version === 2 ? rate / 2 : rate / 4;
  return Math.floor(((version === 3 ? 144_000 : 72_000) * bitrate) / hertz) + ((third >> 1) & 1);
}

const FOREIGN_HEAD = /<(?:!doctype|html|script|svg|\?php|body|iframe)|%PDF-|^#!/i;

/**
 * Whether another program would take this file for something of its own: a page or a script in the first
 * bytes, or an archive, which is read from the end.
 */
async function holdsSomethingElse(read: Read, size: number): Promise<boolean> {
  if (FOREIGN_HEAD.test(text(await read(0, 8192), 0, 8192))) return true;
  const from = Math.max(0, size - 66_000);
  const tail = await read(from, size - from);
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end >= 0 && tail.length - end >= 22) {
    const directory = from + end - tail.readUInt32LE(end + 12);
    if (text(await read(directory, 4), 0, 4) === 'PK\u0001\u0002') return true;
  }
  return (
    tail.includes('7z\u00bc\u00af\u0027\u001c', 0, 'latin1') || tail.includes('Rar!\u001a\u0007', 0, 'latin1')
  );
}

const UNKNOWN_SIZE = 0xffff_ffff;

/** Chunks: the music must be whole, and nothing may follow the last one. */
async function faultOfWav(read: Read, size: number): Promise<Fault | undefined> {
  for (let at = 12; at + 8 <= size; ) {
    const head = await read(at, 8);
    const length = head.readUInt32LE(4);
    if (!/^[\x20-\x7e]{4}$/.test(text(head, 0, 4))) return 'two_in_one';
    const isMusic = text(head, 0, 4) === 'data';
    // Programs that write as they record leave the size open.
    if (isMusic && (length === UNKNOWN_SIZE || length === 0)) return undefined;
    if (at + 8 + length > size) return isMusic ? 'cut_off' : 'damaged';
    at += 8 + length + (length % 2);
  }
  return undefined;
}

/** Boxes: each whole, the index and the music both there. */
async function faultOfM4a(read: Read, size: number): Promise<Fault | undefined> {
  const seen = new Set<string>();
  for (let at = 0; at + 8 <= size; ) {
    const head = await read(at, 16);
    const short = head.readUInt32BE(0);
    const long = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : undefined;
    const length = short === 0 ? size - at : (long ?? short);
    if (length < 8) return 'damaged';
    if (at + length > size) return 'cut_off';
    seen.add(text(head, 4, 8));
    at += length;
  }
  return seen.has('moov') && (seen.has('mdat') || seen.has('moof')) ? undefined : 'cut_off';
}

/** Pages: the last one says that it is the last. */
async function faultOfOgg(read: Read, size: number): Promise<Fault | undefined> {
  const from = Math.max(0, size - 66_000);
  const tail = await read(from, size - from);
  const last = tail.lastIndexOf(Buffer.from('OggS', 'latin1'));
  const flags = tail[last + 5];
  return last >= 0 && flags !== undefined && (flags & 4) !== 0 ? undefined : 'cut_off';
}
