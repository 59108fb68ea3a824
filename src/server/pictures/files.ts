/** The files of pictures: three sizes, one behind the other, in one file beside the music. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PictureSize } from '#domain/pictures/sizes.ts';
import { newId } from '../store/secrets.ts';
import type { TrackStorage } from '../tracks/storage.ts';
import type { Drawn } from './drawn-anew.ts';
import type { PictureRow } from './queries.ts';

/** What the database keeps of a file. */
export type KeptFile = Pick<PictureRow, 'id' | 'smallEnd' | 'mediumEnd' | 'size' | 'side'>;

/** Keeps a picture that was drawn anew. */
export async function keepFile(
  storage: TrackStorage,
  { small, medium, large, side }: Drawn,
): Promise<KeptFile> {
  const id = newId();
  const folder = await mkdtemp(join(tmpdir(), 'ovation-picture-'));
  try {
    const file = join(folder, id);
    await writeFile(file, Buffer.concat([small, medium, large]), { mode: 0o600 });
    await storage.keep('pictures', id, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const mediumEnd = small.length + medium.length;
  return { id, smallEnd: small.length, mediumEnd, size: mediumEnd + large.length, side };
}

/** One size of it, and how long that is in bytes. */
export function readFile(
  storage: TrackStorage,
  { id, smallEnd, mediumEnd, size }: KeptFile,
  wanted: PictureSize,
): { bytes: Readable; length: number } {
  const [start, end] = { small: [0, smallEnd], medium: [smallEnd, mediumEnd], large: [mediumEnd, size] }[
    wanted
  ] as [number, number];
  return { bytes: storage.read('pictures', id, { start, end: end - 1 }), length: end - start };
}
