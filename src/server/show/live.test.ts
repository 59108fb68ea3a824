import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { VIEW_KINDS } from '#contract/live/views.ts';
import { Refusal } from '#contract/refusal.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { type Server, startServer } from '#server/main.ts';
import { newId } from '#server/store/secrets.ts';
import { follow, stopFollowing, until } from '#test/following.ts';
import { sampledServers } from '#test/sampled.ts';
import { freshConfig, startTestServer } from '#test/server.ts';
import { describeByTurns } from '#test/store.ts';
import { openHub } from '../live/hub.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { openBallotBox } from '../voting/box.ts';
import { openFeed } from './feed.ts';
import { openPresence, type PresenceBook } from './presence.ts';
import { openRestrictedStreams } from './restricted-streams.ts';
import { openStageClock } from './stage-clock.ts';
import { openShowLog } from './steps.ts';

const go = (desk: Caller, expectedVersion: number) =>
  desk.call(showEndpoints.command, { body: { kind: 'go', commandId: newId(), expectedVersion } });

async function token(caller: Caller, body: { email: string; password: string }): Promise<string> {
  return (await caller.call(accountsEndpoints.login, { body })).token;
}

describe('a database in trouble', () => {
  const start = sampledServers();

  /** A judge's device and a paired MC page, as the server has seen them. */
  const inTrouble = async () => {
    const clock = { now: Date.now() };
    const server = await start({ clock: () => clock.now });
    const { desk, judges } = await server.sample();
    const token = new URL(judges[0]?.url ?? '').pathname.split('/').at(-1) ?? '';
    const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
    const headers = { 'x-judge-token': token, 'x-judge-session': sessionId };
    const judge = server.caller(headers);
    await judge.call(judgingEndpoints.panel);
    const { code } = await desk.call(showEndpoints.screenPairing);
    const screen = await server.caller().call(showEndpoints.pairScreen, { body: { code } });
    const mc = server.caller({ 'x-screen-token': screen.token });
    return { clock, server, desk, headers, judge, mc };
  };

  test('a database that takes no writes keeps no judge and no paired MC from what they may see', async () => {
    const { clock, server, judge, mc } = await inTrouble();
    clock.now += 30_000;
    server.store.sqlite?.exec('pragma query_only = on');
    try {
      expect((await judge.call(judgingEndpoints.panel)).performances.length).toBeGreaterThan(0);
      expect((await mc.call(liveEndpoints.mcNow)).kind).toBe('mc');
    } finally {
      server.store.sqlite?.exec('pragma query_only = off');
    }
  });

  test('a stream that cannot begin says so, and nobody counts as here by it', async () => {
    const { server, desk, headers } = await inTrouble();
    server.store.sqlite?.exec('alter table ledger rename to hidden');
    try {
      expect((await follow(server.origin, 'judge', headers)).stream.status).toBe(500);
    } finally {
      server.store.sqlite?.exec('alter table hidden rename to ledger');
    }
    expect((await desk.call(showEndpoints.show)).presence.judges).toBe(0);
  });
});

describeByTurns('live views (%s)', (engine) => {
  const start = sampledServers();

  test('whoever comes gets the present at once, and one frame for each step', async () => {
    let now = Date.now();
    const server = await start({ engine, clock: () => now });
    const { desk } = await server.sample();
    const { frames } = await follow(server.origin, 'projector');
    await until(() => frames().length === 1);
    for (let version = 0; version < 3; version += 1) {
      now += 60_000;
      await go(desk, version);
      await until(() => frames().at(-1)?.view.version === version + 1);
    }
    expect(frames().map((frame) => frame.view.version)).toEqual([0, 1, 2, 3]);
  });

  test('a server that stops ends every stream by itself, also of a round that is named', async () => {
    const [server, stop] = await startTestServer({ engine });
    await server.sample();
    const round = (await server.caller().call(liveEndpoints.audienceNow)).view.round.id;
    await server.caller().call(liveEndpoints.audienceNow, { round });
    const streams = [
      await follow(server.origin, 'audience'),
      await follow(server.origin, 'projector', {}, round),
    ];
    const stopped = Promise.resolve(stop()).then(() => 'stopped');
    expect(await Promise.race([stopped, pause(20_000)])).toBe('stopped');
    expect(streams.map(({ stream }) => stream.ended)).toEqual([true, true]);
  });

  test('a commit that changes nothing for a viewer sends them nothing', async () => {
    const server = await start({ engine });
    const { admin, desk } = await server.sample();
    const authorization = `Bearer ${await token(server.caller(), admin)}`;
    const [hall, crew] = [
      await follow(server.origin, 'audience'),
      await follow(server.origin, 'admin', { authorization }),
    ];
    await until(() => hall.frames().length === 1 && crew.frames().length >= 1);
    const note = { kind: 'send_note', text: 'Stretch', commandId: newId(), expectedVersion: 0 } as const;
    await desk.call(showEndpoints.command, { body: note });
    // Each stream is read in its own time.
    await until(() => [hall, crew].every((one) => one.frames().at(-1)?.view.version === 1));
    const before = hall.frames().length;
    await token(server.caller(), admin);
    await pause(300);
    expect(hall.frames().length).toBe(before);
  });

  test('private views are for those who prove who they are; the MC gets the script only when paired', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    expect((await follow(server.origin, 'admin')).stream.status).toBe(401);
    expect((await follow(server.origin, 'crew')).stream.status).toBe(401);
    expect((await follow(server.origin, 'judge')).stream.status).toBe(403);
    const stranger = await follow(server.origin, 'mc');
    const { code } = await desk.call(showEndpoints.screenPairing);
    const paired = await server.caller().call(showEndpoints.pairScreen, { body: { code } });
    const mc = await follow(server.origin, 'mc', { 'x-screen-token': paired.token });
    await until(() => stranger.frames().length > 0 && mc.frames().length > 0);
    expect(stranger.frames()[0]?.kind).toBe('mc_public');
    expect(mc.frames()[0]?.kind).toBe('mc');
    await desk.call(showEndpoints.unpairScreens);
    await until(() => mc.stream.ended);
    expect(stranger.stream.ended).toBe(false);
  });

  test('whoever is signed in reads the script and answers the desk without the code, as long as they are', async () => {
    const server = await start({ engine });
    const { crew } = await server.sample();
    const authorization = `Bearer ${await token(server.caller(), crew)}`;
    const caller = server.caller({ authorization });
    const script = await follow(server.origin, 'mc', { authorization });
    await until(() => script.frames().length > 0);
    expect(script.frames()[0]?.kind).toBe('mc');
    const signal = () => caller.call(showEndpoints.signal, { body: { signal: 'ready' } });
    await signal();
    expect(await caller.call(liveEndpoints.mcNow)).toMatchObject({
      kind: 'mc',
      view: { signal: { said: 'ready' } },
    });
    await caller.call(accountsEndpoints.logout);
    await until(() => script.stream.ended);
    expect((await caller.call(liveEndpoints.mcNow)).kind).toBe('mc_public');
    await expect(signal()).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('a desk whose session has ended stops following within seconds', async () => {
    const server = await start({ engine });
    const { crew } = await server.sample();
    const authorization = `Bearer ${await token(server.caller(), crew)}`;
    const desk = await follow(server.origin, 'admin', { authorization });
    await until(() => desk.frames().length > 0);
    await server.caller({ authorization }).call(accountsEndpoints.logout);
    await until(() => desk.stream.ended);
  });

  test('the same view is there for those who poll', async () => {
    const server = await start({ engine });
    await server.sample();
    const frame = await server.caller().call(liveEndpoints.audienceNow);
    expect(frame).toMatchObject({ kind: 'audience', view: { version: 0, phase: 'preshow' } });
  });

  test('no view holds a private word, whatever it shows', async () => {
    const server = await start({ engine });
    const { admin, desk } = await server.sample();
    const authorization = `Bearer ${await token(server.caller(), admin)}`;
    const { code } = await desk.call(showEndpoints.screenPairing);
    const screen = await server.caller().call(showEndpoints.pairScreen, { body: { code } });
    const headers = { authorization, 'x-screen-token': screen.token };
    const streams = await Promise.all(
      ['audience', 'projector', 'mc', 'crew', 'admin'].map((name) => follow(server.origin, name, headers)),
    );
    await until(() => streams.every((one) => one.frames().length > 0));
    for (const { stream } of streams) {
      // The emergency contact and the parent's contact of every sample act, and where mail to them goes.
      expect(stream.text).not.toContain('+00 555');
      expect(stream.text).not.toContain('acts.example');
      expect(stream.text).not.toContain('Robin');
    }
  });
});

test('a database that does not answer ends no stream; a right that was taken away does; who has gone is counted out', async () => {
  const followers = openRestrictedStreams();
  const said: string[] = [];
  const add = (name: string, proof: () => Promise<void>, response: ServerResponse) =>
    followers.add(response, {
      stillMay: proof,
      end: () => said.push(`${name} ended`),
      left: () => said.push(`${name} left`),
    });
  const response = () => new ServerResponse(new IncomingMessage(new Socket()));
  add('unknown', () => Promise.reject(new Error('The database does not answer.')), response());
  add('refused', () => Promise.reject(new Refusal('forbidden')), response());
  const gone = response();
  gone.destroy();
  add('gone', () => Promise.reject(new Refusal('forbidden')), gone);
  await followers.recheck();
  followers.close();
  expect(said).toEqual(['gone left', 'refused ended']);
});

test('a step in one process reaches the viewers of another, over PostgreSQL', async () => {
  const { config, remove } = await freshConfig('postgres');
  const [first, second] = [await startServer(config), await startServer(config)];
  try {
    const { desk } = await makeSampleEvent(first.store, first.url);
    const viewer = await follow(second.url, 'projector');
    await until(() => viewer.frames().length > 0);
    await go(desk, 0);
    await until(() => viewer.frames().at(-1)?.view.version === 1);
    expect(viewer.frames().at(-1)?.view.phase).toBe('running');
  } finally {
    stopFollowing();
    await first.close();
    await second.close();
    await remove();
  }
});

/** A feed of its own over the server's store, as `parts` make it different, behind an address of its own. */
async function feedOver(
  server: Server,
  parts: (own: { store: Store; presence: PresenceBook }) => { store?: Store; presence?: PresenceBook },
) {
  const clock = openStageClock(server.store.now);
  const hub = openHub({ now: server.store.now, told: clock });
  const own = { store: server.store, presence: openPresence(hub, server.store.now) };
  const { store, presence } = { ...own, ...parts(own) };
  const feed = openFeed({
    store,
    hub,
    clock,
    log: openShowLog(),
    presence,
    box: openBallotBox(store),
    onTrouble: (error) => {
      throw error;
    },
  });
  const listening = createServer((_request, response) => {
    feed.follow('projector', response, { by: SYSTEM }, null).catch(() => response.writeHead(500).end());
  }).listen(0);
  const address = listening.address();
  const close = async () => {
    stopFollowing();
    presence.close();
    await feed.close();
    listening.close();
  };
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    followed: () => hub.count('projector'),
    close,
  };
}

test('a process that has not heard of a commit yet shows whoever comes no older view', async () => {
  const { config, remove } = await freshConfig('sqlite');
  const server = await startServer(config);
  const deaf = await feedOver(server, ({ store }) => ({
    store: { ...store, onVersion: () => () => undefined },
  }));
  try {
    const { desk } = await makeSampleEvent(server.store, server.url);
    const early = await follow(deaf.origin, 'projector');
    await until(() => early.frames().length === 1);
    early.stop();
    await until(() => deaf.followed() === 0);
    await go(desk, 0);
    const late = await follow(deaf.origin, 'projector');
    await until(() => late.frames().length > 0);
    expect(late.frames()[0]?.view.version).toBe(1);
  } finally {
    await deaf.close();
    await server.close();
    await remove();
  }
});

test('a reading that fails because a commit came between is done again; any other is told', async () => {
  const { config, remove } = await freshConfig('sqlite');
  const server = await startServer(config);
  let failures = 1;
  let asked = 0;
  const torn = await feedOver(server, ({ store, presence }) => ({
    // The second time that it is asked, after the failure, a commit has come between.
    store: {
      ...store,
      async version() {
        asked += 1;
        return (await store.version()) + Number(asked === 2);
      },
    },
    presence: {
      ...presence,
      present() {
        failures -= 1;
        if (failures >= 0) throw new Error('What it looked for is gone.');
        return presence.present();
      },
    },
  }));
  try {
    const { desk } = await makeSampleEvent(server.store, server.url);
    const first = await follow(torn.origin, 'projector');
    await until(() => first.frames().length === 1);
    first.stop();
    await until(() => torn.followed() === 0);
    failures = 1;
    await go(desk, 0);
    expect((await follow(torn.origin, 'projector')).stream.status).toBe(500);
  } finally {
    await torn.close();
    await server.close();
    await remove();
  }
});

test('every kind of view has an address of its own', () => {
  const names = Object.keys(liveEndpoints).filter((name) => !/(Now|Heard)$/.test(name));
  // The MC's and the projector's address give either of two views; the call board is the crew's view for a paired screen.
  expect(new Set([...names, 'mc_public', 'projector_public'])).toEqual(new Set([...VIEW_KINDS, 'board']));
});
