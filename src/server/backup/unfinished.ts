/**
 * A copy that is being written, under a name that is no copy's. One that was cut off, by a crash or a full disk, is
 * found by the next that is taken and by every start, and goes.
 */
import { readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { newId } from '../store/secrets.ts';

const MARK = '.unfinished-';
/** Who writes is named; a machine's own name may hold dots and dashes. */
const NAME = /^\.unfinished-(\d+)-([0-9a-z]+)-(.*)$/;
/** Who writes is never silent for so long. */
const SILENT_MS = 600_000;

/** A name for a copy that this process is writing. */
export const unfinishedName = (): string => `${MARK}${process.pid}-${newId()}-${hostname()}`;

/** Deletes unfinished copies that no process writes any more. This process must not be writing one there. */
export async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith(MARK) && !(await isWritten(folder, name)))
      await rm(join(folder, name), { recursive: true, force: true });
}

async function isWritten(folder: string, name: string): Promise<boolean> {
  const [, pid, , host] = NAME.exec(name) ?? [];
  if (pid === undefined || host === undefined) return false;
  return isAtWork(join(folder, name), { pid: Number(pid), host }, SILENT_MS);
}

/**
 * Whether the process that began the file or folder at `path` may still be at work on it: it is there, and touched it
 * less than `silentMs` ago. Of a process on another machine the touch alone is known. This process itself never counts.
 */
export async function isAtWork(
  path: string,
  { pid, host }: { pid: number; host: string },
  silentMs: number,
): Promise<boolean> {
  if (host === hostname() && !isOther(pid)) return false;
  const facts = await stat(path).catch(() => undefined);
  return facts !== undefined && Date.now() - facts.mtimeMs < silentMs;
}

/** Whether another process of that number is there. One that was killed and that nobody took note of yet is not. */
function isOther(pid: number): boolean {
  if (pid === process.pid || isDead(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether it has ended, and only its number is left (Linux: a zombie). */
function isDead(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}
