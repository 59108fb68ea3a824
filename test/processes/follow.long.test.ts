/** A standby that follows by `deploy/follow.sh`: it goes on when what it follows is away, and says how far it is. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { callerOf } from '#server/demo/api.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { freshConfig, openDatabase, startProcess } from '../server.ts';
import { ADMIN } from '../show/evening.ts';

const FOLLOW = join(import.meta.dirname, '../../deploy/follow.sh');
const TAKE_OVER = join(import.meta.dirname, '../../deploy/take-over.sh');
const CLI = join(import.meta.dirname, '../../src/server/cli.ts');
const installed = spawnSync('rsync', ['--version']).status === 0;
const OFTEN = { interval: 200 };

function emptyFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'ovation-standby-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

it.skipIf(!installed)(
  'finds copies that go to another disk of the first machine, and those in the usual place again',
  async () => {
    const { config, remove } = await freshConfig('sqlite');
    onTestFinished(remove);
    const store = await openDatabase(config);
    await addAdmin(store, SYSTEM, ADMIN);
    await store.close();
    const [standby, stick] = [emptyFolder(), emptyFolder()];
    for (const [round, there] of [undefined, stick, undefined].entries()) {
      const server = await startProcess(config, there === undefined ? {} : { OVATION_BACKUP_DIR: there });
      onTestFinished(() => server.kill());
      const { token } = await callerOf(server.origin).call(accountsEndpoints.login, { body: ADMIN });
      const desk = callerOf(server.origin, { authorization: `Bearer ${token}` });
      const taken = (await desk.call(backupEndpoints.takeBackup)).kept[0]?.name;
      const { stdout } = spawnSync(FOLLOW, [config.dataDir, standby, '0'], { encoding: 'utf8' });
      expect(stdout, `round ${round}`).toContain(`newest copy: ${taken}`);
      const { followers } = await desk.call(backupEndpoints.backups);
      expect(followers.map(({ machine }) => machine)).toEqual([hostname()]);
      await server.kill();
    }
  },
);

it.skipIf(!installed)(
  'brings every copy, also after the first machine was away, and tells that machine how far it is',
  async () => {
    const { config, remove } = await freshConfig('sqlite');
    onTestFinished(remove);
    const store = await openDatabase(config);
    const server = await startProcess(config);
    onTestFinished(() => server.kill());
    const { admin } = await makeSampleEvent(store, server.origin);
    await store.close();
    const { token } = await callerOf(server.origin).call(accountsEndpoints.login, { body: admin });
    const desk = callerOf(server.origin, { authorization: `Bearer ${token}` });
    const copies = async () => desk.call(backupEndpoints.backups);
    const newest = async () => (await desk.call(backupEndpoints.takeBackup)).kept[0];

    const standby = emptyFolder();
    const child = spawn(FOLLOW, [config.dataDir, standby, '1'], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const first = await newest();
    // Taken while the first machine's clock was wrong: it hides none.
    const later = 'ovation-2099-01-01T00-00-00-000Z-by_time.tar';
    writeFileSync(join(config.dataDir, 'backups', later), '');
    const lying = () => (existsSync(join(standby, 'backups')) ? readdirSync(join(standby, 'backups')) : []);
    await expect.poll(lying, OFTEN).toEqual(expect.arrayContaining([first?.name, later]));
    await expect
      .poll(async () => (await copies()).followers, OFTEN)
      .toEqual([{ machine: hostname(), newestTakenAt: first?.takenAt, heardAt: expect.any(Number) }]);

    // The first machine is away, as behind a hall's network.
    const [there, away] = [join(config.dataDir, 'backups'), join(config.dataDir, 'elsewhere')];
    renameSync(there, away);
    await expect
      .poll(() => said, OFTEN)
      .toMatch(/Not everything could be brought; see above\. Trying again in 5 s\./);
    rmSync(there, { recursive: true, force: true });
    renameSync(away, there);
    const second = await newest();
    await expect.poll(lying, OFTEN).toContain(second?.name);
    expect(child.exitCode).toBe(null);
    await expect.poll(async () => (await copies()).followers[0]?.newestTakenAt, OFTEN).toBe(second?.takenAt);
  },
);

it.skipIf(!installed)(
  'lets go of what the first machine has removed a day later, and of nothing where that has no copy',
  () => {
    const [first, standby, stub] = [emptyFolder(), emptyFolder(), emptyFolder()];
    const copy = (day: number) => `ovation-2026-11-0${day}T20-00-00-000Z-by_time.tar`;
    mkdirSync(join(first, 'tracks/originals'), { recursive: true });
    mkdirSync(join(first, 'backups'));
    const written = ['backups/.newest', 'tracks/originals/one', 'tracks/originals/two'];
    for (const name of [...written, ...[1, 2, 3].map((day) => `backups/${copy(day)}`)])
      writeFileSync(join(first, name), copy(3));
    const follow = (path = '') => {
      const env = { ...process.env, PATH: `${path}:${process.env.PATH}` };
      execFileSync(FOLLOW, [first, standby, '0'], { env });
      return readdirSync(standby, { recursive: true })
        .map(String)
        .filter((name) => /by_time|originals\/|gone\/.*(one|two)$/.test(name))
        .sort();
    };
    const brought = [...[1, 2, 3].map((day) => `backups/${copy(day)}`), ...written.slice(1)];
    expect(follow()).toEqual(brought);

    rmSync(join(first, 'backups', copy(1)));
    rmSync(join(first, written[1] ?? ''));
    const kept = [`backups/${copy(2)}`, `backups/${copy(3)}`, 'tracks/originals/two'];
    expect(follow()).toEqual([...kept, `gone/backups/${copy(1)}`, 'gone/tracks/originals/one'].sort());
    // A day later: nobody can date the change of a file back.
    const passed = 'for a; do shift; [ "$a" = +0 ] && a=-1; set -- "$@" "$a"; done';
    writeFileSync(join(stub, 'find'), `#!/bin/sh\n${passed}\nexec /usr/bin/find "$@"\n`, { mode: 0o755 });
    expect(follow(stub)).toEqual(kept);

    // The disk of the copies is not mounted.
    for (const name of ['backups', 'tracks/originals']) {
      rmSync(join(first, name), { recursive: true });
      mkdirSync(join(first, name));
    }
    expect(follow(stub)).toEqual(kept);
  },
);

it('takes over with the program that is named, and says what is missing where something is', async () => {
  const { config, remove } = await freshConfig('sqlite');
  onTestFinished(remove);
  const store = await openDatabase(config);
  await addAdmin(store, SYSTEM, ADMIN);
  await store.close();
  const [standby, elsewhere] = [emptyFolder(), emptyFolder()];
  const program = join(elsewhere, 'the program');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${CLI}' "$@"\n`, { mode: 0o755 });
  const alone = join(elsewhere, 'take-over.sh');
  copyFileSync(TAKE_OVER, alone);
  const env = { ...process.env, OVATION_HOST: '127.0.0.1', OVATION_HTTPS_PORT: 'off', PROGRAM: program };
  const refused = (script: string, key: string, other: object) =>
    spawnSync(script, [standby, key], { env: { ...env, ...other }, encoding: 'utf8' }).stderr;
  expect(refused(alone, config.keyFile, { PROGRAM: '' })).toMatch(/^The program is not where .* PROGRAM=/);
  expect(refused(alone, join(elsewhere, 'none'), {})).toBe(`There is no key at ${elsewhere}/none.\n`);

  const sealed = { ...env, OVATION_DATA: config.dataDir, OVATION_BACKUP_PASSPHRASE: 'a long enough phrase' };
  execFileSync(program, ['backup', '--encrypt', '--to', join(standby, 'backups')], { env: sealed });
  mkdirSync(join(standby, 'tracks'));
  expect(refused(alone, config.keyFile, {})).toMatch(
    /is sealed\. Give its passphrase in OVATION_BACKUP_PASS/,
  );
  const child = spawn(alone, [standby, config.keyFile, '--port', '0'], {
    env: { ...sealed, OVATION_DATA: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said, { ...OFTEN, timeout: 60_000 }).toMatch(/Ovation runs at (\S+)/);
  const { token } = await callerOf(/runs at (\S+)/.exec(said)?.[1] ?? '').call(accountsEndpoints.login, {
    body: ADMIN,
  });
  expect(token).toBeTruthy();
});
