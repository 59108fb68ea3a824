/** A vote for the room: no device votes before the code that the projector shows was entered on it. */
import { expect, it } from 'vitest';
import { screensEndpoints } from '#contract/show/screens.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { ROOM_STEP_MS } from '#domain/voting/room-code.ts';
import { phoneAt } from '#test/phone.ts';
import { testServers } from '#test/server.ts';
import { type ENGINES, itByTurns } from '#test/store.ts';

const start = testServers();

async function openFixture(engine: (typeof ENGINES)[number]) {
  // At the beginning of a step.
  let now = Math.ceil(Date.now() / ROOM_STEP_MS) * ROOM_STEP_MS;
  const server = await start({ engine, clock: () => now });
  const { desk } = await server.sample();
  const addPoll = async (title: string) => {
    const poll = await desk.call(votingEndpoints.addPoll, { body: { title, voters: 'room' } });
    await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
    return { id: poll.id, act: poll.candidates[0]?.performanceId ?? '' };
  };
  const shown = async (pollId: string) =>
    (await desk.call(votingEndpoints.deskRoomCodes)).find((each) => each.pollId === pollId);
  return {
    server,
    desk,
    addPoll,
    shown,
    code: async (pollId: string) => (await shown(pollId))?.codes[0] ?? '',
    pass: (ms: number) => {
      now += ms;
    },
  };
}

itByTurns(
  'asks each device once, takes the code before as well, and counts one vote each (%s)',
  async (engine) => {
    const { server, desk, addPoll, code, pass } = await openFixture(engine);
    const { id, act } = await addPoll('In the room');
    const [inside, late, outside] = [
      await phoneAt(server.origin),
      await phoneAt(server.origin),
      await phoneAt(server.origin),
    ];
    expect((await inside.ask('/ballot')).body.polls[0]).toMatchObject({ as: null, room: true, codes: false });
    const early = await inside.vote(id, [act]);
    expect([early.status, early.body.code]).toEqual([403, 'room_code_needed']);
    const first = await code(id);
    expect((await inside.enterRoom(first.toLowerCase())).status).toBe(204);
    expect((await inside.ask('/ballot')).body.polls[0]).toMatchObject({ as: 'device' });
    expect((await inside.vote(id, [act])).status).toBe(200);

    pass(ROOM_STEP_MS);
    expect(await code(id)).not.toBe(first);
    expect((await late.enterRoom(first)).status).toBe(204);
    expect((await late.vote(id, [act])).status).toBe(200);
    pass(ROOM_STEP_MS);
    const old = await outside.enterRoom(first);
    expect([old.status, old.body.code]).toEqual([403, 'wrong_room_code']);
    expect((await outside.vote(id, [act])).body.code).toBe('room_code_needed');
    // Who was let in changes the vote without another code.
    expect((await inside.vote(id, [act])).status).toBe(200);

    await desk.call(votingEndpoints.closePoll, { params: { id } });
    expect(await desk.call(votingEndpoints.pollTally, { params: { id } })).toMatchObject({
      ballots: 2,
      codes: 0,
    });
    expect((await outside.enterRoom(first)).body.code).toBe('wrong_state');
  },
);

it('is of one poll and one device: neither another poll’s code nor a borrowed mark lets anybody in', async () => {
  const { server, desk, addPoll, code } = await openFixture('sqlite');
  const first = await addPoll('First');
  const told = await code(first.id);
  await desk.call(votingEndpoints.closePoll, { params: { id: first.id } });
  const second = await addPoll('Second');
  const [inside, outside] = [await phoneAt(server.origin), await phoneAt(server.origin)];
  expect((await outside.enterRoom(told)).body.code).toBe('wrong_room_code');
  expect((await inside.enterRoom(await code(second.id))).status).toBe(204);
  const name = `ovation_room_${second.id}`;
  outside.jar.set(name, inside.jar.get(name) ?? '');
  expect(outside.jar.get(name)).not.toBe('');
  expect((await outside.vote(second.id, [second.act])).body.code).toBe('room_code_needed');
  expect((await inside.vote(second.id, [second.act])).status).toBe(200);
});

it('is told to desk and paired projector, and to nobody else', async () => {
  const { server, desk, addPoll, shown } = await openFixture('sqlite');
  const { id } = await addPoll('In the room');
  const codes = (await shown(id))?.codes ?? [];
  expect(codes).toHaveLength(4);
  const paired = async (kind: 'mc' | 'projector' | 'backstage') => {
    const { code, token } = await server.caller().call(screensEndpoints.offerScreen, { body: { kind } });
    const screen = server.caller({ 'x-screen-token': token });
    await expect(screen.call(votingEndpoints.roomCodes)).rejects.toMatchObject({ code: 'forbidden' });
    await desk.call(screensEndpoints.claimScreen, { body: { code, name: kind } });
    return { screen, token };
  };
  const projector = await paired('projector');
  expect(await projector.screen.call(votingEndpoints.roomCodes)).toEqual([
    { pollId: id, codes, changesInMs: ROOM_STEP_MS, stepMs: ROOM_STEP_MS },
  ]);
  for (const kind of ['mc', 'backstage'] as const)
    await expect((await paired(kind)).screen.call(votingEndpoints.roomCodes)).rejects.toMatchObject({
      code: 'wrong_screen',
    });
  await expect(server.caller().call(votingEndpoints.deskRoomCodes)).rejects.toMatchObject({ status: 401 });
  const phone = await phoneAt(server.origin);
  const seen: string[] = [JSON.stringify((await phone.ask('/ballot')).body)];
  for (const path of [
    '/vote',
    '/api/v1/live/audience/now',
    '/api/v1/live/projector/now',
    '/api/v1/live/mc/now',
  ])
    seen.push(
      await (await fetch(server.origin + path, { headers: { 'x-screen-token': projector.token } })).text(),
    );
  for (const text of seen)
    for (const code of codes) {
      expect(text).not.toContain(code);
      expect(text.toLowerCase()).not.toContain(code.replace(' ', '').toLowerCase());
    }
});
