/**
 * What the one file runs first: lays the program's own files where the system keeps what can be made again, and goes
 * on from there. A file that is not as it was built, whoever changed it, is written anew. Only Node's own modules can
 * be loaded here.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { createRequire, enableCompileCache } = require('node:module');
const { homedir, hostname, tmpdir } = require('node:os');
const { dirname, join, sep } = require('node:path');
const { getAsset, getRawAsset } = require('node:sea');

const manifest = getAsset('digests.json', 'utf8');
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The folders to try, best first: a user without a home gets one of their own where everybody may write. */
function places() {
  const { env, platform } = process;
  const ownInTemporary = join(tmpdir(), `ovation-${process.getuid?.() ?? 'program'}`);
  let home;
  try {
    home = homedir();
  } catch {
    // A user whom the system does not know, as one by number alone.
    return [ownInTemporary];
  }
  const kept =
    platform === 'win32'
      ? env.LOCALAPPDATA || join(home, 'AppData/Local')
      : platform === 'darwin'
        ? join(home, 'Library/Caches')
        : env.XDG_CACHE_HOME || join(home, '.cache');
  return [join(kept, 'ovation'), ownInTemporary];
}

/** Whether the folder is there, and nobody else may lay anything into it. */
function isOurs(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.W_OK);
    const { mode, uid } = fs.lstatSync(folder);
    return process.platform === 'win32' || (uid === process.getuid() && (mode & 0o022) === 0);
  } catch {
    return false;
  }
}

/** After a file's name while it is written: by which process, on which machine. */
const host = `.${hostname()}`;
const WRITTEN_BY = /^(.+)\.(\d+)$/;

/** Deletes what processes of this machine were writing when they were killed. This one must not be writing yet. */
function sweepCutOff(folder, names) {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { recursive: true })) {
    const [, file = '', pid] = (entry.endsWith(host) && WRITTEN_BY.exec(entry.slice(0, -host.length))) || [];
    if (names.has(file.replaceAll(sep, '/')) && !isOther(Number(pid)))
      fs.rmSync(join(folder, entry), { force: true });
  }
}

/** Whether another process of that number is there. */
function isOther(pid) {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    // It is there and somebody else's.
    return error.code === 'EPERM';
  }
}

function unpack() {
  const place = places().find(isOurs);
  if (place === undefined)
    throw new Error(
      `Ovation unpacks itself before it starts, and found no folder for that: tried ${places().join(' and ')}. Let this user write to one of them.`,
    );
  const folder = join(place, sha256(manifest).slice(0, 16));
  const digests = Object.entries(JSON.parse(manifest));
  sweepCutOff(folder, new Set(digests.map(([name]) => name)));
  for (const [name, digest] of digests) {
    const file = join(folder, name);
    if (fs.existsSync(file) && sha256(fs.readFileSync(file)) === digest) continue;
    fs.mkdirSync(dirname(file), { recursive: true });
    const aside = `${file}.${process.pid}${host}`;
    fs.writeFileSync(aside, new Uint8Array(getRawAsset(name)));
    fs.renameSync(aside, file);
  }
  return folder;
}

try {
  // A child is told where its parent has just looked everything over.
  const folder = process.env.OVATION_UNPACKED || unpack();
  enableCompileCache(join(folder, 'compiled'));
  createRequire(join(folder, 'package.json'))('./dist/server/cli.js');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
