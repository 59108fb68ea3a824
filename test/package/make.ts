/** Makes what is tried. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Called by vitest before everything else. */
export default function make(): void {
  const made = spawnSync(process.execPath, [join(ROOT, 'bin/ovation.mjs'), 'package'], { stdio: 'inherit' });
  if (made.status !== 0) throw new Error('The packages could not be made.');
}
