/**
 * Pages of which a PDF is to be made, between the call that gives one and the call that makes the file. They lie in the
 * folder that all processes of an installation share, for the second call may reach another process than the first.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../store/secrets.ts';

/** Pages of some megabytes; whoever gave one asks for its file at once. */
const MOST_PAGES = 8;
const LONGEST_MS = 60_000;
const NAME = /^given-[0-9a-z]+\.html$/;

export interface GivenPages {
  /** Keeps a page until it is taken, for a minute at most, and answers its id. */
  keep(page: string): Promise<string>;
  /** Reads a page; undefined when it is not there any more. */
  read(id: string): Promise<string | undefined>;
  /** Reads a page and forgets it; undefined when it is not there any more. */
  take(id: string): Promise<string | undefined>;
}

/** The pages in a folder, which is made when the first is given. */
export function openGivenPages(place: string): GivenPages {
  const pathOf = (id: string) => join(place, `given-${id}.html`);
  const forget = (path: string) => rm(path, { force: true });
  const kept = async () => {
    const names = (await readdir(place)).filter((name) => NAME.test(name));
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(place, name);
        return { path, since: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
      }),
    );
    return found.sort((a, b) => b.since - a.since);
  };
  const read = (id: string) => readFile(pathOf(id), 'utf8').catch(() => undefined);
  return {
    read,
    async keep(page) {
      const id = newId();
      await mkdir(place, { recursive: true, mode: 0o700 });
      // Names of people stand in it.
      await writeFile(pathOf(id), page, { mode: 0o600 });
      for (const { path } of (await kept()).slice(MOST_PAGES)) await forget(path);
      setTimeout(() => void forget(pathOf(id)).catch(() => undefined), LONGEST_MS).unref();
      return id;
    },
    async take(id) {
      const page = await read(id);
      await forget(pathOf(id));
      return page;
    },
  };
}
