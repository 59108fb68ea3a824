/** One file out of many, in the format of `tar`, which every system opens without this program. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract as opened, type Pack } from 'tar-stream';
import { report } from '#domain/messages/report.ts';

const FILE_MODE = 0o600;

/** One file of the archive, as the manifest lists it. */
export interface ArchivedFile {
  /** Its path in the archive, with `/`. */
  path: string;
  size: number;
  sha256: string;
}

/**
 * Appends a file of exactly `size` bytes to the archive, as they arrive, and answers its entry for the manifest.
 * @throws Error when there are more bytes or fewer.
 */
export async function putBytes(
  to: Pack,
  path: string,
  from: AsyncIterable<Buffer> | Iterable<Buffer>,
  size: number,
): Promise<ArchivedFile> {
  const hash = createHash('sha256');
  let read = 0;
  async function* counted() {
    for await (const chunk of from) {
      hash.update(chunk);
      read += chunk.length;
      if (read > size) break;
      yield chunk;
    }
    if (read !== size) throw new Error(`${path} changed while it was copied.`);
  }
  await pipeline(counted, to.entry({ name: path, size, mode: FILE_MODE }));
  return { path, size, sha256: hash.digest('hex') };
}

/** Appends a file of text to the archive and answers its entry for the manifest. */
export const putText = (to: Pack, path: string, text: string): Promise<ArchivedFile> => {
  const bytes = Buffer.from(text);
  return putBytes(to, path, [bytes], bytes.length);
};

/**
 * Writes what an archive holds into `folder` and answers each file's size and checksum.
 * @throws Error when it is no archive, ends within a file, or names a path outside the folder.
 */
export async function extract(archive: string, folder: string): Promise<ArchivedFile[]> {
  const files = opened();
  const reading = pipeline(createReadStream(archive), files);
  // Told by the loop, which meets the same trouble.
  reading.catch(() => undefined);
  const found: ArchivedFile[] = [];
  try {
    for await (const file of files) {
      const { name: path, size = 0, type } = file.header;
      const target = resolve(folder, path);
      if (type !== 'file' || !target.startsWith(resolve(folder) + sep)) throw new Error(`It names ${path}.`);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      const hashed = async function* () {
        for await (const chunk of file as AsyncIterable<Buffer>) {
          hash.update(chunk);
          yield chunk;
        }
      };
      await pipeline(hashed, createWriteStream(target, { flags: 'wx', mode: FILE_MODE, flush: true }));
      found.push({ path, size, sha256: hash.digest('hex') });
    }
    await reading;
  } catch (error) {
    // A file's own stream says of an archive that ends within it only that it was given up.
    const read: unknown = await reading.then(
      () => error,
      (trouble: unknown) => trouble,
    );
    const trouble = isCutOff(read) ? read : error;
    // What the system says keeps its code, by which it is put in words.
    throw isOfSystem(trouble) ? trouble : new Error(sentenceOf(archive, trouble));
  }
  return found;
}

const isCutOff = (error: unknown): boolean => error instanceof Error && /unexpected end/i.test(error.message);

const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

function sentenceOf(archive: string, error: unknown): string {
  const told = error instanceof Error ? error.message : String(error);
  if (isCutOff(error)) return report('copyCutOff', { file: archive });
  return `${archive} is no backup. ${told}`;
}
