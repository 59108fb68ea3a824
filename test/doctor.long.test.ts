import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHECKED, type Finding } from '#contract/operating/doctor.ts';
import { networkAddresses } from '#server/http/network.ts';
import {
  clearing,
  clearUp,
  clockOff,
  DATABASE,
  DAY_MS,
  dataWith,
  dataWithout,
  doctor,
  file,
  folder,
  IS_ROOT,
  makeReady,
  ownAddress,
  ownCertificate,
  programs,
  readyData,
  slowDisk,
  taken,
  tornCertificate,
} from './doctor-machine.ts';
import { smallDisk } from './faults/small-disk.ts';

/** One that the machine keeps for root; 0 where everybody may have all, as in many containers and on a Mac. */
const KEPT = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
const FORBIDDEN_PORT = existsSync(KEPT) ? Number(readFileSync(KEPT, 'utf8')) - 1 : 0;
/** Whether the machine is in a network of which phones may be: not in that of a container alone. */
const IN_A_HALL = networkAddresses().some(({ likely }) => likely);

beforeAll(makeReady);
afterAll(clearUp);

interface Wrong {
  it: string;
  what: Finding['what'];
  state: Finding['state'];
  says: RegExp;
  env?: () => Record<string, string> | Promise<Record<string, string>>;
  how?: { before?: string[]; as?: object };
  /** Needs root: a network and a disk of its own are made for it. */
  root?: true;
  /** Where the machine cannot make it go wrong. */
  skip?: boolean;
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
    it: 'a database that is gone from beside its key',
    what: 'database',
    state: 'bad',
    says: /^The database cannot be opened\. There is no database in .* holds the key, .*restore/,
    env: () => dataWithout(DATABASE),
    also: ['address'],
  },
  {
    it: 'a key that is not there',
    what: 'database',
    state: 'bad',
    says: /^The database cannot be opened\. This database has a key, but it is not at .*secret\.key/,
    env: () => dataWithout(['secret.key']),
    also: ['address'],
  },
  {
    it: 'the key of another installation',
    what: 'database',
    state: 'bad',
    says: /^The database cannot be opened\. The key at .* is not the one this database was sealed with/,
    env: () => dataWithout([], { 'secret.key': 'ab'.repeat(32) }),
    also: ['address'],
  },
  {
    it: 'a database that belongs to somebody else',
    what: 'database',
    state: 'bad',
    says: /^The database cannot be opened\. This user may not .*chown -R/,
    env() {
      const made = dataWithout([]);
      chmodSync(join(made.OVATION_DATA ?? '', 'ovation.db'), 0o400);
      return made;
    },
    also: ['address'],
  },
  {
    it: 'an address to listen on that the machine does not have',
    what: 'port',
    state: 'bad',
    says: /^This machine has no address 192\.0\.2\.77, .* Correct OVATION_HOST/,
    env: () => ({ OVATION_HOST: '192.0.2.77' }),
  },
  {
    it: 'a server for this machine alone, without an address of a proxy',
    what: 'address',
    state: 'bad',
    says: /^The server listens to this machine alone \(OVATION_HOST\)/,
    env: () => ({ ...dataWith(''), OVATION_HOST: '127.0.0.1' }),
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
    says: /^This account may not listen on port \d+\. .*above 1024/,
    env: () => ({ OVATION_PORT: String(FORBIDDEN_PORT) }),
    skip: FORBIDDEN_PORT < 1,
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
    skip: !IN_A_HALL,
  },
  {
    it: 'an address for phones that is this machine alone',
    what: 'address',
    state: 'bad',
    says: /^The address for phones is localhost: that is this machine only\. Set it/,
    env: () => dataWith('http://localhost:8080'),
    skip: !IN_A_HALL,
  },
  {
    it: 'no address for phones',
    what: 'address',
    state: 'look',
    says: /No address for phones is set/,
    env: () => dataWith(''),
    skip: !IN_A_HALL,
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
    says: /^The certificate on port \d+ runs out soon\. Days left: \d\. Renew it/,
    env: () => ownCertificate(Date.now() - 25 * DAY_MS),
  },
  {
    it: 'one that is beside another’s key, on which no server starts',
    what: 'https',
    state: 'bad',
    says: /^The certificate for https cannot be used, so the server does not start: .* Correct OVATION_TLS/,
    env: tornCertificate,
  },
  {
    it: 'one that is not there',
    what: 'https',
    state: 'bad',
    says: /^The certificate for https cannot be used, .*no such file/,
    env: () => ({ OVATION_TLS_CERTIFICATE: '/no/such.crt', OVATION_TLS_KEY: '/no/such.key' }),
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
    it: 'a file where the folder of the copies has to be',
    what: 'copies',
    state: 'bad',
    says: /^There are no backups\. Nothing can be written to .* \(ENOTDIR\)/,
    env: () => ({ OVATION_BACKUP_DIR: file() }),
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
    env: () => ({ OVATION_BACKUP_DIR: join(readyData(), 'backups') }),
  },
];

/** Good for thirty days from then. */

/** How fast the temporary folder is, and in which networks it is, is this machine's matter. */
const OF_MACHINE: readonly Finding['what'][] = IN_A_HALL ? ['disk_speed'] : ['disk_speed', 'address'];
const codeOf = (told: Awaited<ReturnType<typeof doctor>>['told']) =>
  Object.values(told).some(({ state }) => state === 'bad') ? 1 : 0;

it('finds nothing bad on a machine that is ready', async () => {
  const { code, told } = await doctor();
  // Whether the temporary folder has a disk of its own is its matter too.
  const rest = CHECKED.filter((what) => what !== 'copies' && !OF_MACHINE.includes(what));
  expect(rest.filter((what) => told[what].state !== 'good')).toEqual([]);
  expect(told.copies.state).not.toBe('bad');
  expect(told.disk_speed.words).toContain('A small write that is safe on the disk takes');
  expect(code).toBe(codeOf(told));
});

it.each(WRONG.filter(({ skip }) => !skip))(
  'tells $it by its line alone',
  async ({ what, state, says, env, how, root, also = [] }) => {
    if (root && !IS_ROOT) return;
    const { code, told } = await doctor(await env?.(), how);
    expect(told[what]).toEqual({ state, words: expect.stringMatching(says) });
    const beside = [...OF_MACHINE, ...also];
    const others = CHECKED.filter((one) => one !== what && !beside.includes(one));
    const wrong = [what, ...others].filter((one) => told[one].state === 'bad');
    expect(wrong).toEqual(state === 'bad' ? [what] : []);
    expect(code).toBe(codeOf(told));
  },
);
