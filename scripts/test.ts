/**
 * `npm test`: types, lint, unused code and the pages while it gets what the tests run on, then the tests on SQLite,
 * PostgreSQL and in a real browser. With words after it (`npm test -- test/store`) only those tests run. The outcome
 * is left in `.cache/test-outcome.txt` as one line.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  certutilPath,
  chromiumPath,
  ffmpegPath,
  firefoxPath,
  headlessShellPath,
  NO_FIREFOX,
  NO_WEBKIT,
  postgresFolder,
  pythonPath,
  webkitPrograms,
} from '../test/machine.ts';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const REPORT = join(CACHE, 'vitest.json');
const OUTCOME = join(CACHE, 'test-outcome.txt');

/** After so many failures the rest is not waited for: what is broken is broken for all. */
const BAIL = '--bail=20';

const tool = (path: string) => [process.execPath, join(ROOT, 'node_modules', path)];
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

const BUILD_PAGES = [process.execPath, join(ROOT, 'scripts/build-pages.mjs')] as const;

const CHECKS: readonly [what: string, command: readonly string[]][] = [
  // Several checkers of one project read what it shares several times over: 38 s of processor time, with one 22 s.
  ['Types', [...tool('typescript/bin/tsc'), '-b', '--checkers', '1']],
  ['Lint', [...tool('@biomejs/biome/bin/biome'), 'check']],
  ['Unused code', [...tool('knip/bin/knip.js')]],
  ['Browsers', [process.execPath, join(ROOT, 'scripts/check-browsers.ts')]],
  ['Pages', BUILD_PAGES],
];

const say = (line: string) => process.stdout.write(`${line}\n`);
const red = (line: string) => say(process.stdout.isTTY ? `\u001b[31m${line}\u001b[0m` : line);

function run(command: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const [program = '', ...args] = command;
  return (
    spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

let isListNew = false;

/** Debian's packages, when we may install them, all at once: each call of its own would look for news again. */
function installPackages(names: readonly string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing Debian's packages: ${names.join(', ')} …`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!isListNew) isListNew = run(['apt-get', 'update', '-qq'], quiet);
  run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
}

/**
 * Gets PostgreSQL, Chromium, ffmpeg and Python where they are missing, and names what could not be had. `more` also gets
 * what only long tests need: browsers of every kind, one of them with a user's own certificates.
 */
function getMachinery(more: boolean): string[] {
  installPackages([
    ...(postgresFolder() ? [] : ['postgresql']),
    ...(ffmpegPath() ? [] : ['ffmpeg']),
    ...(pythonPath() ? [] : ['python3']),
    ...(more && !certutilPath() ? ['libnss3-tools'] : []),
  ]);
  getChromium(more);
  if (more) getOtherBrowsers();
  const missing: string[] = [];
  if (!postgresFolder())
    missing.push(
      'No PostgreSQL: install the package "postgresql", or set OVATION_TEST_POSTGRES_BIN to its bin folder.',
    );
  if (!chromiumPath() && (more || !headlessShellPath()))
    missing.push('No Chromium: install one, or set OVATION_TEST_CHROMIUM to its path.');
  if (!ffmpegPath()) missing.push('No ffmpeg: install the package "ffmpeg".');
  if (more && !certutilPath()) missing.push('No certutil: install the package "libnss3-tools".');
  if (!pythonPath()) missing.push('No Python: install the package "python3".');
  return missing;
}

/** The build without a window drives all tests but a few long ones. Not every system has it apart from the whole. */
function getChromium(whole: boolean): void {
  const known = chromiumPath();
  if (!headlessShellPath() && (known === undefined || known === DEBIAN_CHROMIUM))
    installPackages(['chromium-headless-shell']);
  if (known !== undefined || (headlessShellPath() && !whole)) return;
  installPackages(['chromium']);
  if (!chromiumPath()) run([...tool('playwright-core/cli.js'), 'install', 'chromium']);
}

/** These two alone may be missing: not every system has them, and Chromium plays everything that they do. */
function getOtherBrowsers(): void {
  if (!firefoxPath()) installPackages(['firefox-esr']);
  if (!webkitPrograms()) installPackages(['webkit2gtk-driver', 'xvfb']);
  if (!firefoxPath()) red(`SKIPPED in Firefox: ${NO_FIREFOX}`);
  if (!webkitPrograms()) red(`SKIPPED in WebKit: ${NO_WEBKIT}`);
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
}

/** What vitest itself reported; a file that could not even be loaded counts as one failure. */
function counted(): { passed: number; failed: number } {
  if (!existsSync(REPORT)) return { passed: 0, failed: 1 };
  const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

/** Lets one check run beside others and says at its end what it said. Whether it went well. */
const checked = ([what, [program = '', ...args]]: (typeof CHECKS)[number]) =>
  new Promise<boolean>((done) => {
    const said: Buffer[] = [];
    const check = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [check.stdout, check.stderr]) stream.on('data', (part: Buffer) => said.push(part));
    check.on('error', (error) => said.push(Buffer.from(`${error}\n`)));
    check.on('close', (code) => {
      say(`${what} …`);
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    });
  });

/** The checks that failed; they run beside one another, for the compiler keeps one core busy. With a choice of tests they are left out. */
async function failedChecks(): Promise<string[]> {
  const wentWell = await Promise.all(CHECKS.map(checked));
  return CHECKS.filter((_, which) => !wentWell[which]).map(([what]) => what);
}

function finish(passed: number, failures: readonly string[], failedTests: number): void {
  for (const failure of failures) red(failure);
  const outcome = `${passed} passed, ${failures.length + failedTests} failed`;
  writeFileSync(OUTCOME, `${outcome}\n`);
  say(outcome);
  process.exitCode = failures.length + failedTests === 0 ? 0 : 1;
}

/** Whether these words choose tests of rules alone, which need neither an engine nor a browser. */
const ofRulesAlone = (filters: readonly string[]) =>
  filters.length > 0 && filters.every((one) => /^(\.\/)?src\/(domain|contract|web)(\/|$)/.test(one));

async function main(filters: readonly string[]): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  for (const file of [REPORT, OUTCOME]) rmSync(file, { force: true });
  const areChosen = filters.length > 0;
  const atLength = areChosen || process.env.OVATION_LONG !== undefined;
  // They need nothing of the machine: they run while packages come over the network.
  const checking = areChosen ? [] : failedChecks();
  const isOfRules = ofRulesAlone(filters);
  if (areChosen && !isOfRules) run(BUILD_PAGES);
  const missing = isOfRules ? [] : getMachinery(atLength);
  const failures = (await checking).map((what) => `Failed: ${what}`);
  // Nothing else is skipped for want of a machine part: the run is over, in red.
  if (missing.length > 0) {
    finish(0, [...failures, ...missing], 0);
    return;
  }
  const ending = `--reporter=${join(ROOT, 'scripts/end-hanging.ts')}`;
  const reporters = ['--reporter=default', ending, '--reporter=json', `--outputFile.json=${REPORT}`];
  const wentWell = run([...tool('vitest/vitest.mjs'), 'run', BAIL, ...reporters, ...filters]);
  const { passed, failed } = counted();
  // An error outside every test fails the run too.
  if (!wentWell && failed === 0) failures.push('Failed: the test run itself');
  finish(passed, failures, failed);
}

await main(process.argv.slice(2));
