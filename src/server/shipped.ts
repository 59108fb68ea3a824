/**
 * What comes beside the code, and how the program starts itself anew. It runs in three forms: from its sources, from
 * the npm package and from the one file, which unpacks the package's files and goes on from there. In all of them the
 * code lies two folders below the package's own.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ONE_FILE } from './typed.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLED = import.meta.filename.endsWith('.js');

/** The version of this program, as its package says. */
export const VERSION: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** The path of the list of changes, version by version. */
export const CHANGELOG = join(ROOT, 'CHANGELOG.md');

/** The npm package's own folder, where this program was started from it; undefined otherwise. */
export const PACKAGE: string | undefined = process.env.OVATION_PACKAGE;

/** The folder of the built pages. */
export const BUILT = join(ROOT, 'dist/web');

/** The folder of Swagger UI's own files. */
export const SWAGGER_UI = BUNDLED
  ? join(ROOT, 'dist/swagger-ui')
  : join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static');

/**
 * How a child process of this program is started: arguments that stand before its own, and variables on top of the
 * environment that it gets.
 */
export const OURSELVES: { args: readonly string[]; env: Readonly<Record<string, string>> } = ONE_FILE
  ? { args: [], env: { OVATION_UNPACKED: ROOT } }
  : { args: [join(import.meta.dirname, BUNDLED ? 'cli.js' : 'cli.ts')], env: {} };
