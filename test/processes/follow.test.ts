/** A standby that follows by `deploy/follow.sh`: it goes on when what it follows is away, and says how far it is. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { callerOf } from '#server/demo/api.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { freshConfig, openDatabase, startProcess } from '../server.ts';

const FOLLOW = join(import.meta.dirname, '../../deploy/follow.sh');
const installed = spawnSync('rsync', ['--version']).status === 0;
const OFTEN = { interval: 200 };

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

    const standby = mkdtempSync(join(tmpdir(), 'ovation-standby-'));
    onTestFinished(() => rmSync(standby, { recursive: true, force: true }));
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
