/** A small file system of its own that can be filled to the last byte and emptied again. Needs root on Linux. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  path: string;
  /** In bytes. */
  free(): number;
  /** Fills it until this many bytes are left. */
  fill(left?: number): void;
  /** Gives all of that back. */
  empty(): void;
  remove(): void;
}

const CHUNK = Buffer.alloc(1_000_000, 0x41);

/** Mounts one of so many megabytes. @throws Error where that may not be done: these tests are not skipped. */
export function smallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'ovation-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  const ballast = join(path, 'ballast');
  const free = () => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  };
  return {
    path,
    free,
    fill(left = 0) {
      const file = openSync(ballast, 'a');
      try {
        while (free() > left) writeSync(file, CHUNK, 0, Math.min(CHUNK.length, free() - left));
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
