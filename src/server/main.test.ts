/** What a server refuses to start on: a key that is gone or another's, a database that is damaged, newer or gone. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { freshConfig, openDatabase } from '#test/server.ts';
import { ENGINES, freshDatabase } from '#test/store.ts';
import { recountRound } from './cli/recount.ts';
import type { Config } from './config.ts';
import { startServer } from './main.ts';
import { SYSTEM } from './store/audit.ts';

const clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0)) await clear();
});

/** An installation that has run and was written to. */
async function usedInstallation(engine: (typeof ENGINES)[number]): Promise<Config> {
  const { config, remove } = await freshConfig(engine);
  clearing.push(remove);
  const server = await startServer(config);
  await server.store.write({ by: SYSTEM }, async ({ audit }) => {
    for (let n = 0; n < 300; n += 1) audit({ action: 'test.one', subject: `test:${n}`, after: { n } });
  });
  await server.close();
  return config;
}

describe.each(ENGINES)('a server (%s) does not start', (engine) => {
  it('on a database whose key is gone: it says where it looked and makes no new one', async () => {
    const config = await usedInstallation(engine);
    rmSync(config.keyFile);
    await expect(startServer(config)).rejects.toThrow(`it is not at ${config.keyFile}`);
    expect(existsSync(config.keyFile)).toBe(false);
  });

  it("with another database's key, and starts again with its own", async () => {
    const config = await usedInstallation(engine);
    const own = readFileSync(config.keyFile);
    writeFileSync(config.keyFile, 'ab'.repeat(32));
    await expect(startServer(config)).rejects.toThrow('is not the one this database was sealed with');
    writeFileSync(config.keyFile, own);
    await (await startServer(config)).close();
  });

  it('on a database that a newer version has changed', async () => {
    const config = await usedInstallation(engine);
    const store = await openDatabase(config);
    await besideTheDoor(
      store,
      async (tx) => void (await sql`insert into migration (name) values ('9999_next_year')`.execute(tx)),
    );
    await store.close();
    await expect(startServer(config)).rejects.toThrow('written by a newer version of Ovation');
  });
});

it.each([
  ['cut off in the middle', (file: string) => truncateSync(file, 40_960 + 100)],
  [
    'overwritten in one page',
    (file: string) => {
      const bytes = readFileSync(file);
      bytes.fill(0xa5, 8_192, 12_288);
      writeFileSync(file, bytes);
    },
  ],
  ['another kind of file', (file: string) => writeFileSync(file, 'not a database, '.repeat(1_000))],
])('a server does not start on a database file that is %s, and says what to do', async (_what, harm) => {
  const config = await usedInstallation('sqlite');
  const file = join(config.dataDir, 'ovation.db');
  const whole = new DatabaseSync(file);
  whole.exec('pragma wal_checkpoint(truncate)');
  whole.close();
  harm(file);
  const harmed = readFileSync(file);
  await expect(startServer(config)).rejects.toThrow(/is damaged .* Nothing was changed\. .* ovation restore/);
  expect(readFileSync(file).equals(harmed)).toBe(true);
});

describe('a data folder that had a database is not taken for a new one', () => {
  const emptyFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'ovation-empty-'));
    clearing.push(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };
  const inFolder = (config: Config, dataDir: string): Config => ({
    ...config,
    dataDir,
    keyFile: join(dataDir, 'secret.key'),
  });
  const put = (folder: string, path: string, bytes = 'x') => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };

  it.each([
    ['the key', 'secret.key', 'ab'.repeat(32)],
    ['music', 'tracks/originals/3kq'],
    ['music', 'tracks/incoming/7a-3kq'],
    ['copies of the database (1)', 'backups/ovation-2026-11-22T06-00-00-000Z.tar'],
    ['replaced-2026-11-22T06-00-00-000Z', 'replaced-2026-11-22T06-00-00-000Z/ovation.db'],
    ['ovation.db-wal', 'ovation.db-wal'],
  ])('it holds %s (%s)', async (told, path, bytes?: string) => {
    const { config, remove } = await freshConfig('sqlite');
    clearing.push(remove);
    const folder = emptyFolder();
    put(folder, path, bytes);
    for (const database of [undefined, '']) {
      if (database !== undefined) put(folder, 'ovation.db', database);
      // The lock that every start takes stays, and says nothing.
      const lying = () => readdirSync(folder, { recursive: true }).filter((name) => name !== 'running.lock');
      const before = lying();
      const refused = startServer(inFolder(config, folder));
      await expect(refused).rejects.toThrow(/ovation\.db is missing or empty\..* ovation restore .*To begin/);
      await expect(refused).rejects.toThrow(told);
      expect(lying()).toEqual(before);
    }
  });

  it('names the copy that was taken last, wherever copies go and whatever its date says', async () => {
    const { config, remove } = await freshConfig('sqlite');
    clearing.push(remove);
    const [folder, stick] = [emptyFolder(), emptyFolder()];
    put(folder, 'secret.key', 'ab'.repeat(32));
    const start = (given: Partial<Config>) => startServer({ ...inFolder(config, folder), ...given });
    const copy = 'ovation-2026-11-22T06-00-00-000Z.tar';
    put(folder, `backups/${copy}`);
    put(folder, 'backups/ovation-2099-01-01T00-00-00-000Z.tar');
    put(folder, 'backups/.newest', copy);
    await expect(start({})).rejects.toThrow(` restore ${join(folder, 'backups', copy)} `);
    put(stick, 'ovation-2026-11-23T06-00-00-000Z.tar');
    await expect(start({ backupDir: stick })).rejects.toThrow(` restore ${stick}/ovation-2026-11-23`);
  });

  it('nor with PostgreSQL, where the database is another one and empty', async () => {
    const config = await usedInstallation('postgres');
    const empty = await freshDatabase('postgres', 'nothing');
    clearing.push(empty.remove);
    const databaseUrl = 'url' in empty.database ? empty.database.url : '';
    await expect(startServer({ ...config, databaseUrl })).rejects.toThrow(/is empty\. But .* holds the key/);
    // Nothing was made there, so a copy can be put back into it.
    await expect(recountRound({ ...config, databaseUrl }, undefined)).rejects.toThrow(/is empty/);
  });

  it('but a first start that was cut off goes on, and one that never reached its database made no key', async () => {
    const { config, remove } = await freshConfig('sqlite');
    clearing.push(remove);
    const away = { ...config, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
    await expect(startServer(away)).rejects.toThrow();
    expect(existsSync(config.keyFile)).toBe(false);
    // The database is there and the key is not yet; then both are, and do not know each other.
    await (await startServer(config)).close();
    const cut = inFolder(config, emptyFolder());
    const { config: fresh, remove: removeFresh } = await freshConfig('sqlite');
    clearing.push(removeFresh);
    cpSync(join(fresh.dataDir, 'ovation.db'), join(cut.dataDir, 'ovation.db'));
    writeFileSync(cut.keyFile, 'cd'.repeat(32));
    await (await startServer(cut)).close();
  });
});
