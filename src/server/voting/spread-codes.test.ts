/** A code that goes round: opened it does nothing, entered it is told and counted, and on a fourth device it is refused. */
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { phoneAt } from '#test/phone.ts';
import { sampledServers } from '#test/sampled.ts';
import { type ENGINES, itByTurns } from '#test/store.ts';
import { openCodeGuard } from './code-guard.ts';
import { enterCode } from './codes.ts';

const start = sampledServers();

async function openFixture(engine: (typeof ENGINES)[number]) {
  const server = await start({ engine });
  const { desk } = await server.sample();
  const poll = await desk.call(votingEndpoints.addPoll, {
    body: { title: 'Hall and cards', voters: 'both' },
  });
  await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
  const { id } = await desk.call(votingEndpoints.makeCodes, { body: { label: 'Cards', size: 3 } });
  const { codes } = await desk.call(votingEndpoints.codeSheet, { params: { id } });
  const [act = '', other = ''] = poll.candidates.map((each) => each.performanceId);
  const phones = await Promise.all(Array.from({ length: 10 }, () => phoneAt(server.origin)));
  return {
    server,
    desk,
    batchId: id,
    pollId: poll.id,
    act,
    other,
    codes: [...codes],
    phones,
    shared: async () => (await desk.call(votingEndpoints.codeBatches)).batches[0]?.shared,
    async tally() {
      await desk.call(votingEndpoints.closePoll, { params: { id: poll.id } });
      return desk.call(votingEndpoints.pollTally, { params: { id: poll.id } });
    },
  };
}

itByTurns('ten phones that open one code’s link enter nothing and cast nothing (%s)', async (engine) => {
  const { server, pollId, act, other, codes, phones, shared, tally } = await openFixture(engine);
  for (const phone of phones) expect((await phone.vote(pollId, [act])).status).toBe(200);
  for (const phone of phones) {
    const cookie = [...phone.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await fetch(`${server.origin}/vote?code=${codes[0]}`, { headers: { cookie } });
    expect(page.status).toBe(200);
    expect(page.headers.getSetCookie().filter((line) => line.startsWith('ovation_code'))).toEqual([]);
    expect((await phone.ask('/ballot')).body).toMatchObject({
      has_code: false,
      polls: [{ as: 'device', mine: { choice: [act] } }],
    });
  }
  expect((await phones[0]?.vote(pollId, [other]))?.status).toBe(200);
  expect(await shared()).toBe(0);
  expect(await tally()).toMatchObject({ ballots: 10, codes: 0 });
});

it('a form that another site sends by itself enters no code and casts no vote', async () => {
  const { server, pollId, act, other, codes, phones, tally } = await openFixture('sqlite');
  const [phone] = phones;
  expect((await phone?.vote(pollId, [act]))?.status).toBe(200);
  const cookie = [...(phone?.jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (form: Record<string, string>, from: Record<string, string>) =>
    fetch(`${server.origin}/vote`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, ...from },
      body: new URLSearchParams(form),
    });
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: server.origin },
    // As a hall on plain http is told.
    { origin: 'http://elsewhere.example' },
    { origin: 'null' },
  ];
  for (const from of elsewhere) {
    const entered = await send({ code: codes[0] ?? '' }, from);
    expect([entered.status, entered.headers.getSetCookie()], JSON.stringify(from)).toEqual([200, []]);
    expect(await entered.text()).toContain(codes[0]);
    expect((await send({ poll: pollId, choice: other }, from)).status).toBe(200);
  }
  const here: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: server.origin }, {}];
  for (const from of here) {
    const ours = await send({ poll: pollId, choice: act }, from);
    expect([ours.status, ours.headers.get('location')], JSON.stringify(from)).toEqual([303, '/vote']);
  }
  expect(await tally()).toMatchObject({
    ballots: 1,
    votes: expect.arrayContaining([expect.objectContaining({ performanceId: act, votes: 1 })]),
  });
});

itByTurns('pressed on ten phones it is taken by three, and voter and desk are told (%s)', async (engine) => {
  const { pollId, act, codes, phones, shared, tally } = await openFixture(engine);
  const [code = ''] = codes;
  const answers = await Promise.all(phones.map((phone) => phone.enter(code)));
  const taken = phones.filter((_, at) => answers[at]?.status === 204);
  expect(taken).toHaveLength(3);
  for (const { status, body } of answers)
    if (status !== 204) expect([status, body.code]).toEqual([403, 'code_shared']);
  const places = await Promise.all(taken.map(async (phone) => (await phone.ask('/ballot')).body.code_place));
  expect(places.toSorted()).toEqual([1, 2, 3]);
  expect(await shared()).toBe(1);
  for (const phone of phones) expect((await phone.vote(pollId, [act])).status).toBe(200);
  expect(await tally()).toMatchObject({ ballots: 8, codes: 1 });
});

itByTurns('a device that enters a code several times at once is one device (%s)', async (engine) => {
  const { codes, phones, shared } = await openFixture(engine);
  const [code = ''] = codes;
  const [phone, second] = phones;
  const answers = await Promise.all([1, 2, 3, 4].map(() => phone?.enter(code)));
  expect(answers.map((answer) => answer?.status)).toEqual([204, 204, 204, 204]);
  expect((await phone?.ask('/ballot'))?.body.code_place).toBe(1);
  expect(await shared()).toBe(0);
  expect((await second?.enter(code))?.status).toBe(204);
  expect((await second?.ask('/ballot'))?.body.code_place).toBe(2);
});

itByTurns('a device that enters a code at two processes at once is one device (%s)', async (engine) => {
  const { server, codes, phones, shared } = await openFixture(engine);
  const [code = ''] = codes;
  const [phone, second] = phones;
  const cookie = [...(phone?.jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = { headers: { cookie }, ip: '127.0.0.1' } as FastifyRequest;
  // All that a process knows of entered codes is in its guard and in the database that all share.
  const entered = await Promise.all(
    [1, 2, 3, 4].map(() => enterCode(server.store, openCodeGuard(server.store), code, request)),
  );
  expect(entered.map(({ place }) => place)).toEqual([1, 1, 1, 1]);
  expect((await second?.enter(code))?.status).toBe(204);
  expect((await second?.ask('/ballot'))?.body.code_place).toBe(2);
  expect((await enterCode(server.store, openCodeGuard(server.store), code, request)).place).toBe(1);
  expect(await shared()).toBe(1);
});

it('a device whose answers are lost, or that two holders share, is one device', async () => {
  const { codes, phones, shared } = await openFixture('sqlite');
  const [one = '', two = ''] = codes;
  const [phone, other] = phones;
  if (!phone || !other) throw new Error('unreachable: there are ten');
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await phone.enter(one)).status).toBe(204);
    // The answer with the mark never came.
    phone.jar.delete('ovation_code');
  }
  for (const code of [one, two, one, two, one]) expect((await phone.enter(code)).status).toBe(204);
  expect(await shared()).toBe(0);
  expect((await other.enter(one)).status).toBe(204);
  expect(await shared()).toBe(1);
});

it('the mark of a code is good on the device that it was entered on, and copied to another it is none', async () => {
  const { pollId, act, other, codes, phones, tally } = await openFixture('sqlite');
  const [phone, copy] = phones;
  if (!phone || !copy) throw new Error('unreachable: there are ten');
  expect((await phone.enter(codes[0] ?? '')).status).toBe(204);
  copy.jar.set('ovation_code', phone.jar.get('ovation_code') ?? '');
  expect((await copy.ask('/ballot')).body).toMatchObject({ has_code: false, polls: [{ as: 'device' }] });
  expect((await phone.vote(pollId, [act])).status).toBe(200);
  expect((await copy.vote(pollId, [other])).status).toBe(200);
  expect(await tally()).toMatchObject({ ballots: 2, codes: 1 });
});

it('a card of another event is refused as one that ended, and its sheet names the event that it was made for', async () => {
  const { desk, batchId, pollId, codes, phones } = await openFixture('sqlite');
  const { name } = await desk.call(eventsEndpoints.currentEvent);
  const { id } = await desk.call(eventsEndpoints.addEvent, { body: { name: 'Tomorrow', timeZone: 'UTC' } });
  await desk.call(votingEndpoints.closePoll, { params: { id: pollId } });
  await desk.call(eventsEndpoints.makeEventCurrent, { params: { id } });
  const [phone] = phones;
  expect(await phone?.enter(codes[0] ?? '')).toMatchObject({
    status: 403,
    body: { code: 'wrong_vote_code' },
  });
  expect([...(phone?.jar.keys() ?? [])]).not.toContain('ovation_code');
  expect(await desk.call(votingEndpoints.codeSheet, { params: { id: batchId } })).toMatchObject({
    event: name,
  });
  await expect(
    desk.call(votingEndpoints.makeCodes, { body: { label: 'Cards', size: 3, pollId } }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
