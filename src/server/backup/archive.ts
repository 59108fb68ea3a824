/** One file out of many, in the format of `tar` (ustar), which every system opens without this program. */
import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Writable } from 'node:stream';

const BLOCK = 512;
const LARGEST = 8 ** 11 - 1;

/** What one file in the archive holds. */
export interface ArchivedFile {
  /** Its path inside, with `/`. */
  path: string;
  size: number;
  sha256: string;
}

function headerOf(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 100 || size > LARGEST)
    throw new Error(`${path} cannot be put into a backup.`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, digits: number) =>
    block.write(`${value.toString(8).padStart(digits, '0')}\0`, at);
  block.write(path, 0);
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(0, 136, 11);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  octal(
    block.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  return block;
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

async function put(to: Writable, bytes: Buffer): Promise<void> {
  if (!to.write(bytes))
    await new Promise<void>((resolve) => {
      const ready = () => {
        to.off('drain', ready).off('close', ready);
        resolve();
      };
      to.on('drain', ready).on('close', ready);
    });
  if (to.errored) throw to.errored;
}

/** Appends `size` bytes as they come. @throws Error when they are more or fewer. */
export async function putBytes(
  to: Writable,
  path: string,
  from: AsyncIterable<Buffer> | Iterable<Buffer>,
  size: number,
): Promise<ArchivedFile> {
  await put(to, headerOf(path, size));
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of from) {
    hash.update(chunk);
    read += chunk.length;
    if (read > size) break;
    await put(to, chunk);
  }
  if (read !== size) throw new Error(`${path} changed while it was copied.`);
  await put(to, padding(size));
  return { path, size, sha256: hash.digest('hex') };
}

/** Appends text. */
export async function putText(to: Writable, path: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await put(to, Buffer.concat([headerOf(path, bytes.length), bytes, padding(bytes.length)]));
}

/** Ends the archive. */
export async function endArchive(to: Writable): Promise<void> {
  await put(to, Buffer.alloc(BLOCK * 2));
  to.end();
}

/**
 * Writes what an archive holds into `folder` and answers each file's size and checksum.
 * @throws Error when it is no archive, ends too early, or names a path outside the folder.
 */
export async function extract(archive: string, folder: string): Promise<ArchivedFile[]> {
  const handle = await open(archive, 'r');
  const found: ArchivedFile[] = [];
  try {
    let at = 0;
    const read = async (length: number): Promise<Buffer> => {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await handle.read(buffer, 0, length, at);
      if (bytesRead !== length) throw new Error(`${archive} ends too early. Take another backup.`);
      at += length;
      return buffer;
    };
    for (let header = await read(BLOCK); header[0] !== 0; header = await read(BLOCK)) {
      if (header.toString('latin1', 257, 262) !== 'ustar') throw new Error(`${archive} is no backup.`);
      const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '');
      const path = text(0, 100);
      const size = Number.parseInt(text(124, 136), 8);
      const target = resolve(folder, path);
      if (!target.startsWith(resolve(folder) + sep) || !Number.isSafeInteger(size))
        throw new Error(`${archive} is no backup.`);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const file = await open(join(target), 'wx', 0o600);
      const hash = createHash('sha256');
      try {
        for (let left = size; left > 0; ) {
          const chunk = await read(Math.min(left, 1 << 20));
          hash.update(chunk);
          await file.write(chunk);
          left -= chunk.length;
        }
        await file.sync();
      } finally {
        await file.close();
      }
      at += padding(size).length;
      found.push({ path, size, sha256: hash.digest('hex') });
    }
  } finally {
    await handle.close();
  }
  return found;
}
