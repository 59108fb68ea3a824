/**
 * Builds the pages when anything they are made of changed since they were last built. What they are made
 * of is told by content, not by date: a fresh clone and a switched branch have dates that mean nothing.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const SOURCES = [
  'src/domain',
  'src/contract',
  'src/web',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/ballot-build.ts',
  'scripts/precompress.ts',
  'package.json',
  'package-lock.json',
];
const OUT = join(ROOT, 'dist/web');
const STAMP = join(ROOT, 'dist/web.stamp');

/** Builds into a folder aside and puts it in place in one step, so that nobody is served half a build. */
export function buildPages(node) {
  const digest = digestOf(SOURCES);
  if (existsSync(join(OUT, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest)
    return;
  process.stderr.write('Building the pages …\n');
  const aside = join(ROOT, `dist/web-${process.pid}`);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(node, [vite, 'build', '--outDir', aside, '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    // Whoever starts a server from tests has another one, and pages made for that are not those that people get.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) {
    rmSync(aside, { recursive: true, force: true });
    throw new Error('The pages could not be built. The reason stands above.');
  }
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const old = join(ROOT, `dist/web-${process.pid}-old`);
  if (existsSync(OUT)) renameSync(OUT, old);
  renameSync(aside, OUT);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(STAMP, digest);
}

function digestOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(ROOT, path);
    const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.isDirectory()) add(`${path}/${entry.name}`);
      else if (!/\.test\.tsx?$/.test(entry.name)) addFile(`${path}/${entry.name}`);
    }
  };
  const addFile = (path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  for (const path of paths) {
    if (!existsSync(join(ROOT, path))) continue;
    if (/\.\w+$/.test(path)) addFile(path);
    else add(path);
  }
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) buildPages(process.execPath);
