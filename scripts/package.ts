/**
 * `npm run package`: the npm package and one executable for each system, with their checksums, in `release/`. With
 * names of files after it only those executables are made.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { BESIDE, bundle, PROGRAM } from './package/bundle.ts';
import { makeExecutable, SYSTEMS } from './package/executables.ts';

const ROOT = join(import.meta.dirname, '..');
const RELEASE = join(ROOT, 'release');
const MB = 1_000_000;

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !SYSTEMS.some(({ file }) => file === name));
if (unknown !== undefined)
  throw new Error(`${unknown} is none of ${SYSTEMS.map(({ file }) => file).join(', ')}.`);

await bundle();
rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE, { recursive: true });
execFileSync('npm', ['pack', '--silent', '--pack-destination', RELEASE], {
  cwd: PROGRAM,
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
for (const file of BESIDE) copyFileSync(join(ROOT, file), join(RELEASE, basename(file)));
for (const system of SYSTEMS)
  if (wanted.length === 0 || wanted.includes(system.file)) await makeExecutable(system, RELEASE);

const sums = readdirSync(RELEASE)
  .sort()
  .map((name) => {
    const file = join(RELEASE, name);
    process.stdout.write(`${(statSync(file).size / MB).toFixed(1).padStart(6)} MB  release/${name}\n`);
    return `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${name}\n`;
  });
writeFileSync(join(RELEASE, 'SHA256SUMS'), sums.join(''));
