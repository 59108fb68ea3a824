/**
 * What the one file does when it is started without a word: runs on its user's data and shows itself in the browser.
 * Where it runs already it shows that.
 */

import { spawn } from 'node:child_process';
import { hostname } from 'node:os';
import { issueSetupLink } from '../accounts/commands.ts';
import { allAdmins } from '../accounts/queries.ts';
import type { Config } from '../config.ts';
import { openToLook } from '../installation.ts';
import { FolderHeld } from '../store/folder-lock.ts';
import { freePort } from './addresses.ts';
import { say } from './say.ts';
import { start } from './start.ts';

/**
 * Starts the server on the user's data and shows it in the browser; where a server runs on that data already, only
 * shows that one.
 * @returns how to stop the server; undefined where it ran already
 */
export async function open(config: Config, askedAt: number): Promise<(() => Promise<void>) | undefined> {
  const port = await freePort(config.port, config.host);
  try {
    const { stop, entrance } = await start({ ...config, port }, askedAt);
    await show(entrance);
    return stop;
  } catch (error) {
    if (!(error instanceof FolderHeld) || error.port === undefined || error.host !== hostname()) throw error;
    say(error.message);
    await show(await entranceOf(config, `http://localhost:${error.port}`));
    return undefined;
  }
}

async function show(url: string): Promise<void> {
  if (!(await browse(url))) say(`No browser could be opened here. Open this address in one: ${url}`);
}

/** Where whoever comes gets in: while nobody can sign in, by a new link. */
async function entranceOf(config: Config, origin: string): Promise<string> {
  const store = await openToLook(config);
  try {
    const owned = (await allAdmins(store.read)).length > 0;
    return owned ? origin : `${origin}/setup/${await issueSetupLink(store)}`;
  } finally {
    await store.close();
  }
}

/** The program of each system that opens an address in the browser that its user chose. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens the address in the system's browser. False when that failed, as on a machine without a screen. */
function browse(url: string): Promise<boolean> {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const opener = spawn(program, [...args, url], { stdio: 'ignore', detached: true, windowsHide: true });
    opener.once('error', () => resolve(false));
    opener.once('exit', (code) => resolve(code === 0));
    opener.unref();
  });
}
