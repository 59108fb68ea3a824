/** Screens that are paired by their own code, and who is connected over several processes. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { testServers } from '#test/server.ts';
import { storesOf } from '#test/store.ts';
import { SPAN_MS } from './pairing.ts';
import { type Connected, type HeardPage, openProcessPresence } from './process-presence.ts';
import { pageToken, screenOfPage } from './screen-pages.ts';
import { openPairing } from './screens.ts';

const start = testServers();
const openPostgres = storesOf('postgres');

async function fixture() {
  let now = Date.parse('2026-04-18T19:00:00Z');
  const server = await start({ clock: () => now });
  const { desk } = await server.sample();
  const offer = (kind: 'mc' | 'projector' | 'backstage') =>
    server.caller().call(screensEndpoints.offerScreen, { body: { kind } });
  return {
    server,
    desk,
    offer,
    screen: (token: string) => server.caller({ 'x-screen-token': token }),
    wait: (ms: number) => {
      now += ms;
    },
  };
}

test('a screen is paired by its code, once and in time, and is then called, renamed and let go', async () => {
  const { server, desk, offer, screen, wait } = await fixture();
  const green = await offer('backstage');
  const room = screen(green.token);
  expect((await room.call(screensEndpoints.ownScreen)).screen).toBeNull();
  await expect(room.call(liveEndpoints.boardNow)).rejects.toMatchObject({ code: 'forbidden' });
  const typed = `${green.code.slice(0, 3).toUpperCase()} ${green.code.slice(3, 6)} ${green.code.slice(6)}`;
  const { id: roomId } = await desk.call(screensEndpoints.claimScreen, {
    body: { code: typed, name: 'Green room' },
  });
  expect((await room.call(screensEndpoints.ownScreen)).screen).toEqual({
    id: roomId,
    kind: 'backstage',
    name: 'Green room',
    number: 1,
  });
  expect((await room.call(liveEndpoints.boardNow)).kind).toBe('crew');
  // While the database cannot be asked nobody is told that the screen is not paired: it would offer itself anew.
  const rename = (from: string, to: string) =>
    besideTheDoor(server.store, (tx) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(tx),
    );
  await rename('screen', 'screen_away');
  await expect(room.call(screensEndpoints.ownScreen)).rejects.toMatchObject({ status: 500 });
  await rename('screen_away', 'screen');
  const claim = (code: string) =>
    desk.call(screensEndpoints.claimScreen, { body: { code, name: 'Main hall' } });
  await expect(claim(green.code)).rejects.toMatchObject({ code: 'unknown_screen_code' });

  const late = await offer('projector');
  wait(15 * 60_000);
  await expect(claim(late.code)).rejects.toMatchObject({ code: 'unknown_screen_code' });

  const { code, token } = await offer('projector');
  const { id } = await claim(code);
  const hall = screen(token);
  await expect(hall.call(liveEndpoints.boardNow)).rejects.toMatchObject({ code: 'wrong_screen' });
  await expect(hall.call(showEndpoints.signal, { body: { signal: 'ready' } })).rejects.toMatchObject({
    code: 'wrong_screen',
  });
  expect((await hall.call(liveEndpoints.mcNow)).kind).toBe('mc_public');

  await desk.call(screensEndpoints.identifyScreen, { params: { id } });
  const calling = async () => (await hall.call(liveEndpoints.projectorNow)).view.calling;
  expect(await calling()).toMatchObject({ screenId: id, name: 'Main hall', number: 2 });
  wait(5_001);
  expect(await calling()).toBeNull();

  const here = async () => (await desk.call(screensEndpoints.pairedScreens)).map((one) => one.here);
  expect(await here()).toEqual([false, false]);
  const heard = (caller: ReturnType<typeof screen>) =>
    caller.call(liveEndpoints.projectorHeard, { query: { page: 'page-of-the-hall' } });
  expect(await heard(hall)).toEqual({ counted: true });
  expect(await heard(screen('nobody knows this one'))).toEqual({ counted: false });
  expect(await here()).toEqual([false, true]);
  wait(6_000);
  expect(await here()).toEqual([false, false]);
  const own = await offer('mc');
  expect((await screen(own.token).call(liveEndpoints.mcNow)).kind).toBe('mc_public');
  await claim(own.code);
  expect((await screen(own.token).call(liveEndpoints.mcNow)).kind).toBe('mc');

  await desk.call(screensEndpoints.unpairScreen, { params: { id } });
  expect((await hall.call(screensEndpoints.ownScreen)).screen).toBeNull();
});

test('a clock that is put back calls no screen again, and counts none as here that fell silent', async () => {
  const { desk, offer, screen, wait } = await fixture();
  const { code, token } = await offer('projector');
  const { id } = await desk.call(screensEndpoints.claimScreen, { body: { code, name: 'Main hall' } });
  const hall = screen(token);
  const calling = async () => (await hall.call(liveEndpoints.projectorNow)).view.calling;
  const here = async () => (await desk.call(screensEndpoints.pairedScreens)).map((one) => one.here);
  await desk.call(screensEndpoints.identifyScreen, { params: { id } });
  await hall.call(liveEndpoints.projectorHeard, { query: { page: 'page-of-the-hall' } });
  wait(60_000);
  expect([await calling(), await here()]).toEqual([null, [false]]);
  wait(-3_600_000);
  expect(await calling()).toBeNull();
  await here();
  wait(6_000);
  expect(await here()).toEqual([false]);
});

test('a stranger who asks for codes without end, or tries some, keeps no screen from being paired', async () => {
  const { server, desk, offer, wait } = await fixture();
  const projector = await offer('projector');
  const asked = await Promise.all(Array.from({ length: 600 }, () => offer('projector')));
  const strangers = new Set(asked.map(({ code }) => code));
  // By chance two of them are the same, once in 350 runs.
  expect(strangers.size).toBeGreaterThan(590);
  expect(strangers).not.toContain(projector.code);
  const claim = (code: string) =>
    desk.call(screensEndpoints.claimScreen, { body: { code, name: 'Main hall' } });
  const body = { code: projector.code, name: 'Mine' };
  await expect(server.caller().call(screensEndpoints.claimScreen, { body })).rejects.toMatchObject({
    status: 401,
  });
  const slip = `${projector.code.slice(0, -1)}${projector.code.endsWith('a') ? 'b' : 'a'}`;
  await expect(claim(slip)).rejects.toMatchObject({ code: 'unknown_screen_code' });
  const late = await offer('mc');
  expect(late.code).toMatch(/^[a-z]{9}$/);
  wait(10 * 60_000);
  for (const { code } of [projector, late]) await expect(claim(code)).resolves.toBeDefined();
});

test('a page that comes first while nothing can be written shows what everybody sees, and is the screen later', async () => {
  const { server, desk, offer, screen } = await fixture();
  const { code, token } = await offer('projector');
  const { id } = await desk.call(screensEndpoints.claimScreen, { body: { code, name: 'Main hall' } });
  const hall = screen(token);
  await besideTheDoor(server.store, (tx) =>
    sql`create trigger disk_full before update on screen begin select raise(abort, 'disk is full'); end`.execute(
      tx,
    ),
  );
  expect((await hall.call(screensEndpoints.ownScreen)).screen).toBeNull();
  expect((await hall.call(liveEndpoints.projectorNow)).kind).toBe('projector_public');
  await besideTheDoor(server.store, (tx) => sql`drop trigger disk_full`.execute(tx));
  expect((await hall.call(screensEndpoints.ownScreen)).screen?.id).toBe(id);
});

test('of all pages that were shown a code one is the screen, and stays it', async () => {
  const { server, desk, offer, screen } = await fixture();
  const { code, token } = await offer('mc');
  // Whoever asks for a million codes is given one of the hall's.
  const span = Math.floor(server.store.now() / SPAN_MS);
  const other = pageToken(code, { kind: 'mc', span }, server.store.secrets);
  expect(other).not.toBe(token);
  await desk.call(screensEndpoints.claimScreen, { body: { code, name: 'MC' } });
  const sees = async (page: string) => (await screen(page).call(liveEndpoints.mcNow)).kind;
  for (let look = 0; look < 2; look += 1)
    expect([await sees(token), await sees(other), await sees(code)]).toEqual([
      'mc',
      'mc_public',
      'mc_public',
    ]);
});

test('of two pages that come with one code at once the first to be written down is the screen', async () => {
  const { server, desk, offer, screen } = await fixture();
  const { store } = server;
  const { code, token } = await offer('mc');
  const other = pageToken(code, { kind: 'mc', span: Math.floor(store.now() / SPAN_MS) }, store.secrets);
  await desk.call(screensEndpoints.claimScreen, { body: { code, name: 'MC' } });
  const sees = async (page: string) => (await screen(page).call(liveEndpoints.mcNow)).kind;
  const quiet: typeof store.quiet = async (work) => {
    expect(await sees(token)).toBe('mc');
    return store.quiet(work);
  };
  expect(await screenOfPage({ ...store, quiet }, other)).toBeUndefined();
  expect([await sees(token), await sees(other)]).toEqual(['mc', 'mc_public']);
});

test('a code of the MC that is changed while a page pairs by it pairs none', async () => {
  const { server, desk } = await fixture();
  const { code } = await desk.call(showEndpoints.screenPairing);
  const [event] = await desk.call(eventsEndpoints.events);
  const write: typeof server.store.write = async (options, work) => {
    await desk.call(eventsEndpoints.changeEvent, {
      params: { id: event?.id ?? '' },
      body: { settings: { mcAccessCode: 'another code' } },
    });
    await desk.call(showEndpoints.unpairScreens);
    return server.store.write(options, work);
  };
  const pairing = openPairing({ ...server.store, write });
  await expect(pairing.pair(code, { device: 'Late', network: '' })).rejects.toMatchObject({
    code: 'wrong_code',
  });
  expect((await desk.call(showEndpoints.screenPairing)).screens).toEqual([]);
});

test('two processes on one database know the same devices; one that leaves is counted out', async () => {
  const store = await openPostgres();
  const ana: HeardPage = {
    page: 'page-of-ana',
    kind: 'judge',
    id: 'ana',
    name: 'Ana',
    heardMs: 400,
    leftMs: null,
  };
  let ours: Connected = { pages: [ana], audience: 3 };
  let changes = 0;
  const quiet = { onTrouble: (error: unknown) => expect.fail(String(error)) };
  const one = openProcessPresence(store, () => ours, { ...quiet, changed: () => undefined });
  const two = openProcessPresence(store, () => ({ pages: [], audience: 1 }), {
    ...quiet,
    changed: () => {
      changes += 1;
    },
  });
  await one.turn();
  await two.turn();
  await one.turn();
  // What was told a while ago has become older since.
  expect(two.others()).toMatchObject([{ pages: [{ page: 'page-of-ana', leftMs: null }], audience: 3 }]);
  expect(two.others()[0]?.pages[0]?.heardMs).toBeGreaterThan(ana.heardMs);
  expect(one.others()).toEqual([{ pages: [], audience: 1 }]);
  await two.turn();
  expect(changes).toBe(1);
  ours = { pages: [], audience: 4 };
  await one.turn();
  await two.turn();
  expect(two.others()).toEqual([{ pages: [], audience: 4 }]);
  expect(changes).toBe(2);
  await one.close();
  await two.turn();
  expect(two.others()).toEqual([]);
  await two.close();
});

test('a judge who was seen under a clock that was put back since is not there before the next call', async () => {
  let now = Date.parse('2026-04-18T19:00:00Z');
  const server = await start({ clock: () => now });
  const { desk, judges } = await server.sample();
  const token = new URL(judges[0]?.url ?? '').pathname.split('/').at(-1) ?? '';
  const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
  const judge = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
  const seen = async () => {
    const [first] = await desk.call(judgingEndpoints.judges);
    return first?.sessions.map(({ lastSeenAt, online }) => ({ lastSeenAt, online }));
  };
  now += 3_600_000;
  await judge.call(judgingEndpoints.panel);
  now -= 3_600_000;
  expect(await seen()).toEqual([{ lastSeenAt: now + 3_600_000, online: false }]);
  await judge.call(judgingEndpoints.panel);
  await expect.poll(seen).toEqual([{ lastSeenAt: now, online: true }]);
});
