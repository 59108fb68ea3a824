/** Versions that are not there yet: what was packaged, changed as a newer version would be, and published. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PROGRAM } from '../../scripts/package/bundle.ts';
import { makeExecutable, SYSTEMS } from '../../scripts/package/executables.ts';

export const NEWS = '- The curtain opens by itself.';
export const NEW_STEP = '9000_newer';

export interface Version {
  version: string;
  /** What `start` does first, in JavaScript. */
  first?: string;
  /** Whether it brings the database to a newer shape. */
  step?: boolean;
}

/** Publishes it as the npm package, with its list of checksums. @returns the file. */
export function publishPackage(folder: string, version: Version): string {
  const program = programOf(folder, version);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: program, stdio: 'ignore' });
  rmSync(program, { recursive: true });
  const file = join(folder, `ovation-${version.version}.tgz`);
  writeSums(file);
  return file;
}

/** The same as the one file for this system. */
export async function publishFile(folder: string, version: Version): Promise<string> {
  const program = programOf(folder, version);
  const [system] = SYSTEMS;
  await makeExecutable(system, folder, program);
  rmSync(program, { recursive: true });
  const file = join(folder, system.file);
  writeSums(file);
  return file;
}

/** Writes the list of checksums for what the file holds now. */
export function writeSums(file: string): void {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(join(dirname(file), 'SHA256SUMS'), `${digest}  ${basename(file)}\n`);
}

function programOf(folder: string, { version, first, step = false }: Version): string {
  const program = join(folder, 'program');
  mkdirSync(folder, { recursive: true });
  cpSync(PROGRAM, program, { recursive: true });
  const change = (file: string, by: (text: string) => string) => {
    const path = join(program, file);
    const text = readFileSync(path, 'utf8');
    const changed = by(text);
    if (changed === text) throw new Error(`${file} has no place for what a newer version changes.`);
    writeFileSync(path, changed);
  };
  change('package.json', (text) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  change('CHANGELOG.md', (text) => text.replace('### The desk\n', `### The desk\n\n${NEWS}`));
  if (first !== undefined)
    change('dist/server/cli.js', (text) => `if (process.argv.includes('start')) { ${first} }\n${text}`);
  const [store = ''] = globSync('dist/server/store-*.js', { cwd: program });
  if (step)
    change(store, (text) =>
      text.replace(
        /(\(\) => _\d{4}_\w+_exports)(?=\s*\}\);)/,
        `$1, '${NEW_STEP}': () => ({ up: async () => {} })`,
      ),
    );
  return program;
}
