/** The Chromium of this machine, which prints a page into a file. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { endGroup, OWN_GROUP } from '../program-group.ts';

/** What it is called where it is in the path. All of them are Chromium and print alike, the first in a third of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome',
  'msedge',
];
/** Where systems keep one that is in no path. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const LONGEST_MS = 60_000;
/** What each of its processes may hold of its own; the largest page that is taken prints in less than half of it. */
const MOST_KB = 1_048_576;
/** The longest file that it may write, in the shell's blocks of 512 bytes: 128 MB. */
const MOST_BLOCKS = 262_144;

/** The path of a Chromium on this machine; undefined when there is none. */
export const findChromium = (findProgram: (name: string) => string | undefined): string | undefined =>
  NAMES.map(findProgram).find((path) => path !== undefined) ?? PLACES.find((path) => existsSync(path));

/**
 * Prints the page at `address` in the paper sizes of its style sheets and answers the PDF's bytes. The browser has
 * a profile of its own and reaches no other machine. `place`: the folder to work in, where nothing is left;
 * `ending`: aborts the printing. @throws Error with the browser's output when it made no file.
 */
export async function printed(
  chromium: string,
  address: string,
  { place, ending }: { place: string; ending: AbortSignal },
): Promise<Buffer> {
  await mkdir(place, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(place, 'page-'));
  const file = join(folder, 'page.pdf');
  try {
    const words = await run(
      chromium,
      [
        '--headless',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-extensions',
        // Small containers have 64 MB of shared memory.
        '--disable-dev-shm-usage',
        // Chromium's own sandbox refuses to be started by root, as containers do.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // This server alone: no other machine, and nothing else that listens on this one.
        `--host-resolver-rules=MAP ${new URL(address).host} ${new URL(address).host} , MAP * ~NOTFOUND`,
        `--user-data-dir=${folder}`,
        '--no-pdf-header-footer',
        '--generate-pdf-document-outline',
        // Else it prints what is there when the page has loaded, often before the faces of its letters have. This time
        // passes at once, and stands still while anything is on its way.
        '--virtual-time-budget=2000',
        `--print-to-pdf=${file}`,
        address,
      ],
      ending,
    );
    return await readFile(file).catch(() => {
      throw new Error(`No PDF was made: ${words}`);
    });
  } finally {
    // Its helpers may still be writing into the folder.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** So long what is in the folder may be of a process that prints now, in ms. */
export const PRINTED_BY_THEN_MS = 2 * LONGEST_MS;

/**
 * Deletes what a killed server left in the folder, because pages hold people's names. Files of a process that prints
 * now stay, so it has to be called once more `PRINTED_BY_THEN_MS` later: what was left may be as young.
 */
export async function removeLeft(place: string, now: number): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    const folder = join(place, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs >= PRINTED_BY_THEN_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A page can ask for a million sheets, and the browser then takes gigabytes from the show: on Linux its processes
 * end at a limit. macOS knows none for memory, Windows no shell to set one.
 */
const withinLimits = (program: string, args: readonly string[]): [string, readonly string[]] =>
  process.platform === 'linux'
    ? ['/bin/sh', ['-c', `ulimit -d ${MOST_KB}; ulimit -f ${MOST_BLOCKS}; exec "$0" "$@"`, program, ...args]]
    : [program, args];

/** Runs it to its end or its limit, and tells what it said at the end. */
const run = (program: string, args: readonly string[], signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(...withinLimits(program, args), {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...OWN_GROUP,
      windowsHide: true,
    });
    const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
    const end = () => endGroup(child);
    ended.addEventListener('abort', end);
    if (ended.aborted) end();
    let words = '';
    child.once('error', (error) => resolve(error.message));
    child.stderr.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString('utf8')).slice(-2_000);
    });
    child.once('close', () => {
      ended.removeEventListener('abort', end);
      resolve(words);
    });
  });
