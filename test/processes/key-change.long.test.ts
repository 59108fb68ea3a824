import { readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '#server/main.ts';
import { aloneWithKey, whileKeyStays } from '#server/store/key-lock.ts';
import { readKey, secretsFrom } from '#server/store/secrets.ts';
import { startProcess } from '../server.ts';
import { ENGINES } from '../store.ts';

import { changeKey, filled, killedChanging, readAll, sealedBy } from './changed-key.ts';

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows;
}

const endSessions = (url: string) =>
  ask(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
/** What a write would leave. */
const countRows = (url: string) =>
  ask(url, 'select version, audit_seq, (select count(*) from participant) from ledger');

describe.each(ENGINES)('the key (%s)', (engine) => {
  it('is changed while nobody serves, and nothing is left that the old one opens', async () => {
    const config = await filled(engine);
    const before = await readAll(config);
    const old = secretsFrom(readKey(config.keyFile));
    const server = await startServer({ ...config, log: 'silent' });
    expect(changeKey(config)).toMatchObject({ code: 1 });
    expect(await sealedBy(server.store, old)).toBeGreaterThan(20);
    await server.close();

    expect(changeKey(config)).toMatchObject({ code: 0, said: expect.stringContaining('is a new one') });
    const after = await readAll(config);
    expect(after.sealed).toBeGreaterThan(20);
    expect({ ...after, sealed: 0 }).toEqual({ ...before, sealed: 0 });
    const again = await startServer({ ...config, log: 'silent' });
    expect(await sealedBy(again.store, old)).toBe(0);
    await again.close();
    // Once more: the log is followed by three keys.
    expect(changeKey(config)).toMatchObject({ code: 0 });
    expect((await readAll(config)).audit).toBe('whole');
  });

  it.runIf(engine === 'postgres')(
    'is never changed while somebody opens what it seals, nor the other way',
    async () => {
      const config = await filled(engine);
      const alone = await aloneWithKey(config.databaseUrl ?? '');
      await expect(startServer({ ...config, log: 'silent' })).rejects.toThrow(
        `is being changed (ovation, process ${process.pid} on ${hostname()})`,
      );
      await alone.release();
      const refused = await whileKeyStays(config.databaseUrl, async () => changeKey(config));
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was changed') });
      expect(changeKey(config)).toMatchObject({ code: 0 });
    },
  );

  it.runIf(engine === 'postgres')(
    'is changed while a server sleeps: that one writes nothing more, and ends and says why',
    async () => {
      const config = await filled(engine);
      const server = await startProcess({ ...config, log: 'warn' });
      onTestFinished(() => server.kill());
      // One that is cut off before it has started whole ends for that.
      await expect.poll(() => server.said()).toContain('Stop with Ctrl-C');
      process.kill(server.pid, 'SIGSTOP');
      // A database that lost sight of it, as after a while without an answer.
      await endSessions(config.databaseUrl ?? '');
      await expect.poll(() => changeKey(config)).toMatchObject({ code: 0 });
      const after = await countRows(config.databaseUrl ?? '');
      process.kill(server.pid, 'SIGCONT');
      expect(await server.gone).toBe(1);
      expect(server.said()).toContain('the key of this installation was changed while the server runs');
      expect(await countRows(config.databaseUrl ?? '')).toEqual(after);
      expect((await readAll(config)).audit).toBe('whole');
      // The next change finds everything sealed by one key.
      expect(changeKey(config)).toMatchObject({ code: 0 });
    },
  );

  it('is the old or the new one when the command is killed in the middle, and all of it', async () => {
    const config = await filled(engine);
    const before = await readAll(config);
    for (const step of [3, 6]) expect(await killedChanging(config, step, before)).toBe(true);
    expect(changeKey(config)).toMatchObject({ code: 0 });
    expect(readdirSync(config.dataDir)).not.toContain('secret.key.new');
  });
});
