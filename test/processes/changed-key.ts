/** A filled installation whose key is changed by the command, and everything in it that the key seals. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import type { Config } from '#server/config.ts';
import { callerOf } from '#server/demo/api.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { checkAudit } from '#server/store/audit-chain.ts';
import { readKey, type Secrets, secretsFrom } from '#server/store/secrets.ts';
import type { Store } from '#server/store/store.ts';
import { besideTheDoor } from '../beside-the-door.ts';
import { ADMIN, bearer } from '../conformance/fixture.ts';
import { freshConfig } from '../server.ts';
import type { ENGINES } from '../store.ts';

const CLI = join(import.meta.dirname, '../../src/server/cli.ts');
/** Loaded first, it ends the process at the step that `OVATION_DIES_AT` names. */
const HOOK = pathToFileURL(join(import.meta.dirname, '../faults/die-at.ts')).href;

/** Everything that is sealed is read by somebody, as the pages show it. */
export async function readAll(config: Config) {
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
export async function sealedBy(store: Store, secrets: Secrets): Promise<number> {
  return besideTheDoor(store, async (tx) => {
    const tables = await sql<{ name: string }>`${sql.raw(
      store.engine === 'sqlite'
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

/** `ovation key change` as a program of its own. */
export const changeKey = (config: Config, more: Record<string, string> = {}) => {
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

/** The sample event, on a server that has ended. */
export async function filled(engine: (typeof ENGINES)[number]): Promise<Config> {
  const { config, remove } = await freshConfig(engine);
  onTestFinished(remove);
  const server = await startServer({ ...config, log: 'silent' });
  await addAdmin(server.store, SYSTEM, ADMIN);
  await makeSampleEvent(server.store, `http://127.0.0.1:${new URL(server.url).port}`);
  await server.close();
  return config;
}

/** PostgreSQL lets go of a killed command's lock when it sees that its connection is gone, a moment later. */
async function readOnceFree(config: Config): Promise<Awaited<ReturnType<typeof readAll>>> {
  try {
    return await readAll(config);
  } catch (error) {
    if (!/is being changed/.test(String(error))) throw error;
    await setTimeout(50);
    return readOnceFree(config);
  }
}

/** The same, killed at this step of it, or at none when it has fewer: whether it was. What is read after it is what was, under one of the keys. */
export async function killedChanging(
  config: Config,
  step: number,
  before: Awaited<ReturnType<typeof readAll>>,
): Promise<boolean> {
  const { code, signal, said } = changeKey(config, {
    NODE_OPTIONS: `--import ${HOOK}`,
    OVATION_DIES_AT: String(step),
    OVATION_DIES_AT_ONCE: 'yes',
  });
  if (signal !== 'SIGKILL') {
    expect(code, said).toBe(0);
    return false;
  }
  const after = await readOnceFree(config);
  expect({ ...after, sealed: 0 }, `killed at step ${step}`).toEqual({ ...before, sealed: 0 });
  expect(after.sealed, `killed at step ${step}`).toBeGreaterThan(20);
  return true;
}
