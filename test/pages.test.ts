/**
 * Every page, as its people hold it, until an act is on stage: axe finds nothing, the console is silent, no request
 * fails, and on a phone nothing is cut off and nothing scrolls sideways. At length also at every later moment of the
 * evening that it looks different in, on the other of phone and desktop, light and dark, and on a small laptop, and
 * every section of the settings.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { PAGES, SETTINGS_SECTIONS, type SettingsSection } from '#contract/pages.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { issueSetupLink } from '#server/accounts/commands.ts';
import { axeFindings } from './axe.ts';
import { DESKTOP, type Person, type PersonOptions, PHONE, testBrowser } from './browser.ts';
import { cutOff } from './layout.ts';
import { type Evening, type Moment, startEvening } from './show/evening.ts';
import { firstOf } from './tried.ts';

const browser = testBrowser();
let evening: Evening;
/** A song that nobody breaks but the page. */
const ONE_WORD = `Donaudampfschifffahrts${'elektrizitätenhauptbetriebswerkbau'.repeat(2)}gesellschaft`;
const links = {
  status: '',
  consent: '',
  setup: '',
  participant: '',
  result: '',
  act: '',
  round: '',
  begun: '',
};

beforeAll(async () => {
  evening = await startEvening();
  const [act] = await evening.desk.call(registrationEndpoints.participants);
  const params = { id: act?.id ?? '' };
  const { revision } = await evening.desk.call(registrationEndpoints.participant, { params });
  await evening.desk.call(registrationEndpoints.editParticipant, {
    params,
    body: { songTitle: ONE_WORD, revision },
  });
  const minor = testParticipant(4);
  const { participant, statusUrl } = await evening.server.caller().call(registrationEndpoints.register, {
    body: {
      ...minor,
      songTitle: ONE_WORD,
      parentalConsent: minor.parentalConsent && { ...minor.parentalConsent, consentGiven: false },
    },
  });
  links.status = new URL(statusUrl).pathname;
  const { consentUrl } = await evening.desk.call(registrationEndpoints.showLinks, {
    params: { id: participant.id },
  });
  links.consent = new URL(consentUrl ?? '').pathname;
  links.setup = `/setup/${await issueSetupLink(evening.server.store)}`;
  const [event] = await evening.desk.call(eventsEndpoints.events);
  links.begun = `/admin/begin/${event?.id}`;
  links.participant = `/admin/participants/${participant.id}`;
});
afterAll(() => evening.stop());

/** Scripts of a page: more would come one after another over a hall's line, and each costs a phone its reading. */
const MOST_SCRIPTS = 38;

type Role = 'visitor' | 'admin' | 'judge' | 'mc';
type Place = readonly [what: string, role: Role, path: () => string];

const PUBLIC: readonly Place[] = [
  ['home', 'visitor', () => '/'],
  ['vote', 'visitor', () => '/vote'],
  ['results', 'visitor', () => '/results'],
  ['past shows', 'visitor', () => '/results/past'],
  ['checking a vote', 'visitor', () => '/results/votes'],
  ['counting it oneself', 'visitor', () => '/results/verify'],
  ['why this place', 'visitor', () => `/results/why/${links.act}`],
  ['projector', 'visitor', () => '/projector'],
  ['MC, not paired', 'visitor', () => '/mc'],
];
const LIVE: readonly Place[] = [
  ...PUBLIC,
  ['MC, paired', 'mc', () => '/mc'],
  ['judge', 'judge', () => '/judge/scoring'],
  ['live desk', 'admin', () => '/admin/live-event'],
  ['call board', 'admin', () => '/backstage'],
  ['scoring', 'admin', () => '/admin/scoring'],
  ['dashboard', 'admin', () => '/admin/dashboard'],
];
const STILL: readonly Place[] = [
  ['register', 'visitor', () => '/register'],
  ['login', 'visitor', () => '/login'],
  ['trust', 'visitor', () => '/trust'],
  ['set-up', 'visitor', () => links.setup],
  ['status', 'visitor', () => links.status],
  ['consent', 'visitor', () => links.consent],
  ['call board, not signed in', 'visitor', () => '/backstage'],
  ['nothing here', 'visitor', () => '/no/such/page'],
  ['a wrong judge link', 'visitor', () => '/judge/0000000000000000'],
  ['participants', 'admin', () => '/admin/participants'],
  ['participant', 'admin', () => links.participant],
  ['judges', 'admin', () => '/admin/judges'],
  ['categories', 'admin', () => '/admin/categories'],
  ['paper', 'admin', () => '/admin/scoring/paper'],
  ['the reveal, directed', 'admin', () => '/admin/scoring/reveal'],
  ['running order on paper', 'admin', () => '/admin/running-order?for=mc'],
  ['show report', 'admin', () => '/admin/report'],
  ['running order', 'admin', () => '/admin/order'],
  ['programme', 'admin', () => '/admin/programme'],
  ['profile', 'admin', () => '/admin/profile'],
  ['settings', 'admin', () => '/admin/settings'],
  ['setting a show up', 'admin', () => '/admin/begin'],
  ['a show that is set up', 'admin', () => links.begun],
];

/** Sections of the settings with most kinds of things on them, which are looked at first. */
const FULLEST: ReadonlySet<SettingsSection> = new Set(['event', 'look', 'letters', 'gear', 'people']);

const SETTINGS = firstOf(
  FULLEST.size,
  SETTINGS_SECTIONS.toSorted((one, other) => Number(FULLEST.has(other)) - Number(FULLEST.has(one))),
).map((section): Place => [`settings, ${section}`, 'admin', () => `/admin/settings/${section}`]);

const ONE_ROUND: Place = ['results of one round', 'visitor', () => `/rounds/${links.round}/results`];
const DIPLOMAS: Place = ['diplomas', 'admin', () => `/admin/scoring/diplomas/${links.result}`];
const PROTOCOL: Place = ['protocol', 'admin', () => `/admin/scoring/protocol/${links.result}`];

/** The pages that look different at each moment. They come in the evening's order. */
const MOMENTS: readonly (readonly [Moment, readonly Place[]])[] = [
  ['before', [...STILL, ...SETTINGS, ...LIVE]],
  ['standing by', LIVE.filter(([what]) => /projector|MC|live desk/.test(what))],
  // Those of the results look as before until there are some.
  ['on stage', LIVE.filter(([what]) => !/results|checking|counting|why|not paired/.test(what))],
  ['voting', LIVE.filter(([what]) => /home|vote|projector|live desk/.test(what))],
  ['certified', [PROTOCOL, DIPLOMAS, ...LIVE.filter(([what]) => /MC, paired|scoring|live desk/.test(what))]],
  ['revealing', LIVE.filter(([what]) => /home|results|projector|MC|live desk/.test(what))],
  [
    'published',
    [
      ONE_ROUND,
      ...LIVE.filter(([what]) => /home|vote|counting|results|why|projector|MC, paired|scoring/.test(what)),
    ],
  ],
];

const LAPTOP = { width: 1280, height: 720 };
const SIZES = { desktop: DESKTOP, phone: PHONE };
type Look = readonly [keyof typeof SIZES, 'light' | 'dark'];

const EVERY_LOOK: readonly Look[] = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'dark'],
];
/**
 * Each page first as its people hold it. At length those that stand still are looked at in both themes and sizes, and
 * those that change with the show in two before it and while an act is on stage: later only their content differs.
 */
function looksAt(moment: Moment, what: string, role: Role): readonly Look[] {
  const device = role === 'admin' || what === 'projector' ? 'desktop' : 'phone';
  const theirsFirst = EVERY_LOOK.toSorted(
    ([one], [other]) => Number(other === device) - Number(one === device),
  );
  if (moment === 'before' && STILL.some(([name]) => name === what)) return firstOf(1, theirsFirst);
  const two = theirsFirst.filter(([size, theme]) => (size === 'desktop') === (theme === 'light'));
  return firstOf(1, moment === 'before' || moment === 'on stage' ? two : two.slice(0, 1));
}

const residents = new Map<Role, Promise<Person>>();

/** Somebody at a device that has what their role stores in it. Each role's stays open, from page to page. */
function personOf(role: Role): Promise<Person> {
  const person = residents.get(role) ?? arrive(role);
  residents.set(role, person);
  return person;
}

async function arrive(role: Role): Promise<Person> {
  const { server, show, token } = evening;
  const { origin } = server;
  const stored = (name: string, value: string): PersonOptions => ({
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name, value }] }] },
  });
  if (role === 'admin') return browser.resident(origin, stored('auth_token', token));
  if (role === 'mc') {
    const screen = await server.caller().call(showEndpoints.pairScreen, { body: { code: show.mcCode } });
    return browser.resident(origin, stored('ovation_screen_token', screen.token));
  }
  const person = await browser.resident(origin, { reducedMotion: 'reduce' });
  if (role === 'judge') {
    await person.page.goto(show.judges[0]?.path ?? '');
    await person.page.waitForURL('**/judge/scoring');
  }
  return person;
}

const scriptsOf = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)).length,
  );

const light = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((choice) => {
    localStorage.setItem('ovation_theme', choice);
    document.documentElement.dataset.theme = choice;
  }, theme);

/** The new look is painted and nothing moves into it any more. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const finite = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.all(finite.map((one) => one.finished.catch(() => undefined)));
  });

/** A theme changes colours and nothing else, so a second theme is asked about colours alone. */
const COLOURS = { only: ['color-contrast', 'link-in-text-block'] };

it('no page is forgotten', () => {
  const looked = MOMENTS.flatMap(([, places]) => places.map(([, , path]) => path()));
  const asPattern = (page: string) => new RegExp(`^${page.replace(/:[a-z]+/g, '[^/]*')}$`);
  // `/admin` leads on to the dashboard. What explains a round's results is the same page below its address.
  const forgotten = PAGES.filter(
    (page) =>
      page !== '/admin' &&
      !looked.some((path) =>
        asPattern(page.replace(/^\/rounds\/:round(?=\/results\/)/, '')).test(path.split('?', 1)[0] ?? ''),
      ),
  );
  expect(forgotten).toEqual([]);
});

describe.each(firstOf(1, MOMENTS))('at the moment "%s"', (moment, places) => {
  beforeAll(async () => {
    await evening.until(moment);
    const scoring = await evening.desk.call(resultsEndpoints.scoring);
    links.result = scoring.result?.id ?? '';
    links.act = scoring.rows[0]?.performanceId ?? '';
    links.round = scoring.round.id;
  });

  it.each(places)('%s', async (what, role, path) => {
    const { page } = /no\/such|judge\/0000/.test(path())
      ? await browser.person(evening.server.origin, { reducedMotion: 'reduce', expected: [/404/] })
      : await personOf(role);
    await page.goto(path());
    await page.locator('h1, [data-scene]').first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    // What the page asks for when it opens comes within this time.
    await page.waitForTimeout(150);
    expect(await scriptsOf(page), 'scripts that it loads').toBeLessThanOrEqual(MOST_SCRIPTS);
    const seen = new Set<string>();
    for (const [device, theme] of looksAt(moment, what, role)) {
      await page.setViewportSize(SIZES[device]);
      await light(page, theme);
      await settled(page);
      const asked = seen.has(device) ? COLOURS : {};
      seen.add(device);
      expect(await axeFindings(page, asked), `${device}, ${theme}`).toEqual([]);
    }
    for (const viewport of firstOf(1, [PHONE, LAPTOP])) {
      await page.setViewportSize(viewport);
      await settled(page);
      expect(await cutOff(page), `at ${viewport.width} px`).toEqual([]);
    }
  });
});
