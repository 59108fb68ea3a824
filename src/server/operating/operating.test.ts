/** Looking inside the server: alive, ready, measured; and a log that names nobody. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { operatingEndpoints } from '#contract/operating/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { freshConfig, openDatabase, testServers } from '#test/server.ts';
import { makeSampleEvent } from '../demo/sample-event.ts';
import { bareError, openLog } from '../log.ts';
import { startServer } from '../main.ts';
import { SYSTEM } from '../store/audit.ts';
import { openRefusedLog } from './refused.ts';

const serve = testServers();

describe('a server that runs', () => {
  it('says that it is alive and ready, and what it measured', async () => {
    const server = await serve();
    const { desk } = await server.sample();
    const get = (path: string, headers = {}) => fetch(server.origin + path, { headers });
    expect(await (await get('/healthz')).json()).toMatchObject({ alive: true });
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true, problems: [] }]);

    await server.caller().call(registrationEndpoints.register, { body: testParticipant(1) });
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/ovation_call_seconds_count\{call="\/api\/v1\/participants",status="201"\} \d/);
    expect(Number(/ovation_commit_seconds_count (\d+)/.exec(text)?.[1])).toBeGreaterThan(5);
    expect(text).toContain('ovation_live_viewers{kind="projector"} 0');
    expect(text).not.toContain(testParticipant(1).stageName);

    const load = await desk.call(operatingEndpoints.load);
    expect(load).toMatchObject({ engine: 'sqlite', queues: { ballots: 0, letters: 0 } });
    expect(load.diskFreeBytes).toBeGreaterThan(0);
  });

  it('shows its measures to this machine and to who has the token, not through a proxy', async () => {
    const { config, remove } = await freshConfig('sqlite');
    const server = await startServer({ ...config, metricsToken: 'a-long-metrics-token' });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${new URL(server.url).port}/metrics`, { headers })).status;
    try {
      expect(await status({})).toBe(200);
      expect(await status({ 'x-forwarded-for': '203.0.113.9' })).toBe(404);
      expect(await status({ authorization: 'Bearer another-long-token' })).toBe(404);
      expect(
        await status({ authorization: 'Bearer a-long-metrics-token', 'x-forwarded-for': '203.0.113.9' }),
      ).toBe(200);
    } finally {
      await server.close();
      await remove();
    }
  });

  it('tells of a database that was found with a broken log, until that is moved out of the data folder', async () => {
    const { config, remove } = await freshConfig('sqlite');
    onTestFinished(remove);
    const crashed = await freshConfig('sqlite', config);
    onTestFinished(crashed.remove);
    const store = await openDatabase(config);
    for (let n = 0; n < 30; n += 1)
      await store.write({ by: SYSTEM }, async ({ audit }) =>
        audit({ action: 'test.one', subject: 'test:1' }),
      );
    // As a power cut leaves it, with one page spoilt.
    for (const end of ['ovation.db', 'ovation.db-wal', 'secret.key'])
      cpSync(join(config.dataDir, end), join(crashed.config.dataDir, end));
    await store.close();
    const log = join(crashed.config.dataDir, 'ovation.db-wal');
    const bytes = readFileSync(log);
    bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 40);
    writeFileSync(log, bytes);

    for (const start of ['that found it', 'after it']) {
      const server = await startServer(crashed.config);
      const origin = `http://127.0.0.1:${new URL(server.url).port}`;
      try {
        const problems = async () => {
          const answer = await fetch(`${origin}/readyz`);
          return [answer.status, ((await answer.json()) as { problems: string[] }).problems];
        };
        const said = expect.stringMatching(/breaks off in the middle: .* lies in replaced-\S+\. Once you/);
        expect(await problems(), start).toEqual([200, [said]]);
        if (start !== 'after it') continue;
        const { desk } = await makeSampleEvent(server.store, origin);
        const { troubles, troublesTold } = await desk.call(operatingEndpoints.load);
        expect([troubles, troublesTold]).toEqual([
          [said],
          [[expect.objectContaining({ line: 'machine.logBroken' })]],
        ]);
        const [aside = ''] = readdirSync(crashed.config.dataDir).filter((name) =>
          name.startsWith('replaced-'),
        );
        rmSync(join(crashed.config.dataDir, aside), { recursive: true });
        expect(await problems()).toEqual([200, []]);
      } finally {
        await server.close();
      }
    }
  });

  it('is not ready when its database does not answer', async () => {
    const server = await serve({ engine: 'postgres' });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    // Every connection of the pool is held, so that a question waits.
    const held = await Promise.all(Array.from({ length: 10 }, () => server.store.pool?.connect()));
    const answer = await fetch(`${server.origin}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { ready: false, problems: ['The database does not answer.'] },
    ]);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    for (const client of held) client?.release();
  });
});

describe('the log', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });

  it('keeps where and what of an error, and nobody who was in it', () => {
    const error = Object.assign(
      new Error('duplicate key (contact)=(ana@example.org) in "participant": call +49 30 1234567'),
      { code: '23505', detail: 'Key (contact)=(ana@example.org) exists.', rejected: ['ana@example.org'] },
    );
    log.error({ err: error }, 'a call failed');
    const line = JSON.parse(lines.at(-1) ?? '');
    expect(line).toMatchObject({ msg: 'a call failed', err: { type: 'Error', code: '23505' } });
    expect(line.err.at[0]).toContain('operating.test.ts');
    expect(lines.at(-1)).not.toMatch(/ana|example\.org|1234567|participant"/);
  });

  it('counts refused calls by their pattern, each minute in one line, without who or what', () => {
    const refused = openRefusedLog(log);
    for (let n = 0; n < 3; n += 1) refused.answered('/api/v1/admin/participants/:id', 401);
    refused.answered('/api/v1/participants', 422);
    refused.answered('/api/v1/participants', 201);
    refused.answered('/api/v1/show/commands', 409);
    refused.tell();
    const line = JSON.parse(lines.at(-1) ?? '');
    expect(line).toMatchObject({
      level: 40,
      refused: { '401 /api/v1/admin/participants/:id': 3, '422 /api/v1/participants': 1 },
    });
    expect(Object.keys(line.refused)).toHaveLength(2);
    const written = lines.length;
    refused.close();
    expect(lines).toHaveLength(written);
  });

  it('holds no link that opens something', () => {
    const { message } = bareError(new Error('cannot GET /status/0123456789abcdefghjkmnpqrs?x=1'));
    expect(message).toBe('cannot GET …');
  });
});
