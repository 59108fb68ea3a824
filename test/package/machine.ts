/** A machine with nothing on it: an empty folder, an empty environment, a user without a home. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';

export const RELEASE = join(import.meta.dirname, '../../release');
export const FILE = join(RELEASE, 'ovation-linux-x64');

/** Debian's user who owns nothing. */
const NOBODY = 65_534;
/** Only root may run a program as somebody else; whoever else tries it has a home. */
const AS_NOBODY = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const clearing: (() => unknown)[] = [];

/** Ends and removes after each test what the others here started and made. Call it at the top of a file. */
export function clearAfterEach(): void {
  afterEach(async () => {
    for (const clear of clearing.splice(0).reverse()) await clear();
  });
}

/** A folder where that user may write, with what programs leave in the temporary folder below it. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), 'ovation-box-'));
  chmodSync(folder, 0o777);
  clearing.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
}

type Environment = Readonly<Record<string, string>>;

/** Runs a program to its end. */
export function run(program: string, args: readonly string[], cwd: string, env: Environment = {}) {
  const done = spawnSync(program, args, {
    cwd,
    env: { TMPDIR: cwd, ...env },
    encoding: 'utf8',
    ...AS_NOBODY,
  });
  return { code: done.status, signal: done.signal, said: `${done.stdout}${done.stderr}` };
}

/** Starts a program with what it starts itself as one group, which is ended together. */
export function startAs(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Environment,
): ChildProcess {
  const child = spawn(program, args, { cwd, env: { TMPDIR: cwd, ...env }, detached: true, ...AS_NOBODY });
  clearing.push(() => killGroup(child));
  return child;
}

/** Ends it and all that it started at once, as a power cut would. */
export function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

export interface Running {
  origin: string;
  child: ChildProcess;
  said(): string;
  stop(): Promise<number | null>;
}

/** Starts a server and waits until it says where it is. */
export async function startIn(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Environment = {},
): Promise<Running> {
  const child = spawn(program, args, { cwd, env: { TMPDIR: cwd, OVATION_PORT: '0', ...env }, ...AS_NOBODY });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearing.push(async () => {
    child.kill('SIGKILL');
    await gone;
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  await expect.poll(() => said).toContain('Stop with Ctrl-C');
  const port = /Ovation runs at http:\/\/localhost:(\d+)/.exec(said)?.[1];
  const stop = () => {
    child.kill('SIGTERM');
    return gone;
  };
  return { origin: `http://127.0.0.1:${port}`, child, said: () => said, stop };
}

/** The first admin, made by the link that the server said. */
export async function firstAdmin({ origin, said }: Running): Promise<Caller> {
  const token = /\/setup\/(\w+)/.exec(said())?.[1] ?? '';
  const body = { name: 'Jo Brandt', email: 'jo@example.org', password: 'a long walk by the sea' };
  const made = await callerOf(origin).call(accountsEndpoints.setup, { params: { token }, body });
  return callerOf(origin, { authorization: `Bearer ${made.token}` });
}
