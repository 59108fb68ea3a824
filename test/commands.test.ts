/**
 * The commands that the documents name: each is asked of the program by the way in that people use, and what it
 * starts from is there. `npm run dev` alone has two meanings to keep apart, so both are started for real.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { freshConfig } from './server.ts';
import { describeAtLength } from './tried.ts';

const ROOT = join(import.meta.dirname, '..');
const ENTRY = join(ROOT, 'bin/ovation.mjs');
const run = promisify(execFile);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What stands in a line of a code block or between backticks and looks like a command, without what comes before it. */
function documentedCommands(): string[] {
  const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: ROOT });
  const lines = pages.flatMap((page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n'));
    const spans = [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(
      ([, span = '']) => span,
    );
    return [...blocks, ...spans];
  });
  const commands = lines
    .map((line) => line.replace(/ # .*/, ''))
    .flatMap((line) => line.split(' && '))
    .map((line) => line.trim().replace(/^(?:[A-Z_]+=\S+ +)*(?:npx )?/, ''))
    .filter((line) => /^(?:ovation [a-z-]|npm (?:start|test|run)\b|vitest run|\S*node \S+\.\w+)/.test(line));
  return [...new Set(commands)].toSorted();
}

const COMMANDS = documentedCommands();
const startingWith = (start: RegExp) => COMMANDS.filter((command) => start.test(command));

const told = new Map<string, Promise<string>>();

/** What the program says of itself; many lines of the documents name one command with other options. */
function helpOf(words: string): Promise<string> {
  const known =
    told.get(words) ??
    run(process.execPath, [ENTRY, ...words.split(' ').filter(Boolean), '--help']).then(
      ({ stdout }) => stdout,
    );
  told.set(words, known);
  return known;
}

describe('documented commands', () => {
  it('are found', () => {
    expect(COMMANDS).toEqual(
      expect.arrayContaining([
        'ovation dev participants --count 500',
        'ovation audit verify --noted DIGEST',
        'npm run demo -- --simulate',
        'node bench/participants.ts',
      ]),
    );
  });

  it.each(startingWith(/^ovation /))('%s is known to the program, with its options', async (command) => {
    const [, words = ''] = /^ovation((?: [a-z]+)*)/.exec(command) ?? [];
    const stdout = await helpOf(words);
    expect(stdout).toMatch(new RegExp(`^Usage: ovation${words}(?: |$)`, 'm'));
    for (const [option] of command.matchAll(/ --[a-z-]+/g)) expect(stdout).toContain(option.trim());
  });

  it.each(startingWith(/^npm /))('%s starts from what is there', (command) => {
    const [, name = ''] = /^npm (?:run )?([\w-]+)/.exec(command) ?? [];
    const script = scripts[name];
    expect(script).toBeDefined();
    for (const [file] of script?.matchAll(/\S+\.m?ts\b|\S+\.mjs\b/g) ?? [])
      expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  it.each(startingWith(/^vitest |node |^npm test -- /))('%s names files that are there', (command) => {
    for (const [path] of command.matchAll(/(?:src|test|bench|scripts)\/[\w./-]+/g))
      expect(existsSync(join(ROOT, path)), path).toBe(true);
  });

  it.each(startingWith(/^npm run faults -- /))('%s names a fault', (command) => {
    expect(existsSync(join(ROOT, `test/faults/${command.split(' ').at(-1)}.fault.ts`))).toBe(true);
  });
});

describeAtLength('npm run dev', () => {
  let running: ChildProcess | undefined;
  afterEach(() => {
    running?.kill('SIGTERM');
    running = undefined;
  });

  it('serves the pages and the server behind them', async () => {
    const { config, remove } = await freshConfig('sqlite');
    const port = await freePort();
    const child = spawn(process.execPath, [ENTRY, 'dev'], {
      env: { ...process.env, OVATION_DATA: config.dataDir, OVATION_LOG: 'error', OVATION_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const pages = () => /Local: +(http:\S+[^/\s])\/?/.exec(plain(said))?.[1];
    await expect.poll(pages).toBeDefined();
    await expect.poll(() => said).toContain('Ovation runs at');
    const status = (path: string) => fetch(`${pages()}${path}`).then(({ status: found }) => found);
    expect(await status('/api/v1/time')).toBe(200);
    expect(await status('/')).toBe(200);
    child.kill('SIGTERM');
    await gone;
    await remove();
  });
});

/** Without the colours that a terminal is sent. */
const plain = (text: string): string =>
  text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');
