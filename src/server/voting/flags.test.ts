/** Ballots that look scripted: told apart, set aside by decision, and followed by everything that counts. */
import { expect, it } from 'vitest';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { countOfList } from '#domain/voting/list.ts';
import { recountOf } from '#domain/voting/tally.ts';
import { testServers } from '#test/server.ts';
import { type ENGINES, itByTurns } from '#test/store.ts';
import { ballotsOf } from './queries.ts';
import { openVoteWatch, type VoteWatch } from './watch.ts';

const start = testServers();
const BROWSER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16)', 'accept-language': 'en' };

const SCRIPT = 'a-script-of-its-own';

async function openFixture(engine: (typeof ENGINES)[number]) {
  let now = Date.now();
  const server = await start({ engine, clock: () => now });
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  const params = { id: poll.id };
  const acts = poll.candidates.map((candidate) => candidate.performanceId);
  await desk.call(votingEndpoints.openPoll, { params, body: {} });
  const mark = async (headers: Record<string, string>) => {
    const answer = await fetch(`${server.origin}/api/v1/ballot`, { headers });
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const vote = async (headers: Record<string, string>, cookie: string, act = '') => {
    const answer = await fetch(`${server.origin}/api/v1/polls/${poll.id}/ballot`, {
      method: 'POST',
      headers: { ...headers, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ choice: [act] }),
    });
    return ((await answer.json()) as { receipt: string }).receipt;
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { server, desk, params, acts, mark, vote, pass };
}

itByTurns(
  'a script beside the hall is told apart; set aside, tally, recount, receipts and list follow, and back (%s)',
  async (engine) => {
    const { server, desk, params, acts, mark, vote, pass } = await openFixture(engine);
    const [first, second] = acts;
    const marks: string[] = [];
    for (let i = 0; i < 25; i += 1) marks.push(await mark(BROWSER));
    pass(8_000);
    let receipt = '';
    for (const [i, cookie] of marks.entries()) {
      pass(37 * ((i * 7) % 11));
      receipt = await vote(BROWSER, cookie, first);
    }
    let scripted = '';
    let cookie = '';
    for (let i = 0; i < 30; i += 1) {
      cookie = await mark({ 'user-agent': SCRIPT });
      scripted = await vote({ 'user-agent': SCRIPT }, cookie, second);
    }

    const before = await desk.call(votingEndpoints.pollFlags, { params });
    expect(before.groups.map(({ kind, ballots }) => [kind, ballots])).toEqual([['bare', 30]]);
    expect(before.counts).toBeNull();
    const [group] = before.groups;
    if (!group) throw new Error('unreachable: there is one group');
    const about = { params: { id: group.id } };
    await desk.call(votingEndpoints.closePoll, { params });

    const votes = async () => {
      const tally = await desk.call(votingEndpoints.pollTally, { params });
      const recount = recountOf(await ballotsOf(server.store.read, params.id));
      expect(recount.ballots).toBe(tally.ballots);
      for (const act of tally.votes) expect(recount.votes[act.performanceId] ?? 0).toBe(act.votes);
      return [first, second].map((id) => tally.votes.find((act) => act.performanceId === id)?.votes);
    };
    expect(await votes()).toEqual([25, 30]);
    await desk.call(votingEndpoints.setVotesAside, { ...about, body: { reason: 'One script.' } });
    expect(await votes()).toEqual([25, 0]);

    const { counts, groups } = await desk.call(votingEndpoints.pollFlags, { params });
    expect([counts?.standing.ballots, counts?.all.ballots, counts?.without.ballots]).toEqual([25, 55, 25]);
    expect([groups[0]?.given?.ballots, groups[0]?.reason]).toEqual([30, 'One script.']);

    const check = (which: string) =>
      server.caller().call(votingEndpoints.checkReceipt, { params: { ...params, receipt: which } });
    expect(await check(receipt)).toEqual({ state: 'counted', reason: null });
    expect(await check(scripted)).toEqual({
      state: 'set_aside',
      reason: 'It came with others that look scripted: One script.',
    });
    await desk.call(votingEndpoints.publishPoll, { params });
    const list = await server.caller().call(votingEndpoints.receipts, { params });
    expect(list.groupsAside).toEqual([{ kind: 'bare', ballots: 30, reason: 'One script.' }]);
    expect(list.receipts).toHaveLength(55);
    const counted = countOfList(list.receipts ?? [], list, { device: 1, code: 1 });
    expect([counted.ballots, counted.votes]).toEqual([25, { [first ?? '']: 25 }]);

    await desk.call(votingEndpoints.countVotesAgain, { ...about, body: { reason: 'It was the school.' } });
    expect(await votes()).toEqual([25, 30]);
    expect(await check(scripted)).toEqual({ state: 'counted', reason: null });
    await expect(
      desk.call(votingEndpoints.countVotesAgain, { ...about, body: { reason: 'Twice.' } }),
    ).rejects.toThrow();

    // No address, cookie or browser stands beside a choice, nor beside a flag.
    const { read } = server.store;
    const kept = JSON.stringify([
      await read.selectFrom('voteFlag').selectAll().execute(),
      await read.selectFrom('flaggedVoter').selectAll().execute(),
      await read.selectFrom('ballot').selectAll().execute(),
    ]);
    const mine = cookie.split(/[=.-]/)[1] ?? '';
    expect(mine.length).toBeGreaterThan(20);
    for (const secret of ['127.0.0.1', SCRIPT, mine]) expect(kept).not.toContain(secret);

    const audit = await server.store.read
      .selectFrom('audit')
      .select(['action', 'why'])
      .orderBy('seq')
      .execute();
    expect(audit.filter((row) => row.action.startsWith('votes.'))).toEqual([
      { action: 'votes.flagged', why: null },
      { action: 'votes.set_aside', why: 'One script.' },
      { action: 'votes.counted_again', why: 'It was the school.' },
    ]);
  },
);

/** Shows a watch what it flags. */
function noteScript(watch: VoteWatch, pollId: string, at: number): void {
  for (let n = 0; n < 20; n += 1)
    watch.noteBallot(
      pollId,
      { address: '192.0.2.7', bare: true, browser: SCRIPT },
      { voter: `v${n}`, choice: 'act', at: at + n * 500, markedAt: at },
    );
}

it('of a rehearsal that was thrown away before it was written down nothing is kept', async () => {
  const { desk, server, params } = await openFixture('sqlite');
  await desk.call(votingEndpoints.closePoll, { params });
  const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: {} });
  const [poll] = await desk.call(votingEndpoints.polls);
  const watch = openVoteWatch(server.store);
  noteScript(watch, poll?.id ?? '', server.store.now());
  await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
  await watch.close();
  const { read } = server.store;
  expect(await read.selectFrom('voteFlag').selectAll().execute()).toEqual([]);
  expect(await read.selectFrom('flaggedVoter').selectAll().execute()).toEqual([]);
});

it('what was seen before the server ends is written down as it ends', async () => {
  const { server, desk, params } = await openFixture('sqlite');
  const watch = openVoteWatch(server.store);
  noteScript(watch, params.id, server.store.now());
  await watch.close();
  const { groups } = await desk.call(votingEndpoints.pollFlags, { params });
  expect(groups.map(({ ballots }) => ballots)).toEqual([20]);
});
