/** Whether a file came down whole, by the list of checksums that lies beside it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const LIST = 'SHA256SUMS';

/** A downloaded file of a newer version. */
export interface Downloaded {
  bytes: Buffer;
  /** Its SHA-256 in hexadecimal. */
  digest: string;
}

/** Reads the file and checks it against its line in the list of checksums beside it. @throws Error in words. */
export function readDownloaded(file: string): Downloaded {
  const bytes = bytesOf(file);
  const list = join(dirname(file), LIST);
  if (!existsSync(list))
    throw new Error(
      `Whether ${file} came whole cannot be told without ${list}. Download ${LIST} from where the file came from, into the same folder. Nothing was changed.`,
    );
  const name = basename(file);
  const wanted = readFileSync(list, 'utf8')
    .split('\n')
    .map((line) => /^([0-9a-f]{64}) [ *](.+?)\r?$/.exec(line))
    .find((parts) => parts?.[2] === name)?.[1];
  if (wanted === undefined)
    throw new Error(
      `${list} says nothing of ${name}. Give the file the name that it was published under, and take the list of the same version. Nothing was changed.`,
    );
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== wanted)
    throw new Error(
      `${file} is not what ${LIST} says: it was cut off or changed on its way (SHA-256 ${digest}, published ${wanted}). Download both again. Nothing was changed.`,
    );
  return { bytes, digest };
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code}). Nothing was changed.`,
    );
  }
}
