/** What machines that follow by copying said of themselves: `deploy/follow.sh` leaves a receipt beside the copies. */
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { instantIn } from './swap.ts';

/** The receipt of a machine; in it stands the name of the newest copy that lies there. */
const RECEIPT = /^\.follower-(.+)$/;
const COPY = /^ovation-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)/;
/** A machine that said nothing for so long does not follow any more. */
const FORGOTTEN_MS = 30 * 86_400_000;

/** A standby machine that fetches the copies. */
export interface Follower {
  machine: string;
  /** In ms, like the rest. */
  newestTakenAt: number;
  heardAt: number;
}

/** Every standby machine, the one with the newest copy first. */
export async function followersOf(folder: string): Promise<Follower[]> {
  const found = await Promise.all(
    (await readdir(folder).catch(() => [])).map(async (name) => {
      const machine = RECEIPT.exec(name)?.[1];
      if (machine === undefined) return undefined;
      const path = join(folder, name);
      const stamp = COPY.exec(await readFile(path, 'utf8').catch(() => ''))?.[1];
      const facts = await stat(path).catch(() => undefined);
      return stamp === undefined || !facts
        ? undefined
        : { machine, newestTakenAt: instantIn(stamp), heardAt: facts.mtimeMs };
    }),
  );
  return found.filter((one) => one !== undefined).sort((a, b) => b.newestTakenAt - a.newestTakenAt);
}

/** Deletes the receipts of machines that no longer fetch copies. */
export async function forgetFollowers(folder: string, now: number): Promise<void> {
  for (const { machine, heardAt } of await followersOf(folder))
    if (now - heardAt > FORGOTTEN_MS) await rm(join(folder, `.follower-${machine}`), { force: true });
}
