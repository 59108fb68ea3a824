/** `deploy/follow.sh` is told the data folder alone: where copies go to another place, a note in the usual one names it. */
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../make-folder.ts';

/**
 * Leaves a note in the data folder's `backups` of the other folder that copies are kept in; removes the note where
 * they are kept in `backups` itself.
 */
export async function noteElsewhere(dataDir: string, copies: string): Promise<void> {
  const usual = join(dataDir, 'backups');
  const note = join(usual, '.elsewhere');
  if (resolve(copies) === resolve(usual)) return rm(note, { force: true });
  makeFolder(usual, 0o700);
  await writeFile(note, `${resolve(copies)}\n`, { mode: 0o600 });
}
