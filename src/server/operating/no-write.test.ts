/** A database that can be read and not written: what people are told, what goes on, and that it ends by itself. */
import { copyFileSync, renameSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { operatingEndpoints } from '#contract/operating/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { type TestServer, testServers } from '#test/server.ts';
import { ENGINES, itByTurns } from '#test/store.ts';
import { describeAtLength } from '#test/tried.ts';

const start = testServers();

/** Makes all that is written from here on fail, or go through again. */
async function readOnly({ store }: TestServer, on: boolean): Promise<void> {
  if (store.sqlite) {
    store.sqlite.exec(`pragma query_only = ${on ? 'on' : 'off'}`);
    return;
  }
  const client = new pg.Client({ connectionString: String(store.pool?.options.connectionString) });
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(
    `alter database ${client.escapeIdentifier(client.database ?? '')} set default_transaction_read_only = ${on}`,
  );
  // What a session goes by is settled when it begins.
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

itByTurns('says that nothing was saved, shows what is kept, and recovers (%s)', async (engine) => {
  const server = await start({ engine });
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  const params = { id: poll?.id ?? '' };
  await desk.call(votingEndpoints.openPoll, { params, body: {} });
  const mark = (await fetch(`${server.origin}/api/v1/ballot`)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${server.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: mark },
      body: JSON.stringify(body),
    });
    const { error = '' } = (await answer.json()) as { error?: string };
    return [answer.status, error, answer.headers.get('retry-after')] as const;
  };
  const vote = () =>
    send(`/polls/${params.id}/ballot`, { choice: [poll?.candidates[0]?.performanceId], order: 1 });
  const ready = async () => {
    const answer = await fetch(`${server.origin}/readyz`);
    return [answer.status, ((await answer.json()) as { problems: string[] }).problems] as const;
  };
  const TOLD = [503, expect.stringMatching(/^This was not saved: .* can only be read/), expect.any(String)];

  await readOnly(server, true);
  await expect.poll(() => send('/participants', snakeKeys(testParticipant(1)) as object)).toEqual(TOLD);
  expect(await vote()).toEqual(TOLD);
  expect(await ready()).toEqual([503, ['Nothing can be saved: the database can only be read.']]);
  expect((await desk.call(operatingEndpoints.load)).problems).toHaveLength(1);
  expect((await fetch(`${server.origin}/api/v1/ballot`, { headers: { cookie: mark } })).status).toBe(200);
  expect((await fetch(`${server.origin}/api/v1/live/projector/now`)).status).toBe(200);

  await readOnly(server, false);
  await expect.poll(async () => (await vote())[0]).toBe(200);
  expect(await ready()).toEqual([200, []]);
  await server.caller().call(registrationEndpoints.register, { body: testParticipant(2) });
});

describeAtLength('a server in front of a database that takes no writes', () => {
  it.each(ENGINES)('finds out without anybody writing (%s)', async (engine) => {
    const server = await start({ engine });
    const status = async () => (await fetch(`${server.origin}/readyz`)).status;
    await readOnly(server, true);
    await expect.poll(status).toBe(503);
    await readOnly(server, false);
    await expect.poll(status).toBe(200);
  });
});

it('keeps nothing in a file that was moved away, and goes on when it is back', async () => {
  const server = await start();
  const file = server.store.sqlite?.location() ?? '';
  const register = async (n: number) => {
    const answer = await fetch(`${server.origin}/api/v1/participants`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(snakeKeys(testParticipant(n))),
    });
    return [answer.status, ((await answer.json()) as { error?: string }).error];
  };
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  const params = { id: poll?.id ?? '' };
  await desk.call(votingEndpoints.openPoll, { params, body: {} });
  const mark = (await fetch(`${server.origin}/api/v1/ballot`)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const vote = () =>
    server.caller({ cookie: mark }).call(votingEndpoints.castBallot, {
      params,
      body: { choice: [poll?.candidates[0]?.performanceId ?? ''] },
    });

  renameSync(file, `${file}.away`);
  expect(await register(1)).toEqual([503, expect.stringContaining('the database was moved or deleted')]);
  await expect(vote()).rejects.toMatchObject({ status: 503, code: 'not_saved' });
  const readiness = await fetch(`${server.origin}/readyz`);
  expect([readiness.status, await readiness.text()]).toEqual([503, expect.stringContaining('was moved')]);
  // Another file of that name is not the one that is open.
  copyFileSync(`${file}.away`, file);
  expect((await register(1))[0]).toBe(503);

  renameSync(`${file}.away`, file);
  expect((await register(1))[0]).toBe(201);
  expect(await vote()).toMatchObject({ changed: false });
});
