import { expect, it } from 'vitest';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { ENGINE } from '#domain/tabulation/engines.ts';
import { tallyOf } from '#domain/voting/tally.ts';
import { testServers } from '#test/server.ts';
import { itByTurns } from '#test/store.ts';
import { withFigures } from './receipts.ts';

const start = testServers();

/** Somebody with a phone, and with a code where one is given. Answers how they vote. */
async function voterIn(api: string, pollId: string, code?: string) {
  const post = (path: string, cookie: string, body: object) =>
    fetch(api + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const marks = (answer: Response) => answer.headers.getSetCookie().map((mark) => mark.split(';')[0]);
  const device = marks(await fetch(`${api}/ballot`)).join('');
  const entered = code === undefined ? [] : marks(await post('/vote/code', device, { code }));
  return async (choice: (string | undefined)[]) => {
    const answer = await post(`/polls/${pollId}/ballot`, [device, ...entered].join('; '), { choice });
    return { status: answer.status, receipt: ((await answer.json()) as { receipt: string }).receipt };
  };
}

itByTurns(
  'receipts are checked after the close, listed once published, and their count is the result (%s)',
  async (engine) => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const poll = await desk.call(votingEndpoints.addPoll, {
      body: { title: 'Best two', method: 'pick_up_to', maxChoices: 2 },
    });
    const params = { id: poll.id };
    const acts = poll.candidates.map((candidate) => candidate.performanceId);
    await desk.call(votingEndpoints.openPoll, { params, body: {} });
    const api = `${server.origin}/api/v1`;
    const voter = () => voterIn(api, poll.id);
    const first = await voter();
    expect((await first(acts.slice(0, 3))).status).toBe(400);
    const { receipt: replaced } = await first([acts[0]]);
    const { receipt: counted } = await first([acts[1], acts[0]]);
    const visitor = server.caller();
    await expect(
      visitor.call(votingEndpoints.checkReceipt, { params: { ...params, receipt: counted } }),
    ).rejects.toThrow();
    for (let more = 0; more < 19; more += 1) await (await voter())([acts[more % 3]]);
    await desk.call(votingEndpoints.closePoll, { params });

    const check = (receipt: string) =>
      visitor.call(votingEndpoints.checkReceipt, { params: { ...params, receipt } });
    expect(await check(replaced)).toEqual({ state: 'replaced', reason: null });
    expect(await check(`${counted.slice(0, 4)}-${counted.slice(4)}`.toUpperCase())).toEqual({
      state: 'counted',
      reason: null,
    });
    await expect(check('zzzzzzzz')).rejects.toThrow();
    await expect(visitor.call(votingEndpoints.receipts, { params })).rejects.toThrow();
    await desk.call(votingEndpoints.publishPoll, { params });
    const list = await visitor.call(votingEndpoints.receipts, { params });
    expect(list.ballots).toBe(20);
    expect(list.receipts).toHaveLength(20);
    expect(list.receipts).toContainEqual({
      receipt: counted,
      choice: [acts[0], acts[1]].toSorted(),
      by: 'device',
      aside: false,
    });
    for (const { performanceId, votes } of list.candidates)
      expect(list.receipts?.filter(({ choice }) => choice.includes(performanceId)).length).toBe(votes);
  },
);

it('of a poll of fewer than 20 ballots only the totals are published', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  const params = { id: poll?.id ?? '' };
  await desk.call(votingEndpoints.openPoll, { params, body: {} });
  await desk.call(votingEndpoints.closePoll, { params });
  await desk.call(votingEndpoints.publishPoll, { params });
  const list = () => server.caller().call(votingEndpoints.receipts, { params });
  expect((await list()).receipts).toBeNull();
  // What everybody can look up is not taken back.
  await expect(
    desk.call(votingEndpoints.openPoll, { params, body: { reason: 'One more minute.' } }),
  ).rejects.toMatchObject({ status: 409, code: 'count_published' });
  expect((await desk.call(showEndpoints.show)).polls).toMatchObject([{ staysClosed: 'count_published' }]);
  expect((await list()).ballots).toBe(0);
});

it('of a poll in which few voted by code only the totals are published: the list says who did', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const poll = await desk.call(votingEndpoints.addPoll, { body: { title: 'Both', voters: 'both' } });
  const params = { id: poll.id };
  const batch = await desk.call(votingEndpoints.makeCodes, { body: { label: 'Guests', size: 2 } });
  const { codes } = await desk.call(votingEndpoints.codeSheet, { params: { id: batch.id } });
  await desk.call(votingEndpoints.openPoll, { params, body: {} });
  for (let at = 0; at < 21; at += 1) {
    const vote = await voterIn(`${server.origin}/api/v1`, poll.id, at === 0 ? codes[0] : undefined);
    expect((await vote([poll.candidates[0]?.performanceId])).status).toBe(200);
  }
  await desk.call(votingEndpoints.closePoll, { params });
  await desk.call(votingEndpoints.publishPoll, { params });
  const list = await server.caller().call(votingEndpoints.receipts, { params });
  expect([list.ballots, list.codes, list.receipts]).toEqual([21, 1, null]);
});

it('names acts that are written from the right so that the figures beside them stay where they are', () => {
  const acts = [
    { performanceId: 'a', stageName: 'سلمى', scratched: false },
    { performanceId: 'b', stageName: 'Bramble', scratched: false },
  ];
  const tally = tallyOf([['a:5 b:3', 2]], { device: 1, code: 1, method: 'star' });
  expect(withFigures(acts, tally, { method: 'star', engine: ENGINE }).why[0]).toBe(
    'Place 1: \u2068سلمى\u2069 (10). Runoff of \u2068سلمى\u2069 (10) and Bramble (6): 2 to 0.',
  );
});
