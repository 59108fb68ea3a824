/**
 * `npm run mutations`: changes the rules line by line, in each way that Stryker knows, and looks whether a test notices.
 * With files after it (`npm run mutations -- src/domain/tabulation/trimmed-mean.ts`) only these are changed. Everything
 * takes hours; what was found out is kept in `.cache`, so that the next run asks only about what is new. With the word
 * `gates` after it, it changes who is let in, against `test/gates*.test.ts`, in some minutes.
 *
 * Stryker brings more packages than a third of all that the project has, so it is installed when it is asked for.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.cache/stryker');
const VERSION = '10.1.1';
const PACKAGES = ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'];
const STRYKER = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** What a show is decided by. Sentences of the catalogue are no rules. */
const RULES = ['src/domain/**/*.ts', '!src/domain/**/*.test.ts', '!src/domain/messages/**'];

/** Who may make a call. */
const GATES = [
  'src/server/accounts/{gate,take-back-reason}.ts',
  'src/server/http/access.ts',
  'src/server/judging/gate.ts',
  'src/server/lineup/gate.ts',
  'src/server/registration/gate.ts',
  'src/server/show/screens.ts:15-64',
  'src/server/show/gear/tokens.ts:14-45',
];

function run(command: string, args: readonly string[]): void {
  const { error, status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (error) throw new Error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(STRYKER)) {
  process.stderr.write(`Installing Stryker ${VERSION} into .cache/stryker …\n`);
  // Its peers are the project's own packages, further up.
  run('npm', [
    'install',
    ...['--prefix', FOLDER, '--legacy-peer-deps', '--no-save', '--no-package-lock'],
    ...['--no-audit', '--no-fund', '--loglevel=error'],
    ...PACKAGES.map((name) => `${name}@${VERSION}`),
  ]);
}

const named = process.argv.slice(2);
const ofGates = named[0] === 'gates';
const files = ofGates ? GATES : named;
const settings = join(FOLDER, 'stryker.config.json');
mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  settings,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: [join(FOLDER, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: ofGates ? 'vitest.gates.config.ts' : 'vitest.mutations.config.ts' },
    mutate: files.length > 0 ? files : RULES,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    tempDirName: '.cache/mutations',
    // Types are read away, not checked, and TypeScript's own parser has no place to be asked from 7 on.
    tsconfigFile: 'none.json',
    concurrency: 2,
    // A loop without an end is ended, a machine that is busy is waited for.
    timeoutMS: 120_000,
    incremental: true,
    incrementalFile: ofGates ? '.cache/mutations-of-gates.json' : '.cache/mutations.json',
  }),
);
run(process.execPath, [STRYKER, 'run', settings]);
