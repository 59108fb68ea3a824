/**
 * Who was erased, and which parts of what was kept of an event's people, beside the copies: a copy from before an
 * erasing that is put back must not bring it back. The list holds ids, which say nothing without the database.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type ErasedPart, PARTS_ALONE } from '#domain/registration/erasing.ts';
import { makeFolder } from '../make-folder.ts';

/** The name of the file, in the folder of the backup copies, that lists what was erased. */
export const ERASED_LIST = 'erased.json';

const NO_LIST = new Set(['ENOENT', 'ENOTDIR', 'EACCES']);

/** People by their ids, and parts of events, that were erased. */
export interface Erased {
  people: readonly string[];
  parts: readonly ErasedPart[];
}

const NOTHING: Erased = { people: [], parts: [] };

const part = z.object({ eventId: z.string(), part: z.enum(PARTS_ALONE), askedAt: z.number() });
const list = z.object({ erased: z.array(z.string()), parts: z.array(part).default([]) });

/** Two lists of what was erased as one: each person once, of each part of an event the newest erasing. */
export function joined(one: Erased, other: Erased): Erased {
  const parts = new Map<string, ErasedPart>();
  for (const each of [...one.parts, ...other.parts].toSorted((a, b) => a.askedAt - b.askedAt))
    parts.set(`${each.eventId} ${each.part}`, each);
  return { people: [...new Set([...one.people, ...other.people])], parts: [...parts.values()] };
}

/**
 * What was erased, by the list in the folder of copies; empty when there is no list. @throws Error when it cannot
 * be parsed.
 */
export async function readErased(folder: string): Promise<Erased> {
  const file = join(folder, ERASED_LIST);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A folder that cannot be looked into gives no copy to put back either.
    if (error.code !== undefined && NO_LIST.has(error.code)) return undefined;
    throw error;
  });
  if (text === undefined) return NOTHING;
  try {
    const { erased: people, parts } = list.parse(JSON.parse(text));
    return { people, parts };
  } catch {
    throw new Error(`${file} cannot be read: put it back from where the copies lie, or remove it.`);
  }
}

/**
 * Adds people and parts of events to the list of what was erased; when this resolves the list is completely on the
 * disk. @throws Error when the list that is there cannot be parsed.
 */
export async function addErased(folder: string, more: Erased): Promise<void> {
  const known = await readErased(folder);
  const all = joined(known, more);
  if (isDeepStrictEqual(all, joined(known, NOTHING))) return;
  makeFolder(folder, 0o700);
  const unfinished = join(folder, `.${ERASED_LIST}`);
  const text = JSON.stringify({ erased: all.people, parts: all.parts });
  await writeFile(unfinished, text, { mode: 0o600, flush: true });
  await rename(unfinished, join(folder, ERASED_LIST));
}
