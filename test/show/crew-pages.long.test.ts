/**
 * Pages of those around the stage in the language of tests and in German: every word in the catalogue, none cut off, on
 * a tablet and on a phone, at the moments of an evening.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { crewView } from '#contract/live/crew.ts';
import { mcView } from '#contract/live/mc.ts';
import type { WireViews } from '#contract/live/views.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { LANGUAGE_CODES, type Language } from '#domain/messages/languages.ts';
import { axeFindings } from '../axe.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { cutOff } from '../layout.ts';
import { textsIn, unbracketed } from '../unbracketed.ts';
import { type Evening, startEvening } from './evening.ts';
import { HARD } from './hard-show.ts';
import { cutButtons, hiddenSaying, mcMoments, namesOutOfSight } from './mc-moments.ts';
import { pictureFaults } from './picture-faults.ts';

const WALLS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;
const TABLET = { width: 1180, height: 820 } as const;
const SMALLEST = { width: 320, height: 640 } as const;
/** What the MC reads a reveal from, without a hand free to scroll. */
const READ_AT_A_GLANCE = [{ width: 1024, height: 768 }, { width: 1366, height: 768 }, TABLET] as const;
/** Moments at which the MC says an act's own line. */
const OF_AN_ACT = new Set(['before', 'standing-by', 'on-stage']);

describe('pages around the stage', () => {
  const browser = testBrowser();
  let evening: Evening;
  beforeAll(async () => {
    evening = await startEvening();
    const event = (await evening.desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
    await evening.desk.call(eventsEndpoints.changeEvent, {
      params: { id: event?.id ?? '' },
      body: { settings: { otherLanguages: LANGUAGE_CODES.filter((code) => code !== 'en') } },
    });
    await evening.until('on stage');
  });
  afterAll(() => evening.stop());

  /** The evening's clock is ahead of this machine's. */
  const serverNow = async () => (await evening.desk.call(showEndpoints.serverTime)).serverAt;

  /** Sends the page these frames in the place of the server's, one after another. */
  async function feed(page: Page, first: unknown) {
    let text = JSON.stringify(first);
    await page.route(/\/api\/v1\/live\/mc(\?|$)/, (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `event: view\ndata: ${text}\n\n` }),
    );
    return async (frame: unknown) => {
      text = JSON.stringify(frame);
      // The page looks again at once when its device says that it is online.
      await page.evaluate(() => dispatchEvent(new Event('online')));
    };
  }

  /** A paired MC's page, and the frame that the server would send it. */
  async function openMc(viewport: { width: number; height: number }) {
    const { server, show } = evening;
    const { token } = await server.caller().call(showEndpoints.pairScreen, { body: { code: show.mcCode } });
    const frame = await server.caller({ 'x-screen-token': token }).call(liveEndpoints.mcNow);
    const { page } = await browser.person(server.origin, {
      viewport,
      locale: 'en-GB',
      storageState: {
        cookies: [],
        origins: [{ origin: server.origin, localStorage: [{ name: 'ovation_screen_token', value: token }] }],
      },
    });
    return { page, onWire: snakeKeys(frame) as { view: unknown } };
  }

  it('the MC sees every name of three who share a place without scrolling', async () => {
    const { page, onWire } = await openMc(READ_AT_A_GLANCE[0]);
    const say = sayIn('en', await fetchWords('en', ['mc']));
    const told = mcMoments(mcView.parse(onWire.view), await serverNow(), say).find(
      ([moment]) => moment === 'told',
    );
    const [, view, words] = told ?? [];
    await feed(page, { ...onWire, view });
    await page.goto('/mc');
    await page.getByText(words ?? '').waitFor();
    for (const viewport of READ_AT_A_GLANCE) {
      await page.setViewportSize(viewport);
      expect(await namesOutOfSight(page), `${viewport.width}`).toEqual([]);
    }
  });

  it('the MC reads a name of many words on a phone in as many lines as there is room for', async () => {
    const { page, onWire } = await openMc(PHONE);
    const say = sayIn('en', await fetchWords('en', ['mc']));
    const moment = mcMoments(mcView.parse(onWire.view), await serverNow(), say).find(
      ([name]) => name === 'on-stage',
    );
    const { current, next, ...view } = moment?.[1] ?? {};
    const title = HARD.find(({ name }) => name.startsWith('Anneliese'))?.name ?? '';
    await feed(page, {
      ...onWire,
      view: { ...view, current: { ...current, title }, next: { ...next, title: 'Jo' } },
    });
    await page.goto('/mc');
    const name = page.getByRole('heading', { level: 1, name: title });
    await expect
      .poll(() => name.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))
      .toBeGreaterThan(33);
    expect(await namesOutOfSight(page)).toEqual([]);
  });

  it('the MC of three long names that share a place sees on a phone that there is more, and turns the card from there', async () => {
    const { page, onWire } = await openMc(PHONE);
    const say = sayIn('en', await fetchWords('en', ['mc']));
    const told = mcMoments(mcView.parse(onWire.view), await serverNow(), say).find(
      ([moment]) => moment === 'told',
    );
    await feed(page, { ...onWire, view: told?.[1] });
    await page.goto('/mc');
    const turn = page.getByRole('button', { name: say('mc.turn') });
    await turn.waitFor();
    // It is pressed where it stands: nobody scrolls for it, and nothing lies on it.
    const seen = () =>
      turn.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    expect(await seen()).toBe(true);
    await page.locator('q').scrollIntoViewIfNeeded();
    expect(await seen()).toBe(true);
  });

  it.each([
    ['de', TABLET],
    ['de', PHONE],
    ['de', SMALLEST],
    ['en-XA', TABLET],
    ['en-XA', PHONE],
  ] as const)(
    'the MC reads every card in %s at %o, and its buttons are whole',
    async (language: Language, viewport) => {
      const { page, onWire } = await openMc(viewport);
      const send = await feed(page, onWire);
      await page.goto(`/mc?lang=${language}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      const say = sayIn(language, await fetchWords(language, ['mc']));
      const faults: string[] = [];
      for (const [moment, view, words] of mcMoments(mcView.parse(onWire.view), await serverNow(), say)) {
        await send({ ...onWire, view });
        await page.getByText(words).first().waitFor();
        if (language === 'en-XA')
          for (const word of await unbracketed(page, textsIn(view)))
            faults.push(`${moment}: in no catalogue: ${word}`);
        for (const fault of [
          ...(await cutOff(page)),
          ...(await cutButtons(page)),
          // Words that are two fifths longer, and a vote's explanation, are read on by scrolling.
          ...(language === 'de' && OF_AN_ACT.has(moment) ? await hiddenSaying(page) : []),
        ])
          faults.push(`${moment}: ${fault}`);
        if (process.env.LOOK)
          await page.screenshot({
            path: `${process.env.LOOK}/mc-${language}-${viewport.width}-${moment}.png`,
          });
      }
      expect(await axeFindings(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  it('the call board of 60 acts turns its pages on walls of 720p to 4K, whole names on each', async () => {
    const { server, desk } = evening;
    const { code, token } = await server
      .caller()
      .call(screensEndpoints.offerScreen, { body: { kind: 'backstage' } });
    await desk.call(screensEndpoints.claimScreen, { body: { code, name: 'Green room' } });
    const frame = await server.caller({ 'x-screen-token': token }).call(liveEndpoints.boardNow);
    const onWire = snakeKeys(frame) as { view: unknown };
    const view = longBoard(crewView.parse(onWire.view));
    const { page } = await browser.person(server.origin, {
      viewport: WALLS[0],
      storageState: {
        cookies: [],
        origins: [{ origin: server.origin, localStorage: [{ name: 'ovation_board_token', value: token }] }],
      },
    });
    await page.addInitScript(stillBoard, JSON.stringify({ ...onWire, view }));
    await page.goto('/backstage');
    await page.getByText('To the wings').waitFor();
    const coming = view.items.filter(({ status }) => status === 'scheduled').map(({ title }) => title);
    for (const viewport of WALLS) {
      await page.setViewportSize(viewport);
      await expect.poll(() => hasFullPage(page)).toBe(true);
      const [first = 0, pages = 0] = await turnOf(page);
      expect(pages).toBeGreaterThan(3);
      // Three pages hold every hard name; on one wall all of them are turned, so that nobody is left out.
      const turns = viewport === WALLS[0] ? pages : 3;
      const seen: string[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        seen.push(...(await page.locator('section[aria-labelledby="coming"] [data-act]').allTextContents()));
        if (turn < 3) expect(await pictureFaults(page), `${viewport.width}, turn ${turn}`).toEqual([]);
        if (process.env.LOOK)
          await page.screenshot({ path: `${process.env.LOOK}/wall-${viewport.width}-${turn}.png` });
        await page.evaluate('turnPage()');
        const next = `Page ${((first + turn) % pages) + 1} of ${pages}`;
        await page.getByText(next, { exact: true }).waitFor({ state: 'attached' });
      }
      if (turns === pages) expect(seen.toSorted()).toEqual(coming.toSorted());
    }
  });
});

/** The board hears this one view on a line that never falls silent, and its pages turn when the test says so. */
function stillBoard(frame: string): void {
  const [every, ask] = [window.setInterval.bind(window), window.fetch.bind(window)];
  const pageMs = 8_000;
  const setInterval = (call: () => void, ms?: number) => {
    if (ms !== pageMs) return every(call, ms);
    Object.assign(window, { turnPage: call });
    return 0;
  };
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const bytes = new TextEncoder();
    if (!/\/live\/board(\?|$)/.test(input instanceof Request ? input.url : String(input)))
      return ask(input, init);
    const stream = new ReadableStream({
      start(line) {
        line.enqueue(bytes.encode(`event: view\ndata: ${frame}\n\n`));
        every(() => line.enqueue(bytes.encode(': here\n\n')), 1_000);
      },
    });
    return Promise.resolve(new Response(stream, { headers: { 'content-type': 'text/event-stream' } }));
  };
  Object.assign(window, { setInterval, fetch });
}

/** Which page of the list stands, and of how many. */
const turnOf = async (page: Page): Promise<number[]> =>
  ((await page.getByText(/^Page \d+ of \d+$/).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];

/** Whether the list has come to hold as many rows as it has room for. */
const hasFullPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const list = document.querySelector('section[aria-labelledby="coming"] ol');
    const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect().height);
    const free = (list?.clientHeight ?? 0) - rows.reduce((sum, height) => sum + height, 0);
    return rows.length > 0 && free >= -1 && free < (rows[0] ?? 0);
  });

/** The first act is asked to the stage, and 59 with names that are hard to fit still come. */
function longBoard(given: WireViews['crew']): WireViews['crew'] {
  const [like] = given.items.filter(({ kind }) => kind === 'performance');
  if (!like) throw new Error('There is an act.');
  const items = Array.from({ length: 60 }, (_, index) => ({
    ...like,
    item_id: `item${index}`,
    title: `${HARD[index % HARD.length]?.name ?? ''} ${index + 1}`,
    number: index + 1,
    status: index === 0 ? ('called' as const) : ('scheduled' as const),
    skipped: false,
    pronunciation: index % 3 === 0 ? '' : 'GRAND-mother ROZ-a-lind',
  }));
  return {
    ...given,
    phase: 'running',
    stage: 'standing_by',
    halt_text: null,
    interval: null,
    items,
    current_id: 'item0',
    next_id: 'item1',
  };
}
