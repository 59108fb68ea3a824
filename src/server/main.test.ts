/** What a server refuses to start on: a key that is gone or another's, a damaged or a newer database. */
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { freshConfig, openDatabase } from '#test/server.ts';
import { ENGINES } from '#test/store.ts';
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
    await store.quiet(
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
