/**
 * A show of ten acts on a bad night: two desks, projector, MC, a judge's tablet and a voter's phone in a
 * browser, a server that is killed three times in it and started again, two screens that lose the network for a
 * minute of it. After every act and every kill, through the vote, the telling and at the end, each screen shows the state.
 *
 * The server is a program of its own whose clock the test moves, so that acts of minutes take no time. With
 * OVATION_LONG=1 the minute without network is one of real time too.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { callerOf } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { goLines, waitLines } from '#web/admin/live-event/words.ts';
import { DESKTOP, type Person, PHONE, PROJECTOR, testBrowser } from '../browser.ts';
import { freePort } from '../free-port.ts';
import { freshConfig, openDatabase, type ServerProcess, startProcess } from '../server.ts';
import { ADMIN } from '../show/evening.ts';
import {
  allEqual,
  type HallCallers,
  type HallScreens,
  type Screen,
  screenWords,
} from '../show/hall-screens.ts';
import { makeSmallShow, type SmallShow } from '../show/small-show.ts';

const ACTS = [
  'Juniper Vale',
  '月野ひかり',
  'سلمى النجار',
  'Bramble & Thorn',
  'Otto Vandermeer',
  'The Long Kitchen',
  'Zoë Ngata',
  'Paper Lanterns',
  'Mara Quill',
  'Two Left Feet',
] as const;
const ACT_MS = 120_000;
const TABLET = { width: 1180, height: 820 };
const CUT: readonly Screen[] = ['projector', 'judge'];
/** How long the cut lasts in reality; on the clock of the stage it is minutes. */
const CUT_MS = process.env.OVATION_LONG === '1' ? 60_000 : 10_000;

const browser = testBrowser();
let config: Awaited<ReturnType<typeof freshConfig>>;
let server: ServerProcess;
let ahead = 0;
const kills: number[] = [];
let show: SmallShow;
let callers: HallCallers;
let hall: HallScreens;
let away: readonly Screen[] = [];

beforeAll(async () => {
  const fresh = await freshConfig('sqlite');
  config = { ...fresh, config: { ...fresh.config, port: await freePort() } };
  const store = await openDatabase(config.config);
  await addAdmin(store, SYSTEM, ADMIN);
  await store.close();
  setClock();
  server = await start();
});
afterAll(async () => {
  await server.kill();
  await config.remove();
});

const aheadFile = () => join(config.config.dataDir, 'ahead');
/** Puts the server's clock so far ahead. The file is replaced as a whole, so that nobody reads half a number. */
function setClock(): void {
  writeFileSync(`${aheadFile()}.new`, String(ahead));
  renameSync(`${aheadFile()}.new`, aheadFile());
}

/** `ovation start`, with a clock that this test moves. */
const start = (): Promise<ServerProcess> =>
  startProcess(config.config, {
    OVATION_TEST_AHEAD: aheadFile(),
    NODE_OPTIONS: `--import ${join(import.meta.dirname, '../show/moved-clock.ts')}`,
  });

/** Time passes on stage, and the desk has a word for the crew, by which every screen hears of the time. */
async function later(ms: number): Promise<void> {
  ahead += ms;
  setClock();
  const due = Date.now() + ahead;
  await expect
    .poll(async () => (await callers.desk.call(showEndpoints.serverTime)).serverAt, { interval: 10 })
    .toBeGreaterThanOrEqual(due);
  await callers.desk.call(showEndpoints.command, {
    body: { kind: 'send_note', to: 'stage', text: 'Stand by', commandId: newId(), expectedVersion: 0 },
  });
}

/** What the next press of GO does, or why it waits, in the desk's words. */
const next = async (): Promise<string> => {
  const view = await callers.desk.call(showEndpoints.show);
  return (waitLines(view) ?? goLines(view.go.parts, view.round)).join(' ');
};

/** Every screen that is not away shows what the show's state is now. */
const everyScreen = (moment: string) => allEqual(hall, callers, moment, away);

let presses = 0;
/** Long enough for what is held; a plain press may take as long. */
const HELD_MS = 1_000;

/** Presses GO at one of the two desks, in turns, once it says what is meant. */
async function press(consequence: RegExp): Promise<void> {
  const { page } = presses++ % 2 === 0 ? hall.desk : hall.second;
  await page
    .locator('section[aria-label="GO"] button:not([aria-disabled])', { hasText: consequence })
    .click({ delay: HELD_MS });
}

async function go(consequence: RegExp): Promise<void> {
  await later(5_000);
  const { version } = await callers.desk.call(showEndpoints.show);
  await press(consequence);
  await expect
    .poll(async () => (await callers.desk.call(showEndpoints.show)).version, {
      interval: 30,
    })
    .toBe(version + 1);
}

async function kill(): Promise<void> {
  await server.kill();
  kills.push(Date.now());
}

async function restart(): Promise<void> {
  server = await start();
  await everyScreen(`after kill ${kills.length}`);
}

/** Marks that differ by act and judge, so that no two acts share a place for long. */
const markOf = (act: number, seat: number): number => 1 + ((act * 3 + seat) % 10);

/** The judge at the tablet scores by hand, the two others from devices of their own. */
async function score(act: number): Promise<void> {
  if (!away.includes('judge')) await scoreByHand(act);
  await scoreElsewhere(act);
}

async function scoreByHand(act: number): Promise<void> {
  const { page } = hall.judge;
  await page
    .getByRole('complementary', { name: 'Acts' })
    .getByText(ACTS[act] ?? '')
    .click();
  await page.getByRole('heading', { level: 1, name: ACTS[act] ?? '' }).waitFor();
  for (const criterion of ['Technique', 'Originality'])
    await page
      .getByRole('radiogroup', { name: criterion })
      .getByRole('radio', { name: String(markOf(act, 0)), exact: true })
      .click();
  await page.getByRole('button', { name: 'Send score' }).click();
}

async function scoreElsewhere(act: number): Promise<void> {
  for (const [index, { token }] of show.judges.slice(1).entries()) {
    const { sessionId } = await callerOf(server.origin).call(judgingEndpoints.judgeAccess, {
      params: { token },
    });
    const judge = callerOf(server.origin, { 'x-judge-token': token, 'x-judge-session': sessionId });
    const { criteria } = await judge.call(judgingEndpoints.panel);
    await judge.call(judgingEndpoints.saveScoresheet, {
      params: { performanceId: show.performanceIds[act] ?? '' },
      body: {
        marks: Object.fromEntries(criteria.map((one) => [one.id, markOf(act, index + 1)])),
        submitted: true,
        baseRevision: 0,
      },
    });
  }
}

async function openHall(): Promise<void> {
  const { origin } = server;
  const { email, password } = ADMIN;
  const { token } = await callerOf(origin).call(accountsEndpoints.login, { body: { email, password } });
  const desk = callerOf(origin, { authorization: `Bearer ${token}` });
  show = await makeSmallShow(desk, ACTS);
  const paired = await callerOf(origin).call(showEndpoints.pairScreen, { body: { code: show.mcCode } });
  const [first] = show.judges;
  const { sessionId } = await callerOf(origin).call(judgingEndpoints.judgeAccess, {
    params: { token: first?.token ?? '' },
  });
  callers = {
    desk,
    mc: callerOf(origin, { 'x-screen-token': paired.token }),
    judge: callerOf(origin, { 'x-judge-token': first?.token ?? '', 'x-judge-session': sessionId }),
  };
  const at = async (
    viewport: { width: number; height: number },
    path: string,
    kept: Record<string, string> = {},
  ): Promise<Person> => {
    const person = await browser.person(origin, { viewport, reducedMotion: 'reduce' });
    await person.context.addInitScript((entries) => {
      // A page that is not loaded yet has no storage.
      if (!location.protocol.startsWith('http')) return;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    await person.page.goto(path);
    return person;
  };
  const admin = { auth_token: token, admin_data: '{}' };
  hall = {
    desk: await at(DESKTOP, '/admin/live-event', admin),
    second: await at(DESKTOP, '/admin/live-event', admin),
    projector: await at(PROJECTOR, '/projector'),
    mc: await at(TABLET, '/mc', { ovation_screen_token: paired.token }),
    judge: await at(TABLET, first?.path ?? ''),
    phone: await at(PHONE, '/vote'),
  };
  await hall.judge.page.waitForURL('**/judge/scoring');
  // What a browser says of a server that is gone or a network that is cut.
  for (const person of Object.values(hall)) person.expectComplaint(/ERR_(?!ABORTED)|network error/i);
  await everyScreen('before the show');
}

/** The two screens lose the network. The others notice nothing. */
let cutAt = 0;
async function cut(): Promise<void> {
  await Promise.all(CUT.map((screen) => hall[screen].context.setOffline(true)));
  cutAt = Date.now();
  away = CUT;
  await hall.judge.page
    .getByText(/kept on this|offline|no connection/i)
    .first()
    .waitFor();
  await scoreByHand(5);
}

async function joinAgain(): Promise<void> {
  await pause(Math.max(0, CUT_MS - (Date.now() - cutAt)));
  await Promise.all(CUT.map((screen) => hall[screen].context.setOffline(false)));
  away = [];
  await everyScreen('after the cut');
  for (const act of [6, 7, 8]) await scoreByHand(act);
}

/** Nobody can say whether the press was heard. It counts once or not at all, and the desk says which. */
async function killDuringAPress(): Promise<void> {
  await later(ACT_MS);
  const { version } = await callers.desk.call(showEndpoints.show);
  const shown = await screenWords('projector', hall.projector.page);
  await press(/End act 4/);
  await kill();
  for (const { page } of [hall.desk, hall.second]) await page.getByText('Not connected:').waitFor();
  const kept = await screenWords('projector', hall.projector.page);
  await restart();
  const { version: since } = await callers.desk.call(showEndpoints.show);
  expect([version, version + 1]).toContain(since);
  if (since === version) expect(kept).toBe(shown);
}

async function playActs(): Promise<void> {
  await go(/Start the show/);
  for (const act of ACTS.keys()) {
    const number = act + 1;
    // A press that was heard by a server that died at once has done this already.
    if (!(await next()).startsWith(`Start act ${number}`)) await go(new RegExp(`stand by act ${number}`));
    if (number % 5 === 0) await everyScreen(`act ${number} stands by`);
    await go(new RegExp(`Start act ${number}`));
    await everyScreen(`act ${number} is on stage`);
    if (number === 6) await cut();
    await score(act);
    if (number === 4) await killDuringAPress();
    if (number === 7) {
      await kill();
      await restart();
    }
    if (number === 9) await joinAgain();
    await later(ACT_MS);
  }
}

async function playVote(): Promise<void> {
  await go(/stand by the vote/);
  await go(/Hold to open the vote/);
  await everyScreen('the vote is open');
  const { page } = hall.phone;
  await page.getByRole('radiogroup').getByText(ACTS[2]).click();
  await page.getByRole('button', { name: `Vote for ${ACTS[2]}` }).click();
  await page.getByText('Your vote is in').waitFor();
  await hall.second.page.getByRole('button', { name: /Hold to close/ }).click({ delay: 1_200 });
  await expect.poll(next).toMatch(/End the vote/);
  await everyScreen('the vote is closed');
}

async function tell(): Promise<void> {
  await go(/stand by the results/);
  const { digest } = await callers.desk.call(resultsEndpoints.scoring);
  await callers.desk.call(resultsEndpoints.certify, { body: { digest, depth: 'criteria' } });
  await go(/Start the results/);
  // The favourite's award is begun by a held GO of its own.
  for (let told = 0; /reveal|begin/i.test(await next()); told += 1) {
    await go(/reveal|begin/i);
    if (told % 3 === 0) await everyScreen(`${told + 1} places are told`);
    if (told !== 2) continue;
    await kill();
    await restart();
  }
  await go(/publish/);
  while (/publish/.test(await next())) await go(/publish/);
  await go(/finish the show/);
  await everyScreen('the show is over');
}

it('every screen shows the state at every step, though the server is killed three times and two lines are cut', async () => {
  await openHall();
  await playActs();
  await playVote();
  await tell();
  expect(kills).toHaveLength(3);
  expect((await callers.desk.call(showEndpoints.show)).phase).toBe('finished');
  // Every sheet arrived, the vote counted once, and every act has its place.
  const { judges } = await callers.desk.call(showEndpoints.show);
  expect(judges.map((judge) => judge.sheetsIn)).toEqual(judges.map(() => ACTS.length));
  const { ballots } = await callers.desk.call(votingEndpoints.pollTally, { params: { id: show.pollId } });
  expect(ballots).toBe(1);
  const results = await callerOf(server.origin).call(resultsEndpoints.results);
  expect(results.state).toBe('published');
  const [table] = results.tables;
  expect([...(table?.rows ?? []), ...(table?.also ?? [])]).toHaveLength(ACTS.length);
});
