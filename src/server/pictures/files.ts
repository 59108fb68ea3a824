/** The files of pictures: three sizes, one behind the other, in one file beside the music. */
import type { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import type { PictureSize } from '#domain/pictures/sizes.ts';
import type { Tables } from '../store/tables.ts';
import { actFiles } from '../tracks/act-files.ts';
import type { TrackStorage } from '../tracks/storage.ts';
import type { Drawn } from './drawn-anew.ts';

export type PictureRow = Selectable<Tables['actPicture']>;

/** The commands on pictures of acts. */
export const PICTURES = actFiles({
  table: 'actPicture',
  shelf: 'pictures',
  word: 'picture',
  told: (row) => ({ picture: row?.state ?? null }),
});

/** What the database keeps of a picture's file: where each size ends, in bytes. */
export type KeptFile = Pick<PictureRow, 'id' | 'smallEnd' | 'mediumEnd' | 'size' | 'side'>;

/** A re-encoded picture as one file, small, medium and large behind each other, with the facts to keep. */
export function asFile({ small, medium, large, side }: Drawn) {
  const facts = { smallEnd: small.length, mediumEnd: small.length + medium.length, side };
  return { bytes: Buffer.concat([small, medium, large]), facts };
}

/** Reads one size of a picture, with its length in bytes. */
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
