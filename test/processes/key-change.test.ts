/** The installation's key changed by the command, and the command killed at each of its steps in turn. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import type { Config } from '#server/config.ts';
import { callerOf } from '#server/demo/api.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { checkAudit } from '#server/store/audit-chain.ts';
import { aloneWithKey, whileKeyStays } from '#server/store/key-lock.ts';
import { readKey, type Secrets, secretsFrom } from '#server/store/secrets.ts';
import type { Store } from '#server/store/store.ts';
import { ADMIN, bearer } from '../conformance/house.ts';
import { freshConfig } from '../server.ts';
import { ENGINES } from '../store.ts';

const CLI = join(import.meta.dirname, '../../src/server/cli.ts');
const HOOK = pathToFileURL(join(import.meta.dirname, '../faults/die-at.ts')).href;
const MOST_STEPS = 60;

const clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

/** Everything that is sealed is read by somebody, as the pages show it. */
async function readAll(config: Config) {
  const server = await startServer({ ...config, log: 'silent' });
  try {
    const origin = `http://127.0.0.1:${new URL(server.url).port}`;
    const caller = (headers?: Record<string, string>) => callerOf(origin, headers);
    const desk = caller(
      await bearer({ ...server, origin, caller, sample: () => makeSampleEvent(server.store, origin) }, ADMIN),
    );
    const [act] = await desk.call(registrationEndpoints.participants);
    if (!act) throw new Error('There is no act.');
    const params = { id: act.id };
    return {
      personal: await desk.call(registrationEndpoints.revealPersonal, {
        params,
        body: { block: 'name' },
      }),
      status: new URL((await desk.call(registrationEndpoints.showLinks, { params })).statusUrl).pathname,
      judges: (await desk.call(judgingEndpoints.judgeLinks)).map(({ path }) => path),
      audit: (await checkAudit(server.store)).state,
      sealed: await sealedBy(server.store, secretsFrom(readKey(config.keyFile))),
    };
  } finally {
    await server.close();
  }
}

/** How many texts in any column of any table these secrets open. */
async function sealedBy({ quiet, engine }: Store, secrets: Secrets): Promise<number> {
  return quiet(async (tx) => {
    const tables = await sql<{ name: string }>`${sql.raw(
      engine === 'sqlite'
        ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
        : "select table_name as name from information_schema.tables where table_schema = 'public'",
    )}`.execute(tx);
    let found = 0;
    for (const { name } of tables.rows)
      for (const row of (await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(tx))
        .rows)
        for (const value of Object.values(row))
          if (typeof value === 'string' && opens(secrets, value)) found += 1;
    return found;
  });
}

function opens(secrets: Secrets, text: string): boolean {
  try {
    secrets.unseal(text);
    return true;
  } catch {
    return false;
  }
}

const changeKey = (config: Config, more: Record<string, string> = {}) => {
  const done = spawnSync(process.execPath, [CLI, 'key', 'change'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      OVATION_DATA: config.dataDir,
      ...(config.databaseUrl !== undefined && { OVATION_DATABASE_URL: config.databaseUrl }),
      ...more,
    },
  });
  return { code: done.status, signal: done.signal, said: done.stdout + done.stderr };
};

async function filled(engine: (typeof ENGINES)[number]): Promise<Config> {
  const { config, remove } = await freshConfig(engine);
  clearing.push(remove);
  const server = await startServer({ ...config, log: 'silent' });
  await addAdmin(server.store, SYSTEM, ADMIN);
  await makeSampleEvent(server.store, `http://127.0.0.1:${new URL(server.url).port}`);
  await server.close();
  return config;
}

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
    120_000,
  );

  it('is the old or the new one wherever the command is killed, and all of it', async () => {
    const config = await filled(engine);
    const before = await readAll(config);
    let kills = 0;
    for (let step = 1; step <= MOST_STEPS; step += 1) {
      const { code, signal, said } = changeKey(config, {
        NODE_OPTIONS: `--import ${HOOK}`,
        OVATION_DIES_AT: String(step),
        OVATION_DIES_AT_ONCE: 'yes',
      });
      if (signal !== 'SIGKILL') {
        expect(code, said).toBe(0);
        break;
      }
      kills += 1;
      const after = await readAll(config);
      expect({ ...after, sealed: 0 }, `killed at step ${step}`).toEqual({ ...before, sealed: 0 });
      expect(after.sealed, `killed at step ${step}`).toBeGreaterThan(20);
    }
    expect(kills).toBeGreaterThan(6);
    expect(readdirSync(config.dataDir)).not.toContain('secret.key.new');
  });
});
