/**
 * Who was erased, beside the copies: a copy from before an erasing that is put back must not bring its people back.
 * The list holds ids, which say nothing without the database.
 */
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Its name in the folder of the copies. */
export const ERASED_LIST = 'erased.json';

const NO_LIST = new Set(['ENOENT', 'ENOTDIR', 'EACCES']);

const list = z.object({ erased: z.array(z.string()) });

/** The ids in the folder's list; none where there is no list. @throws Error when it does not read. */
export async function readErased(folder: string): Promise<string[]> {
  const file = join(folder, ERASED_LIST);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A folder that cannot be looked into gives no copy to put back either.
    if (error.code !== undefined && NO_LIST.has(error.code)) return undefined;
    throw error;
  });
  if (text === undefined) return [];
  try {
    return list.parse(JSON.parse(text)).erased;
  } catch {
    throw new Error(`${file} cannot be read: put it back from where the copies lie, or remove it.`);
  }
}

/** Adds ids to the folder's list; it is whole on the disk when this resolves. */
export async function addErased(folder: string, ids: readonly string[]): Promise<void> {
  const known = new Set(await readErased(folder));
  if (ids.every((id) => known.has(id))) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${ERASED_LIST}`);
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify({ erased: [...known, ...ids.filter((id) => !known.has(id))] }));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, join(folder, ERASED_LIST));
}
