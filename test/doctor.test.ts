/** `ovation doctor`, as a program, on a machine where each thing is wrong in turn: told by its own line, with a remedy. */
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { CHECKED, type Finding } from '#contract/operating/doctor.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { callerOf } from '#server/demo/api.ts';
import { startServer } from '#server/main.ts';
import { makeAuthority, makeLeaf } from '#server/operating/certificates.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { smallDisk } from './faults/small-disk.ts';
import { freePort } from './free-port.ts';
import { freshConfig } from './server.ts';
import { ADMIN } from './show/evening.ts';

const PROGRAM = join(import.meta.dirname, '../src/server/cli.ts');
const DAY_MS = 86_400_000;
const IS_ROOT = process.getuid?.() === 0;
/** Root may write anywhere and listen on any port: it is asked as somebody who may not, as it is run in a hall. */
const AS_NOBODY = IS_ROOT ? { uid: 65_534, gid: 65_534 } : {};

const clearing: (() => unknown)[] = [];
let ready: { data: string; env: Record<string, string> };
afterAll(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

function folder(mode = 0o777): string {
  const made = mkdtempSync(join(tmpdir(), 'ovation-night-'));
  chmodSync(made, mode);
  clearing.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A folder with programs of these names that do nothing. */
function programs(...names: string[]): string {
  const path = folder();
  for (const name of names) writeFileSync(join(path, name), '#!/bin/sh\n', { mode: 0o755 });
  return path;
}

/** What is run before the program, to make something of the machine go wrong. */
function before(code: string): Record<string, string> {
  const file = join(folder(), 'before.mjs');
  writeFileSync(file, code, { mode: 0o644 });
  return { NODE_OPTIONS: `--import ${file}` };
}

/** Every write that is to be safe on the disk takes so long at least. */
const slowDisk = (ms: number) =>
  before(`import { open } from 'node:fs/promises';
const file = await open('/dev/null');
const handle = Object.getPrototypeOf(file);
const datasync = handle.datasync;
handle.datasync = async function () { await new Promise((done) => setTimeout(done, ${ms})); return datasync.call(this); };
await file.close();`);
const clockOff = (ms: number) => before(`const now = Date.now; Date.now = () => now() + ${ms};`);

async function taken(): Promise<number> {
  const server = createServer((socket) => socket.destroy()).listen(0, '0.0.0.0');
  clearing.push(() => new Promise((done) => server.close(done)));
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The data of a house that is ready, in another folder, with other settings. */
function dataWith(publicAddress: string, place = folder()): Record<string, string> {
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

function openToAll(data: string): void {
  chmodSync(data, 0o777);
  for (const name of ['ovation.db', 'ovation.db-wal', 'ovation.db-shm', 'secret.key'])
    try {
      chmodSync(join(data, name), 0o666);
    } catch {
      // Not every file is left by a server that ended.
    }
}

const ownAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '';

beforeAll(async () => {
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
});

interface Told {
  state: Finding['state'];
  words: string;
}

const STATES = { 'ok  ': 'good', look: 'look', 'BAD ': 'bad' } as const;

/** What is said of each thing, in its order. */
async function doctor(
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

interface Wrong {
  it: string;
  what: Finding['what'];
  state: Finding['state'];
  says: RegExp;
  env?: () => Record<string, string> | Promise<Record<string, string>>;
  how?: { before?: string[]; as?: object };
  /** Needs root: a network and a disk of its own are made for it. */
  root?: true;
  /** What cannot be told either, then. */
  also?: Finding['what'][];
}

const WRONG: readonly Wrong[] = [
  {
    it: 'a slow disk',
    what: 'disk_speed',
    state: 'look',
    says: /takes [3-9]\d\.\d ms\. That is slow\. Put the data on a disk inside/,
    env: () => slowDisk(30),
  },
  {
    it: 'a disk that is too slow for a vote',
    what: 'disk_speed',
    state: 'bad',
    says: /takes \d{3}\.\d ms\. Votes will queue up/,
    env: () => slowDisk(120),
  },
  {
    it: 'a folder that cannot be written',
    what: 'disk_speed',
    state: 'bad',
    says: /Nothing can be written where the data lies: EACCES\. Let this user/,
    env: () => ({ OVATION_DATA: folder(0o555) }),
    also: ['address'],
  },
  {
    it: 'a disk that is almost full',
    what: 'disk_space',
    state: 'bad',
    says: /^\d+ MB are left on the disk\. Music is refused\. Delete/,
    env: () => {
      const disk = smallDisk(200);
      clearing.push(disk.remove);
      chmodSync(disk.path, 0o777);
      return dataWith(`http://${ownAddress()}:8080`, disk.path);
    },
    root: true,
  },
  {
    it: 'a port that another program has',
    what: 'port',
    state: 'bad',
    says: /^Port \d+ is taken by another program\. End that program/,
    env: async () => ({ OVATION_PORT: String(await taken()) }),
  },
  {
    it: 'a port that this account may not have',
    what: 'port',
    state: 'bad',
    says: /^This account may not listen on port 80\. .*above 1024/,
    env: () => ({ OVATION_PORT: '80' }),
  },
  {
    it: 'a machine in no network',
    what: 'address',
    state: 'bad',
    says: /^This machine is in no network: no phone can reach it\. Join/,
    how: { before: ['/usr/bin/unshare', '-n'], as: {} },
    root: true,
  },
  {
    it: 'an address for phones that the machine has no longer',
    what: 'address',
    state: 'bad',
    says: /But the address for phones is 192\.168\.77\.77: QR codes lead nowhere\. Correct it/,
    env: () => dataWith('http://192.168.77.77:8080'),
  },
  {
    it: 'an address for phones that is this machine alone',
    what: 'address',
    state: 'bad',
    says: /^The address for phones is localhost: that is this machine only\. Set it/,
    env: () => dataWith('http://localhost:8080'),
  },
  {
    it: 'no address for phones',
    what: 'address',
    state: 'look',
    says: /No address for phones is set/,
    env: () => dataWith(''),
  },
  {
    it: 'a clock that was never set',
    what: 'clock',
    state: 'bad',
    says: /^The clock shows 20[01]\d-.* That has long been past\. Set the clock/,
    env: () => clockOff(-4_000 * DAY_MS),
  },
  {
    it: 'a clock that is a day behind what was written',
    what: 'clock',
    state: 'bad',
    says: /But something was written later than that already\. Set the clock/,
    env: () => clockOff(-DAY_MS),
  },
  {
    it: 'no ffmpeg',
    what: 'ffmpeg',
    state: 'look',
    says: /^There is no ffmpeg: .* apt install ffmpeg/,
    env: () => ({ PATH: programs('chromium') }),
  },
  {
    it: 'no browser',
    what: 'projector',
    state: 'look',
    says: /^No browser was found on this machine\. Show \/projector from another/,
    env: () => ({ PATH: programs('ffmpeg') }),
  },
  {
    it: 'https that is switched off',
    what: 'https',
    state: 'look',
    says: /^Tablets have http alone: .* OVATION_HTTPS_PORT/,
    env: () => ({ OVATION_HTTPS_PORT: 'off' }),
  },
  {
    it: 'a port for https that another program has',
    what: 'https',
    state: 'bad',
    says: /^Port \d+ for https is taken\. .*Set OVATION_HTTPS_PORT to another/,
    env: async () => ({ OVATION_HTTPS_PORT: String(await taken()) }),
  },
  {
    it: 'a certificate of somebody’s own that ends this week',
    what: 'https',
    state: 'bad',
    says: /^The certificate on port \d+ runs out in \d days\. Renew it/,
    env: () => ownCertificate(Date.now() - 25 * DAY_MS),
  },
  {
    it: 'one that has ended',
    what: 'https',
    state: 'bad',
    says: /^The certificate on port \d+ has run out\. Renew it/,
    env: () => ownCertificate(Date.now() - 40 * DAY_MS),
  },
  {
    it: 'a folder for copies that cannot be written',
    what: 'copies',
    state: 'bad',
    says: /^There are no backups\. Nothing can be written to .* \(EACCES\)\. Mount the disk/,
    env: () => ({ OVATION_BACKUP_DIR: folder(0o555) }),
  },
  {
    it: 'copies that are switched off',
    what: 'copies',
    state: 'bad',
    says: /^The server makes no backups by itself\. Set OVATION_BACKUP_MINUTES/,
    env: () => ({ OVATION_BACKUP_MINUTES: '0' }),
  },
  {
    it: 'copies on the disk of the data',
    what: 'copies',
    state: 'look',
    says: /^Backups go to .*, on the disk of the data: both are lost together\. Name/,
    env: () => ({ OVATION_BACKUP_DIR: join(ready.data, 'backups') }),
  },
];

/** Good for thirty days from then. */
function ownCertificate(from: number): Record<string, string> {
  const { certificate, key } = makeLeaf(makeAuthority('Ovation on test', from), ['127.0.0.1'], from);
  const place = folder();
  writeFileSync(join(place, 'own.crt'), certificate);
  writeFileSync(join(place, 'own.key'), key);
  return { OVATION_TLS_CERTIFICATE: join(place, 'own.crt'), OVATION_TLS_KEY: join(place, 'own.key') };
}

it('finds nothing bad on a machine that is ready', async () => {
  const { code, told } = await doctor();
  // How fast the temporary folder is, and whether it has a disk of its own, is this machine's matter.
  const { copies, disk_speed, ...rest } = told;
  expect(Object.values(rest).filter(({ state }) => state !== 'good')).toEqual([]);
  expect(copies.state).not.toBe('bad');
  expect(disk_speed.words).toContain('A small write that is safe on the disk takes');
  expect(code).toBe(disk_speed.state === 'bad' ? 1 : 0);
});

it.each(WRONG)('tells $it by its line alone', async ({ what, state, says, env, how, root, also = [] }) => {
  if (root && !IS_ROOT) return;
  const { code, told } = await doctor(await env?.(), how);
  expect(told[what]).toEqual({ state, words: expect.stringMatching(says) });
  const others = CHECKED.filter((one) => one !== what && one !== 'disk_speed' && !also.includes(one));
  const wrong = [what, ...others].filter((one) => told[one].state === 'bad');
  expect(wrong).toEqual(state === 'bad' ? [what] : []);
  expect(code).toBe(state === 'bad' ? 1 : 0);
});
