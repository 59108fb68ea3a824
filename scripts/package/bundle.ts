/** The program as a few files of plain JavaScript with everything that it needs inside, for machines without its packages. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '../..');

/** Where the files lie that are put into the npm package and into the one file. */
export const PROGRAM = join(ROOT, 'dist/program');

/**
 * Modules that a thread loads by their address get a file of their own, which keeps what they export, and their
 * `import.meta.url` becomes its address.
 */
const threads: Plugin = {
  name: 'threads',
  transform(code, id) {
    if (!id.startsWith(join(ROOT, 'src/server')) || !code.includes('import.meta.url')) return null;
    const addressOf = (path: string) => {
      const file = this.emitFile({ type: 'chunk', id: path, preserveSignature: 'strict' });
      return `import.meta.ROLLUP_FILE_URL_${file}`;
    };
    return code
      .replace(
        /new URL\('([^']+\.ts)', import\.meta\.url\)/g,
        (_, path: string) => `new URL(${addressOf(join(dirname(id), path))})`,
      )
      .replace(/(?<!`)import\.meta\.url/g, () => addressOf(id));
  },
};

/** What cuts faces reads its WebAssembly from its package's folder, which is not there: it is put into the code. */
const readWasm = /await readFile\(require\.resolve\('([^']+\.wasm)'\)\)/;
const wasmInside: Plugin = {
  name: 'wasm-inside',
  transform: (code, id) =>
    id.includes('/subset-font/')
      ? code.replace(readWasm, (_, from: string) => {
          const bytes = readFileSync(fileURLToPath(import.meta.resolve(from)));
          return `Buffer.from('${bytes.toString('base64')}', 'base64')`;
        })
      : // Where its program would look for a file that it has inside.
        id.includes('/wawoff2/')
        ? code.replaceAll('__dirname', "''")
        : null,
};

/** Sentences are found by the name of their language, which a bundle is told: each of them by itself. */
const everyLanguage: Plugin = {
  name: 'every-language',
  transform: (code, id) =>
    id.endsWith('/src/domain/messages/fetch.ts')
      ? code.replace(/import\(`\.\/\$\{language\}\/(\w+)\.ts`\)/g, (_, room: string) => {
          const languages = readdirSync(dirname(id), { withFileTypes: true }).filter(
            (one) => one.isDirectory() && existsSync(join(dirname(id), one.name, `${room}.ts`)),
          );
          const each = languages.map(({ name }) => `'${name}': () => import('./${name}/${room}.ts')`);
          return `({ ${each.join(', ')} })[language]()`;
        })
      : null,
};

/** What is run beside the program: for a second laptop, and to count a record in another language. */
export const BESIDE = ['deploy/follow.sh', 'deploy/take-over.sh', 'verify/verify.py'];

/** Bundles the server and lays the pages and what else it serves beside it. The pages have to be built. */
export async function bundle(): Promise<void> {
  rmSync(PROGRAM, { recursive: true, force: true });
  const made = await rolldown({
    input: join(ROOT, 'src/server/cli.ts'),
    cwd: ROOT,
    platform: 'node',
    // Only where somebody installed it does the database's driver ask for it. What draws pictures is built for each system.
    external: ['pg-native', 'sharp'],
    plugins: [threads, wasmInside, everyLanguage],
    onLog: (level, log) => level === 'warn' && process.stderr.write(`${log.message}\n`),
  });
  await made.write({
    dir: join(PROGRAM, 'dist/server'),
    format: 'esm',
    // Threads are told a function by its name.
    keepNames: true,
    entryFileNames: 'cli.js',
    chunkFileNames: '[name]-[hash].js',
  });
  await made.close();
  cpSync(join(ROOT, 'dist/web'), join(PROGRAM, 'dist/web'), { recursive: true });
  const swaggerUi = dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui')));
  cpSync(join(swaggerUi, 'static'), join(PROGRAM, 'dist/swagger-ui'), { recursive: true });
  for (const file of [
    'bin',
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    ...BESIDE,
    'scripts/install.mjs',
    'scripts/build-pages.mjs',
  ])
    cpSync(join(ROOT, file), join(PROGRAM, file), { recursive: true });
  writeFileSync(join(PROGRAM, 'package.json'), `${JSON.stringify(packageOf(), null, 2)}\n`);
}

/** The package as it is published: nothing is installed along but Node itself and what draws pictures. */
function packageOf(): object {
  const { name, version, description, license, type, bin, engines, dependencies, optionalDependencies } =
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { sharp } = dependencies;
  return {
    ...{ name, version, description, license, type, bin, engines },
    optionalDependencies: { ...optionalDependencies, sharp },
  };
}
