/** A newer version on an older database: first a copy, sealed like the others; without one nothing is changed. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { freshConfig, openDatabase } from '#test/server.ts';
import { describeByTurns, type ENGINES, freshDatabase } from '#test/store.ts';
import { restoreBackup } from './backup/restore.ts';
import { isSealed } from './backup/sealing.ts';
import { verifyAudit } from './cli/audit.ts';
import type { Config } from './config.ts';
import { startServer } from './main.ts';
import { SYSTEM } from './store/audit.ts';
import type { Store } from './store/store.ts';

const clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

/** The newest step that the versions before did not have, and how it is undone. */
const STEP = '0021_erasing';
async function undo(store: Store): Promise<void> {
  await besideTheDoor(store, async (tx) => {
    await sql`alter table participant drop column erasing_ended_at`.execute(tx);
    await sql`delete from migration where name = ${STEP}`.execute(tx);
  });
}
const steps = async (config: Config): Promise<string[]> => {
  const store = await openDatabase(config).catch(() => undefined);
  if (!store) return [];
  const names = await besideTheDoor(
    store,
    async (tx) => (await sql<{ name: string }>`select name from migration`.execute(tx)).rows,
  );
  await store.close();
  return names.map(({ name }) => name);
};

/** The copies beside the note that names the newest. */
const copiesIn = (folder: string) => readdirSync(folder).filter((name) => name !== '.newest');

/** An installation as a version before left it. */
async function olderInstallation(engine: (typeof ENGINES)[number], writes = 1): Promise<Config> {
  const { config, remove } = await freshConfig(engine);
  clearing.push(remove);
  const older: Config = { ...config, log: 'silent', backupPassphrase: 'twelve or more letters' };
  // The first start of a server writes too.
  if (writes > 0) await (await startServer(older)).close();
  const store = await openDatabase(older);
  for (let i = 0; i < writes; i += 1)
    await store.write({ by: SYSTEM }, async ({ audit }) => audit({ action: 'test.one', subject: 'test:1' }));
  await undo(store);
  await store.close();
  return older;
}

describeByTurns('an update (%s)', (engine) => {
  it('leaves a sealed copy from before, which goes back', async () => {
    const config = await olderInstallation(engine);
    const server = await startServer(config);
    await server.close();
    const folder = join(config.dataDir, 'backups');
    const [copy = '', ...more] = copiesIn(folder);
    expect([copy, more]).toEqual([expect.stringMatching(/-before_update\.tar\.sealed$/), []]);
    expect(await isSealed(join(folder, copy))).toBe(true);
    // Nothing is left to update: no other copy.
    await (await startServer(config)).close();
    expect(copiesIn(folder)).toEqual([copy]);

    const target = engine === 'postgres' ? await freshDatabase('postgres', 'nothing') : undefined;
    if (target) clearing.push(target.remove);
    const databaseUrl = target && 'url' in target.database ? target.database.url : undefined;
    const to = join(config.dataDir, 'restored');
    const passphrase = config.backupPassphrase;
    const said = await restoreBackup({
      file: join(folder, copy),
      to,
      databaseUrl,
      passphrase,
      keyFile: config.keyFile,
    });
    expect(said.join(' ')).toContain('audit log is whole');
  });

  it('of a database that nobody wrote to takes none', async () => {
    const config = await olderInstallation(engine, 0);
    await (await startServer(config)).close();
    const copies = readdirSync(config.dataDir, { recursive: true }).map(String);
    expect(copies.filter((name) => name.includes('before_update'))).toEqual([]);
  });

  it('whose copy cannot be taken is not made, and says why', async () => {
    const config = await olderInstallation(engine);
    writeFileSync(join(config.dataDir, 'file'), '');
    const nowhere = { ...config, backupDir: join(config.dataDir, 'file/copies') };
    await expect(startServer(nowhere)).rejects.toThrow(
      /^This version changes the database, and takes a copy before; that failed\. Nothing can be written to .+file\/copies .* Nothing was changed\.$/,
    );
    await expect(verifyAudit(config)).rejects.toThrow(/is of an older version\. Start the server once/);
    // Tables that were brought up to date by now would show neither.
    await (await startServer(config)).close();
    expect(copiesIn(join(config.dataDir, 'backups'))).toHaveLength(1);
    expect(await steps(config)).toContain(STEP);
  });
});
