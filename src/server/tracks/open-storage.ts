/** Where the music is kept, as the settings say: a folder of this machine, or a bucket. */
import { join } from 'node:path';
import { openS3Storage, type S3Settings, type StorageAway } from './s3-storage.ts';
import { openDiskStorage, type TrackStorage } from './storage.ts';

/**
 * Opens the storage of acts' files: a bucket where one is set, else a folder. `onAway` hears when a bucket does
 * not answer at the start, `onFailed` of each call to it that is given up later.
 * @throws Error in words when the storage cannot be used
 */
export const openStorage = (
  { folder, s3 }: { folder: string; s3?: S3Settings | undefined },
  onAway: (sentence: string) => void,
  onFailed?: (error: StorageAway) => void,
): Promise<TrackStorage> =>
  s3 ? openS3Storage(s3, join(folder, 'passing'), onAway, onFailed) : openDiskStorage(folder);
