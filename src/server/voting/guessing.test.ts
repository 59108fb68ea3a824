/** Whoever guesses codes finds none, and those beside them behind the same address go on. A minute of it: bench/crowd.ts. */
import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { codeFrom } from '#domain/voting/code.ts';
import { testServers } from '#test/server.ts';

const start = testServers();
const GUESSES = 400;
const MINUTES = 60_000;

it('400 guesses from one address find nothing; a device that was there before still enters its code and votes', async () => {
  let now = Date.now();
  const server = await start({ clock: () => now });
  const { desk } = await server.sample();
  const { id } = await desk.call(votingEndpoints.addPoll, { body: { title: 'By code', voters: 'codes' } });
  const params = { id };
  const poll = await desk.call(votingEndpoints.openPoll, { params, body: {} });
  const batch = await desk.call(votingEndpoints.makeCodes, { body: { label: 'Tickets', size: 5 } });
  const { codes } = await desk.call(votingEndpoints.codeSheet, { params: { id: batch.id } });
  const api = `${server.origin}/api/v1`;
  const enter = (code: string, cookie = '') =>
    fetch(`${api}/vote/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ code }),
    });
  const person = ((await fetch(`${api}/ballot`)).headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  now += 3 * MINUTES;

  const answers = await Promise.all(
    Array.from({ length: GUESSES }, async (_, at) => {
      const bytes = Uint8Array.from({ length: 9 }, (_one, sign) => (at * 7 + sign * 13 + (at >> sign)) & 31);
      return (await enter(codeFrom(bytes))).status;
    }),
  );
  expect(answers.filter((status) => status < 300)).toEqual([]);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(GUESSES / 2);

  const entered = await enter(codes[0] ?? '', person);
  expect(entered.status).toBe(204);
  const mark = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const vote = await fetch(`${api}/polls/${id}/ballot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${person}; ${mark}` },
    body: JSON.stringify({ choice: [poll.candidates[0]?.performanceId] }),
  });
  expect(vote.status).toBe(200);
  // A right code does not help a newcomer while the address is used up; a minute later it does.
  expect((await enter(codes[1] ?? '')).status).toBe(429);
  now += MINUTES;
  expect((await enter(codes[1] ?? '')).status).toBe(204);
}, 60_000);
