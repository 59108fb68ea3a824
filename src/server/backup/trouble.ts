/** What keeps a copy from being taken, as people are told. */
import { report } from '#domain/messages/report.ts';

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'EIO']);

/** The code of the error that ends a copy while votes and scoresheets still have room on the disk. */
export const NO_ROOM = 'NO_ROOM';

/** Why no copy could be written to the folder, as a sentence. */
export function troubleIn(folder: string, error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && NOT_WRITABLE.has(code)) return report('copyShut', { folder, code });
  if (code === 'ENOSPC') return report('copyFull', { folder });
  if (code === NO_ROOM) return report('copyNoRoom', { folder });
  return error instanceof Error ? error.message : String(error);
}

/** That a copy was given up because it was not there within `ms`, as a sentence. */
export const tookTooLong = (folder: string, ms: number): string =>
  report('copyTooLong', { folder, time: ms < 60_000 ? `${ms / 1_000} s` : `${ms / 60_000} min` });
