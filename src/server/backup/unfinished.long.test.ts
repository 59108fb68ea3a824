/** Copies that were cut off: what lies there until then, and that none of it stays. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { freshConfig, openDatabase, startProcess } from '#test/server.ts';
import { ENGINES } from '#test/store.ts';
import { callerOf } from '../demo/api.ts';
import { makeSampleEvent } from '../demo/sample-event.ts';
import { sweepUnfinished, unfinishedName } from './unfinished.ts';

const clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

const PASSPHRASE = 'twelve or more letters';
/** Large enough that a copy of it takes a while. */
const MUSIC_BYTES = 90_000_000;

describe.each(ENGINES)('a copy that is killed while it is written (%s)', (engine) => {
  it.each([
    ['sealed', PASSPHRASE],
    ['not sealed', undefined],
  ])(
    '%s, is gone at the next start, and was never in clear where it is to be sealed',
    async (_what, passphrase) => {
      const { config, remove } = await freshConfig(engine);
      clearing.push(remove);
      const folder = join(config.dataDir, 'backups');
      const env = {
        OVATION_BACKUP_MINUTES: '5',
        ...(passphrase !== undefined && { OVATION_BACKUP_PASSPHRASE: passphrase }),
      };
      const store = await openDatabase(config);
      const first = await startProcess(config, env);
      clearing.push(() => first.kill());
      const { admin } = await makeSampleEvent(store, first.origin);
      await store.close();
      // A tune of letters, which would be found.
      const shelf = join(config.dataDir, 'tracks/originals');
      mkdirSync(shelf, { recursive: true });
      writeFileSync(join(shelf, 'tune'), 'la '.repeat(MUSIC_BYTES / 3));
      const { token } = await callerOf(first.origin).call(accountsEndpoints.login, { body: admin });
      const desk = callerOf(first.origin, { authorization: `Bearer ${token}` });
      const taking = desk.call(backupEndpoints.takeBackup).catch(() => undefined);
      const unfinished = () => readdirSync(folder).filter((name) => name.startsWith('.unfinished-'));
      const bytes = () => unfinished().map((name) => readFileSync(join(folder, name)));
      await expect.poll(() => bytes().some(({ length }) => length > 1_000_000), { interval: 5 }).toBe(true);
      await first.kill();
      await taking;
      const [cut] = bytes();
      expect(cut?.length).toBeGreaterThan(1_000_000);
      // Sealed from its first byte where copies are sealed.
      expect(cut?.subarray(0, 15).toString() === 'ovation-sealed-').toBe(passphrase !== undefined);
      expect(cut?.includes('la la la la')).toBe(passphrase === undefined);
      const second = await startProcess(config, env);
      clearing.push(() => second.kill());
      await expect.poll(unfinished).toEqual([]);
      await second.stop();
    },
  );
});

it.runIf(process.platform === 'linux')(
  'what a killed program wrote goes, also while its number is still taken',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ovation-unfinished-'));
    clearing.push(() => rmSync(folder, { recursive: true, force: true }));
    // Its parent takes no note of its end: it stays in the list of processes. A shell would, so it is killed once the
    // shell has become another program.
    const parent = spawn('/bin/sh', ['-c', 'sleep 600 & echo $!; exec sleep 601'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    clearing.push(() => parent.kill('SIGKILL'));
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(said);
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/cmdline`, 'utf8').split('\0')).toContain('601');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);
    writeFileSync(join(folder, `.unfinished-${pid}-abc-${hostname()}`), 'x');
    await sweepUnfinished(folder);
    expect(readdirSync(folder)).toEqual([]);
  },
);

it('what another program writes at this moment is left, whatever nobody writes any more goes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-unfinished-'));
  clearing.push(() => rmSync(folder, { recursive: true, force: true }));
  const put = (name: string, ageMs = 0) => {
    writeFileSync(join(folder, name), 'x');
    const at = new Date(Date.now() - ageMs);
    utimesSync(join(folder, name), at, at);
    return name;
  };
  const living = put(`.unfinished-${process.ppid}-abc-${hostname()}`);
  const elsewhere = put('.unfinished-4711-abc-another.machine-1');
  put(unfinishedName());
  // No process has so high a number.
  put(`.unfinished-99999999-abc-${hostname()}`);
  // The number is another program's by now; nobody has written for a quarter of an hour.
  put(`.unfinished-${process.ppid}-old-${hostname()}`, 900_000);
  put('.unfinished-4711-old-another.machine-1', 900_000);
  // As versions before wrote them.
  mkdirSync(join(folder, '.unfinished-Xa81fk'));
  writeFileSync(join(folder, '.unfinished-Xa81fk/ovation.db'), 'x');
  const copy = put('ovation-2026-11-22T06-00-00-000Z.tar', 900_000);
  await sweepUnfinished(folder);
  expect(readdirSync(folder).sort()).toEqual([living, elsewhere, copy].sort());
});
