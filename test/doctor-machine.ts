/** A machine to ask `ovation doctor` of: ready, and with one thing or another made to go wrong. */
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { CHECKED, type Finding } from '#contract/operating/doctor.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { callerOf } from '#server/demo/api.ts';
import { startServer } from '#server/main.ts';
import { makeAuthority, makeLeaf } from '#server/operating/certificates.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { freePort } from './free-port.ts';
import { freshConfig } from './server.ts';
import { ADMIN } from './show/evening.ts';

const PROGRAM = join(import.meta.dirname, '../src/server/cli.ts');
export const DAY_MS = 86_400_000;
export const IS_ROOT = process.getuid?.() === 0;
/** Root may write anywhere and listen on any port: it is asked as somebody who may not, as it is run in a hall. */
const AS_NOBODY = IS_ROOT ? { uid: 65_534, gid: 65_534 } : {};

/** What takes away again what a test sets up; the newest goes first. */
export const clearing: (() => unknown)[] = [];
let ready: { data: string; env: Record<string, string> };

export function folder(mode = 0o777): string {
  const made = mkdtempSync(join(tmpdir(), 'ovation-night-'));
  chmodSync(made, mode);
  clearing.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A folder with programs of these names that do nothing. */
export function programs(...names: string[]): string {
  const path = folder();
  for (const name of names) writeFileSync(join(path, name), '#!/bin/sh\n', { mode: 0o755 });
  return path;
}

/** What is run before the program, to make something of the machine go wrong. */
export function before(code: string): Record<string, string> {
  const file = join(folder(), 'before.mjs');
  writeFileSync(file, code, { mode: 0o644 });
  return { NODE_OPTIONS: `--import ${file}` };
}

/** Every write that is to be safe on the disk takes so long at least. */
export const slowDisk = (ms: number) =>
  before(`import { open } from 'node:fs/promises';
const file = await open('/dev/null');
const handle = Object.getPrototypeOf(file);
const datasync = handle.datasync;
handle.datasync = async function () { await new Promise((done) => setTimeout(done, ${ms})); return datasync.call(this); };
await file.close();`);
export const clockOff = (ms: number) => before(`const now = Date.now; Date.now = () => now() + ${ms};`);

export async function taken(): Promise<number> {
  const server = createServer((socket) => socket.destroy()).listen(0, '0.0.0.0');
  clearing.push(() => new Promise((done) => server.close(done)));
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The data of an installation that is ready, in another folder, with other settings. */
export function dataWith(publicAddress: string, place = folder()): Record<string, string> {
  const data = join(place, 'data');
  cpSync(ready.data, data, { recursive: true });
  const database = new DatabaseSync(join(data, 'ovation.db'));
  database
    .prepare("update event set settings = json_set(settings, '$.public_address', ?)")
    .run(publicAddress);
  database.close();
  openToAll(data);
  return { OVATION_DATA: data };
}

/** The same without some of its files, or with others in their place. */
export function dataWithout(gone: readonly string[], other: Readonly<Record<string, string>> = {}) {
  const made = dataWith(`http://${ownAddress()}:8080`);
  const { OVATION_DATA: data = '' } = made;
  for (const name of gone) rmSync(join(data, name), { force: true });
  for (const [name, text] of Object.entries(other)) writeFileSync(join(data, name), text, { mode: 0o666 });
  return made;
}

/** What a database lies in. */
export const DATABASE = ['ovation.db', 'ovation.db-wal', 'ovation.db-shm'] as const;

function openToAll(data: string): void {
  chmodSync(data, 0o777);
  for (const name of [...DATABASE, 'secret.key'])
    try {
      chmodSync(join(data, name), 0o666);
    } catch {
      // Not every file is left by a server that ended.
    }
}

export const ownAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '';

/** Sets up an installation that is ready, in a folder of its own, for `doctor` to be asked of. */
export async function makeReady(): Promise<void> {
  // What tests write is root's alone unless it is said otherwise.
  if (IS_ROOT && (statSync(tmpdir()).mode & 0o001) === 0) chmodSync(tmpdir(), 0o711);
  const { config, remove } = await freshConfig('sqlite');
  clearing.push(remove);
  const server = await startServer(config);
  await addAdmin(server.store, SYSTEM, ADMIN);
  const origin = `http://127.0.0.1:${new URL(server.url).port}`;
  const { token } = await callerOf(origin).call(accountsEndpoints.login, { body: ADMIN });
  const publicAddress = `http://${ownAddress()}:8080`;
  await callerOf(origin, { authorization: `Bearer ${token}` }).call(eventsEndpoints.addEvent, {
    body: { name: 'Open Stage', settings: { publicAddress } },
  });
  await server.close();
  const data = join(folder(), 'data');
  cpSync(config.dataDir, data, { recursive: true });
  openToAll(data);
  const [port, https] = [await freePort(), await freePort()];
  ready = {
    data,
    env: {
      PATH: programs('ffmpeg', 'chromium'),
      OVATION_DATA: data,
      OVATION_PORT: String(port),
      OVATION_HTTPS_PORT: String(https),
      OVATION_BACKUP_DIR: folder(),
    },
  };
}

/** The data folder of that installation. */
export const readyData = (): string => ready.data;

/** Takes everything away that was set up. */
export async function clearUp(): Promise<void> {
  for (const clear of clearing.splice(0).reverse()) await clear();
}

interface Told {
  state: Finding['state'];
  words: string;
}

const STATES = { 'ok  ': 'good', look: 'look', 'BAD ': 'bad' } as const;

/** What is said of each thing, in its order. */
export async function doctor(
  env: Record<string, string> = {},
  { before: wrapper = [] as string[], as = AS_NOBODY } = {},
): Promise<{ code: number | null; told: Record<Finding['what'], Told> }> {
  const [command = '', ...args] = [...wrapper, process.execPath, PROGRAM, 'doctor'];
  const child = spawn(command, args, { cwd: tmpdir(), env: { ...ready.env, ...env }, ...as });
  let [said, trouble] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    trouble += text;
  });
  const code = await new Promise<number | null>((done, fail) =>
    child.once('close', done).once('error', fail),
  );
  const blocks = said.trimEnd().split(/\n(?! {6})/);
  expect(blocks.length, said + trouble).toBe(CHECKED.length);
  const told = Object.fromEntries(
    CHECKED.map((what, at) => {
      const block = blocks[at] ?? '';
      const state = STATES[block.slice(0, 4) as keyof typeof STATES];
      return [what, { state, words: block.slice(6).replace(/\n\s+/g, ' ') }];
    }),
  ) as Record<Finding['what'], Told>;
  return { code, told };
}

export function ownCertificate(from: number): Record<string, string> {
  const { certificate, key } = makeLeaf(makeAuthority('Ovation on test', from), ['127.0.0.1'], from);
  const place = folder();
  writeFileSync(join(place, 'own.crt'), certificate);
  writeFileSync(join(place, 'own.key'), key);
  return { OVATION_TLS_CERTIFICATE: join(place, 'own.crt'), OVATION_TLS_KEY: join(place, 'own.key') };
}

/** A certificate beside another one's key. */
export const tornCertificate = (): Record<string, string> => ({
  ...ownCertificate(Date.now()),
  OVATION_TLS_KEY: ownCertificate(Date.now()).OVATION_TLS_KEY ?? '',
});

/** A file where a folder has to be. */
export function file(): string {
  const path = join(folder(), 'file');
  writeFileSync(path, '', { mode: 0o666 });
  return path;
}
