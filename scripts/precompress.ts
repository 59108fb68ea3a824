/**
 * Packs what was built once, so that no server packs it for each phone: beside each file that pays for it lies
 * the same as `.br` and as `.gz`. It comes after every build that writes into the folder.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A packed file that fits into one packet as well as the plain one gains nothing. */
const SMALLEST = 1_000;
/** Faces and pictures are packed already. */
const PACKABLE = /\.(?:js|css|svg|html|webmanifest)$/;
/** Parts that only the server reads. */
const UNSERVED = /(?:^|[/\\])\.(?:vite|ballot)(?:[/\\]|$)/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Packs the files of a folder and of those in it. A packed form that is no smaller is left out. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && PACKABLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !UNSERVED.test(path.slice(folder.length)));
  await Promise.all(
    files.map(async (path) => {
      const plain = await readFile(path);
      if (plain.length < SMALLEST) return;
      const packed = {
        br: await brotli(plain, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
        }),
        gz: await gzipped(plain, { level: constants.Z_BEST_COMPRESSION }),
      };
      for (const [ending, bytes] of Object.entries(packed))
        if (bytes.length < plain.length) await writeFile(`${path}.${ending}`, bytes);
    }),
  );
}
