/** Where the music is kept, as the settings say: a folder of this machine, or a bucket. */
import { join } from 'node:path';
import { openS3Storage, type S3Settings } from './s3-storage.ts';
import { openDiskStorage, type TrackStorage } from './storage.ts';

/** `onAway` hears when a bucket does not answer at the start. @throws Error in words when it cannot be used. */
export const openStorage = (
  { folder, s3 }: { folder: string; s3?: S3Settings | undefined },
  onAway: (sentence: string) => void,
): Promise<TrackStorage> =>
  s3 ? openS3Storage(s3, join(folder, 'passing'), onAway) : openDiskStorage(folder);
