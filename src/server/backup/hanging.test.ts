/** Copies that hang, or whose session the database ends: nobody waits for them for ever, and nothing of them stays. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freshConfig, openDatabase } from '#test/server.ts';
import { openKeeper } from './keeper.ts';
import { takeBackup, takeBeside } from './take.ts';

/** An installation on PostgreSQL whose database nobody can read until `letGo`: a copy of it hangs. */
async function held() {
  const { config, remove } = await freshConfig('postgres');
  onTestFinished(remove);
  const to = mkdtempSync(join(tmpdir(), 'ovation-hanging-'));
  onTestFinished(() => rmSync(to, { recursive: true, force: true }));
  const store = await openDatabase(config);
  onTestFinished(() => store.close());
  const connectionString = config.databaseUrl ?? '';
  const [holder, looker] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  for (const client of [holder, looker]) {
    await client.connect();
    onTestFinished(() => client.end());
  }
  await holder.query('begin; lock table mail in access exclusive mode');
  const settings = { dataDir: config.dataDir, databaseUrl: config.databaseUrl, s3: undefined, to };
  const dumps = async () =>
    (
      await looker.query(
        "select pid from pg_stat_activity where datname = current_database() and application_name = 'pg_dump'",
      )
    ).rowCount;
  return {
    ...{ store, to, looker, dumps },
    settings: { ...settings, passphrase: undefined },
    asked: { ...settings, tracks: false, now: Date.now() },
    letGo: () => holder.query('rollback'),
  };
}

it('a copy whose session the database ends is told in words and leaves neither a file nor a program', async () => {
  const { asked, to, looker, dumps } = await held();
  const told = expect(takeBackup(asked)).rejects.toThrow(
    /^The database ended the session in the middle \(.+\), so nothing came of it\. .*do it again\.$/,
  );
  await expect.poll(dumps).toBe(1);
  await looker.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_export_snapshot%' and pid <> pg_backend_pid()",
  );
  await told;
  expect(readdirSync(to)).toEqual([]);
  await expect.poll(dumps).toBe(0);
});

it('a copy that takes too long is given up, with its program', async () => {
  const { asked, to, dumps } = await held();
  await expect(takeBeside(asked, 2_000)).rejects.toThrow(
    /^A backup to .+ was not done after 2 s and was given up\./,
  );
  expect(readdirSync(to)).toEqual([]);
  await expect.poll(dumps).toBe(0);
});

it('who asks while a copy hangs is told so, and copies go on once it is done', async () => {
  const { store, settings, dumps, letGo } = await held();
  const keeper = openKeeper(store, {
    ...{ ...settings, keyFile: '', everyMinutes: 0, clockIsSettled: () => true },
    onForgotten: async () => undefined,
    onTrouble: () => undefined,
  });
  onTestFinished(() => keeper.stop());
  const hanging = keeper.take('by_hand');
  await expect.poll(dumps).toBe(1);
  await expect(keeper.takeInTime('before_certifying', 50)).rejects.toThrow(
    'takes so long that nothing waits for it any more',
  );
  expect(keeper.trouble()).toContain('takes so long');
  await letGo();
  await hanging;
  expect(keeper.trouble()).toBe(null);
  await keeper.take('before_restoring');
  // What was certified without a copy gets none afterwards: it would bear the wrong name.
  const kept = await keeper.kept();
  expect(kept.map(({ reason }) => reason)).toEqual(['before_restoring', 'by_hand']);
});
