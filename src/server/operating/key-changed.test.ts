/** A server whose key was changed while it was asleep or cut off: nothing of what it would seal could be read again. */
import pg from 'pg';
import { expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { type TestServer, testServers } from '#test/server.ts';

const start = testServers();

/** Names another key in the database, as `ovation key change` does, and ends every session. */
async function nameAnotherKey({ store }: TestServer, endSessions: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: String(store.pool?.options.connectionString) });
  await client.connect();
  if (endSessions)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  await client.query("update ledger set key_check = 'another'");
  await client.end();
}

const countOf = async (server: TestServer, table: 'ballot' | 'participant'): Promise<number> => {
  const client = new pg.Client({ connectionString: String(server.store.pool?.options.connectionString) });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as count from ${table}`);
  await client.end();
  return rows[0].count;
};

it.each([
  ['was cut off', true],
  // Seen by the write itself, before anything else hears of it.
  ['has its sessions still', false],
])('takes no act and no ballot when it %s, and says so', async (_how, endSessions) => {
  const server = await start({ engine: 'postgres' });
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
    return [answer.status, ((await answer.json()) as { error?: string }).error];
  };
  const before = [await countOf(server, 'ballot'), await countOf(server, 'participant')];
  await nameAnotherKey(server, endSessions);

  const REFUSED = [503, expect.stringMatching(/^This was not saved/)];
  // A connection that is just being cut is told as one that is busy.
  const ballot = { choice: [poll?.candidates[0]?.performanceId], order: 1 };
  await expect.poll(() => send(`/polls/${params.id}/ballot`, ballot)).toEqual(REFUSED);
  const act = snakeKeys(testParticipant(1)) as object;
  await expect.poll(() => send('/participants', act)).toEqual(REFUSED);
  await server.store.keyChanged;
  const ready = await fetch(`${server.origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain('the key of this installation was changed');
  await expect(server.store.quiet((tx) => tx.deleteFrom('trackDiscard').execute())).rejects.toThrow(
    'was changed while the server runs',
  );
  expect([await countOf(server, 'ballot'), await countOf(server, 'participant')]).toEqual(before);
});
