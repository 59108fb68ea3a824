/** Polls by every method and every kind of voter, over real HTTP on both engines: counted, weighed, recounted. */
import { expect } from 'vitest';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { codeIn } from '#domain/voting/code.ts';
import { countOfList } from '#domain/voting/list.ts';
import { recountOf } from '#domain/voting/tally.ts';
import { phoneAt } from '#test/phone.ts';
import { seedRound } from '#test/round.ts';
import { sampledServers } from '#test/sampled.ts';
import { testServers } from '#test/server.ts';
import { type ENGINES, itByTurns } from '#test/store.ts';
import { addAdmin } from '../accounts/commands.ts';
import { openSignIns } from '../accounts/sign-in.ts';
import { SYSTEM } from '../store/audit.ts';
import { ballotsOf, countingOf } from './queries.ts';

const start = sampledServers();
const startEmpty = testServers();

type Fixture = Awaited<ReturnType<typeof openFixture>>;

async function openFixture(engine: (typeof ENGINES)[number]) {
  const server = await start({ engine });
  const { desk } = await server.sample();
  const [first] = await desk.call(votingEndpoints.polls);
  if (!first) throw new Error('The sample event has a poll.');
  await desk.call(votingEndpoints.removePoll, { params: { id: first.id } });
  return { server, desk };
}

/** A phone with its marks; `code` is entered first. */
async function phone({ server }: Fixture, code?: string) {
  const one = await phoneAt(server.origin);
  if (code !== undefined) expect((await one.enter(code)).status).toBe(204);
  return one;
}

async function openPoll({ desk }: Fixture, body: object) {
  const poll = await desk.call(votingEndpoints.addPoll, { body });
  await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
  return { id: poll.id, acts: poll.candidates.map((each) => each.performanceId), share: poll.share };
}

/** Closes and checks that the box, the log and the published list say the same. */
async function closeAndCount({ desk, server }: Fixture, id: string) {
  const params = { id };
  await desk.call(votingEndpoints.closePoll, { params });
  const tally = await desk.call(votingEndpoints.pollTally, { params });
  const weights = await countingOf(server.store.read, id);
  const recount = recountOf(await ballotsOf(server.store.read, id), weights);
  const figures = (each: 'votes' | 'voters') =>
    Object.fromEntries(
      tally.votes.filter((act) => act[each] > 0).map((act) => [act.performanceId, act[each]]),
    );
  expect(figures('votes')).toEqual(recount.votes);
  expect(figures('voters')).toEqual(recount.voters);
  expect([tally.ballots, tally.codes]).toEqual([recount.ballots, recount.codes]);
  return { tally, weights };
}

itByTurns('grades and stars put acts in order by the rules of their methods (%s)', async (engine) => {
  const fixture = await openFixture(engine);
  const people = await Promise.all([phone(fixture), phone(fixture), phone(fixture)]);
  const star = await openPoll(fixture, { title: 'STAR', method: 'star' });
  const [a = '', b = '', c = ''] = star.acts;
  const cast = async (id: string, ballots: readonly string[][]) => {
    for (const [at, choice] of ballots.entries())
      expect((await people[at]?.vote(id, choice))?.status).toBe(200);
  };
  for (const bad of [[a], [`${a}:6`], [`${a}:4`, `${a}:5`], ['nobody:3'], []])
    expect((await people[0]?.vote(star.id, bad))?.status).toBe(400);
  // b has most stars, and two of three prefer a.
  await cast(star.id, [
    [`${a}:5`, `${b}:4`],
    [`${a}:4`, `${b}:3`, `${c}:0`],
    [`${b}:5`, `${c}:1`],
  ]);
  const stars = await closeAndCount(fixture, star.id);
  const order = ({ tally }: typeof stars) =>
    tally.votes.slice(0, 3).map(({ performanceId, figure }) => [performanceId, figure]);
  expect(order(stars)).toEqual([
    [a, 1],
    [b, 2],
    [c, 3],
  ]);
  expect(stars.tally.why[0]).toContain(': 1 to 2.');
  const scoring = await fixture.desk.call(resultsEndpoints.scoring);
  expect(scoring.rows.find((row) => row.performanceId === a)?.audience).toMatchObject({ place: '1' });

  const graded = await openPoll(fixture, { title: 'Grades', method: 'majority_judgment' });
  // Of a the middle grade is 4, of b 3; c is rejected by whoever gave it nothing.
  await cast(graded.id, [
    [`${a}:5`, `${b}:3`],
    [`${a}:4`, `${b}:5`],
    [`${b}:0`, `${c}:5`, `${a}:4`],
  ]);
  const grades = await closeAndCount(fixture, graded.id);
  expect(order(grades)).toEqual([
    [a, 1],
    [b, 2],
    [c, 3],
  ]);
  expect(grades.tally.why[0]).toContain('Very good in the middle of 1 Excellent, 2 Very good');
});

itByTurns('a vote by stars has room for 30 acts, and says so (%s)', async (engine) => {
  const { store, caller } = await startEmpty({ engine });
  const { performanceIds } = await seedRound(store, { acts: 31 });
  const account = { email: 'ana@example.org', password: 'a long password of ours' };
  await addAdmin(store, SYSTEM, { ...account, name: 'Ana', role: 'admin' });
  const { token } = await openSignIns(store).login(account, 'test');
  const desk = caller({ authorization: `Bearer ${token}` });
  const add = (method: 'star' | 'majority_judgment', candidateIds?: string[]) =>
    desk.call(votingEndpoints.addPoll, { body: { title: 'Hall', method, candidateIds } });
  const refusal = { code: 'invalid', message: expect.stringContaining('room for 30 acts') };
  await expect(add('star', performanceIds)).rejects.toMatchObject(refusal);
  await expect(add('star')).rejects.toMatchObject(refusal);
  expect((await add('majority_judgment', performanceIds)).candidates).toHaveLength(31);
  const poll = await add('star', performanceIds.slice(0, 30));
  expect(poll.candidates).toHaveLength(30);
  const more = { params: { id: poll.id }, body: { candidateIds: performanceIds } };
  await expect(desk.call(votingEndpoints.changePoll, more)).rejects.toMatchObject(refusal);
});

itByTurns('ratings and rankings are kept, changed and counted by their rules (%s)', async (engine) => {
  const fixture = await openFixture(engine);
  const rate = await openPoll(fixture, { title: 'Stars', method: 'rate' });
  const [a = '', b = '', c = ''] = rate.acts;
  const [one, two] = [await phone(fixture), await phone(fixture)];
  expect((await one.vote(rate.id, [`${a}:5`, `${b}:1`])).status).toBe(200);
  expect((await one.vote(rate.id, [`${a}:3`])).body).toMatchObject({ changed: true, choice: [`${a}:3`] });
  expect((await two.vote(rate.id, [`${c}:4`, `${a}:4`])).status).toBe(200);
  for (const bad of [[a], [`${a}:6`], [`${a}:4`, `${a}:5`], ['nobody:3'], []])
    expect((await two.vote(rate.id, bad)).status).toBe(400);
  const { tally } = await closeAndCount(fixture, rate.id);
  expect(
    tally.votes.slice(0, 2).map(({ performanceId, votes, voters }) => [performanceId, votes, voters]),
  ).toEqual([
    [c, 4, 1],
    [a, 7, 2],
  ]);
  const scoring = await fixture.desk.call(resultsEndpoints.scoring);
  expect(scoring.rows.find((row) => row.performanceId === a)?.audience?.converted).toMatch(/^70/);
  expect(scoring.rows.find((row) => row.performanceId === b)?.audience?.converted).toMatch(/^0/);

  const rank = await openPoll(fixture, { title: 'Order', method: 'rank', maxChoices: 3 });
  expect(rank.share).toBe(0);
  expect((await one.vote(rank.id, [c, a, b])).body).toMatchObject({ choice: [c, a, b] });
  expect((await two.vote(rank.id, [a])).status).toBe(200);
  expect((await two.vote(rank.id, rank.acts.slice(0, 4))).status).toBe(400);
  const mine = (await one.ask('/ballot')).body.polls.find((poll: { id: string }) => poll.id === rank.id);
  expect(mine.mine.choice).toEqual([c, a, b]);
  const ranked = await closeAndCount(fixture, rank.id);
  expect(ranked.tally.votes.slice(0, 3).map(({ performanceId, votes }) => [performanceId, votes])).toEqual([
    [a, 5],
    [c, 3],
    [b, 1],
  ]);
});

itByTurns(
  'codes are unknown to the database, good for one vote each, and weighed exactly (%s)',
  async (engine) => {
    const fixture = await openFixture(engine);
    const { desk } = fixture;
    const { id: batchId } = await desk.call(votingEndpoints.makeCodes, {
      body: { label: 'Tickets', size: 300 },
    });
    const { codes } = await desk.call(votingEndpoints.codeSheet, { params: { id: batchId } });
    expect(await desk.call(votingEndpoints.codeSheet, { params: { id: batchId } })).toMatchObject({ codes });
    expect(new Set(codes).size).toBe(300);
    expect(codes.every((code) => codeIn(code) === code)).toBe(true);
    const kept = JSON.stringify(await fixture.server.store.read.selectFrom('voteCode').selectAll().execute());
    expect(codes.filter((code) => kept.includes(code))).toEqual([]);

    const both = await openPoll(fixture, {
      title: 'Hall and tickets',
      voters: 'both',
      deviceWeight: 2,
      codeWeight: 7,
    });
    const [a = '', b = ''] = both.acts;
    for (let at = 0; at < 20; at += 1) await (await phone(fixture)).vote(both.id, [a]);
    for (let at = 0; at < 20; at += 1) await (await phone(fixture, codes[at])).vote(both.id, [b]);
    // The same code on another phone, as its owner typed it: one voter, whose later vote counts.
    const other = await phone(fixture, ` ${codes[0]?.toUpperCase().replaceAll('0', 'o')} `);
    expect((await other.vote(both.id, [a])).body.changed).toBe(true);
    const { weights } = await closeAndCount(fixture, both.id);
    await desk.call(votingEndpoints.publishPoll, { params: { id: both.id } });
    const list = await fixture.server.caller().call(votingEndpoints.receipts, { params: { id: both.id } });
    const votes = Object.fromEntries(list.candidates.map((act) => [act.performanceId, act.votes]));
    expect([votes[a], votes[b]]).toEqual([20 * 2 + 7, 19 * 7]);
    expect([list.ballots, list.codes]).toEqual([40, 20]);
    expect(countOfList(list.receipts ?? [], list, weights).votes).toEqual({ [a]: votes[a], [b]: votes[b] });
    const scoring = await desk.call(resultsEndpoints.scoring);
    expect(scoring.rows.find((row) => row.performanceId === a)?.audience?.votes).toBe(String(votes[a]));

    const only = await openPoll(fixture, { title: 'Tickets only', voters: 'codes' });
    expect((await (await phone(fixture)).vote(only.id, [a])).body).toMatchObject({ code: 'code_needed' });
    expect((await other.vote(only.id, [a])).status).toBe(200);
    const used = await desk.call(votingEndpoints.codeBatches);
    expect(used.used.map(({ pollId, ballots }) => [pollId, ballots])).toEqual([
      [both.id, 20],
      [only.id, 1],
    ]);
    await desk.call(votingEndpoints.endCodes, { params: { id: batchId } });
    expect((await other.vote(only.id, [b])).body).toMatchObject({ code: 'code_needed' });
    expect((await (await phone(fixture)).enter(codes[1] ?? '')).body.code).toBe('wrong_vote_code');
  },
);
