/**
 * A show on three processes behind a plain proxy, no sticky sessions: one is killed in the middle and another takes
 * its place, a second is stopped and replaced as an update does it. It is one show all the same.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { openProxy, type RoundRobin } from '../proxy.ts';
import { freshConfig, openDatabase, type ServerProcess, startProcess } from '../server.ts';
import { ADMIN } from '../show/evening.ts';
import { newLedger, openGate, playDesk, playJudge, playVoter, VOTERS } from '../show/players.ts';
import { ACTS, makeSmallShow } from '../show/small-show.ts';
import { openScreen } from './screens.ts';

const cleaners: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean();
});

const PROJECTORS = 4;
/** How long the evening is. */
const NUMBER_OF_ACTS = Number(process.env.OVATION_TEST_ACTS ?? 2);
/** Minutes on a busy machine, so a command of its own: `npm run check-processes`. */
const ASKED_FOR = process.env.OVATION_TEST_ACTS !== undefined;

/** A frame's view, without its version and time. */
const viewOf = (frame: string): unknown => JSON.parse(frame.slice(frame.indexOf('data: ') + 6) || '{}').view;

/** Three processes on one database, and a proxy before them. */
async function openFixture() {
  const { config, remove } = await freshConfig('postgres');
  cleaners.push(remove);
  const store = await openDatabase(config);
  await addAdmin(store, SYSTEM, ADMIN);
  await store.close();
  const start = async () => {
    const process = await startProcess(config, { OVATION_DRAIN_SECONDS: '10' });
    cleaners.push(() => process.kill());
    return process;
  };
  const [a, b, c] = await Promise.all([start(), start(), start()]);
  const proxy = await openProxy(a.origin, b.origin, c.origin);
  cleaners.push(() => proxy.close());
  return { processes: [a, b, c] as const, proxy, start };
}

/** An address that is told what happens, and notes each delivery. */
async function openEar(): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(String(request.headers['webhook-id']));
    request.resume();
    // Slow enough that another process would come in between.
    setTimeout(() => response.writeHead(204).end(), 50);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleaners.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, heard };
}

async function signedIn(origin: string): Promise<Caller> {
  const { email, password } = ADMIN;
  const { token } = await callerOf(origin).call(accountsEndpoints.login, { body: { email, password } });
  return callerOf(origin, { authorization: `Bearer ${token}` });
}

/** People register without a break; whoever was told a number is on the list. */
function registerPeople(origin: string) {
  const told: string[] = [];
  let over = false;
  const running = (async () => {
    for (let index = 0; !over; index += 1) {
      const commandId = newId();
      const body = { ...testParticipant(index % 4), stageName: `Guest ${index}` };
      for (let done = false; !done; )
        await callerOf(origin)
          .call(registrationEndpoints.register, { body, commandId })
          .then(
            () => {
              done = true;
              told.push(body.stageName);
            },
            () => pause(50),
          );
      await pause(400);
    }
  })();
  return {
    told,
    async stop() {
      over = true;
      await running;
    },
  };
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Puts a new process in the place of one that is asked to stop; nobody who calls meanwhile may notice. */
async function replace(
  proxy: RoundRobin,
  old: ServerProcess,
  start: () => Promise<ServerProcess>,
): Promise<void> {
  const fresh = await start();
  proxy.targets.push(fresh.origin);
  proxy.failures.splice(0);
  const stopped = old.stop();
  // As a proxy that asks finds out. One that only hears of refused connections loses those that were made, and not yet
  // taken, in the moment in which the door is shut.
  await expect.poll(() => isReady(old.origin)).toBe(false);
  proxy.targets.splice(proxy.targets.indexOf(old.origin), 1);
  expect(await stopped).toBe(0);
  expect(proxy.failures).toEqual([]);
}

const pairedProjectors = (origin: string, desk: Caller) =>
  Promise.all(
    Array.from({ length: PROJECTORS }, async (_, at) => {
      const { code, token } = await callerOf(origin).call(screensEndpoints.offerScreen, {
        body: { kind: 'projector' },
      });
      await desk.call(screensEndpoints.claimScreen, { body: { code, name: `Hall ${at + 1}` } });
      return openScreen(origin, 'projector', { 'x-screen-token': token });
    }),
  );

describe('three processes on one PostgreSQL', () => {
  it.skipIf(!ASKED_FOR)('are one show, while one is killed and another is replaced', async () => {
    const { processes, proxy, start } = await openFixture();
    const [first, second, third] = processes;
    const { origin } = proxy;
    const desk = await signedIn(origin);
    const show = await makeSmallShow(desk, ACTS.slice(0, NUMBER_OF_ACTS));
    const ear = await openEar();
    await desk.call(gearEndpoints.addWebhook, {
      body: { url: ear.url, happenings: ['show_started', 'act_started', 'poll_opened'], inTheHall: true },
    });
    const { token } = await callerOf(origin).call(showEndpoints.pairScreen, {
      body: { code: show.mcCode },
    });
    const mc = callerOf(origin, { 'x-screen-token': token });
    const screens = [
      ...(await pairedProjectors(origin, desk)),
      openScreen(origin, 'mc', { 'x-screen-token': token }),
    ];
    cleaners.push(() => Promise.all(screens.map((screen) => screen.stop())));
    const people = registerPeople(origin);
    const gate = openGate();
    const ledger = newLedger();
    const players = Promise.all([
      playDesk({ desk, mc }, gate, show, ledger),
      ...show.judges.map((judge, seat) =>
        playJudge(origin, gate, show, { token: judge.token, seat }, ledger),
      ),
      ...Array.from({ length: VOTERS }, () => playVoter(origin, gate, show, ledger)),
    ]);
    players.catch(() => undefined);

    await expect.poll(() => ledger.sheets.size).toBeGreaterThan(0);
    // Every process counts every screen, through whichever it follows.
    await expect
      .poll(async () => (await desk.call(showEndpoints.show)).presence)
      .toMatchObject({ projectors: PROJECTORS, mcs: 1 });
    await first.kill();
    const instead = await start();
    proxy.targets.splice(proxy.targets.indexOf(first.origin), 1, instead.origin);

    await expect.poll(() => ledger.ballots.size).toBeGreaterThan(0);
    await replace(proxy, second, start);

    await players;
    await people.stop();
    expect([...proxy.taken.values()].every((count) => count > 5)).toBe(true);

    // Whoever is asked, it is the same, and nothing that was acknowledged is missing.
    for (const target of [instead.origin, third.origin, proxy.targets.at(-1) ?? '']) {
      const here = await signedIn(target);
      const view = await here.call(showEndpoints.show);
      expect(view).toMatchObject({ phase: 'finished', version: ledger.show.version });
      const acts = await here.call(registrationEndpoints.participants);
      expect(acts.map((act) => act.stageName)).toEqual(expect.arrayContaining(people.told));
      const tally = await here.call(votingEndpoints.pollTally, { params: { id: show.pollId } });
      const told = [...ledger.ballots.values()].map((one) => one.acknowledged);
      expect(told).toHaveLength(VOTERS);
      for (const { performanceId, votes } of tally.votes)
        expect(votes).toBe(told.filter((choice) => choice === performanceId).length);
      const scoring = await here.call(resultsEndpoints.results);
      expect(scoring.state).toBe('published');
    }
    // Streams came back, none went backwards, and all show the end.
    for (const screen of screens) expect(screen.backwards()).toBe(0);
    const [one, ...more] = screens.slice(0, PROJECTORS);
    for (const screen of more)
      await expect.poll(() => viewOf(screen.shown())).toEqual(viewOf(one?.shown() ?? ''));
    expect(screens.some((screen) => screen.opened() > 1)).toBe(true);
    await expect.poll(() => ear.heard.length).toBe(2 + NUMBER_OF_ACTS);
    expect(new Set(ear.heard).size).toBe(2 + NUMBER_OF_ACTS);
  });
});
