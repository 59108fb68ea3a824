/** What keeps a copy from being taken, as people are told. */

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'EIO']);

/** Why no copy could be taken to the folder, in a sentence. */
export function troubleIn(folder: string, error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && NOT_WRITABLE.has(code))
    return `Nothing can be written to ${folder} (${code}), so there are no copies. Mount the disk, give the server's account the right to write there, or name another folder in OVATION_BACKUP_DIR.`;
  if (code === 'ENOSPC')
    return `The disk of ${folder} is full, so no copy could be taken. Make room, or name a folder elsewhere in OVATION_BACKUP_DIR.`;
  return error instanceof Error ? error.message : String(error);
}
