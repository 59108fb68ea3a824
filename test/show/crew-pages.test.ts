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
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { cutOff } from '../layout.ts';
import { textsIn, unbracketed } from '../unbracketed.ts';
import { cutInk } from './cut-ink.ts';
import { type Evening, startEvening } from './evening.ts';
import { HARD } from './hard-show.ts';
import { cutButtons, mcMoments } from './mc-moments.ts';

const TABLET = { width: 1180, height: 820 } as const;

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
  async function feed(page: Page, first: unknown, name: 'mc' | 'board' = 'mc') {
    let text = JSON.stringify(first);
    await page.route(new RegExp(`/api/v1/live/${name}(\\?|$)`), (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `event: view\ndata: ${text}\n\n` }),
    );
    return async (frame: unknown) => {
      text = JSON.stringify(frame);
      // The page looks again at once when its device says that it is online.
      await page.evaluate(() => dispatchEvent(new Event('online')));
    };
  }

  it.each([
    ['de', TABLET],
    ['de', PHONE],
    ['en-XA', TABLET],
    ['en-XA', PHONE],
  ] as const)(
    'the MC reads every card in %s at %o, and its buttons are whole',
    async (language: Language, viewport) => {
      const { server, show } = evening;
      const { token } = await server.caller().call(showEndpoints.pairScreen, { body: { code: show.mcCode } });
      const frame = await server.caller({ 'x-screen-token': token }).call(liveEndpoints.mcNow);
      const onWire = snakeKeys(frame) as { view: unknown };
      const { page } = await browser.person(server.origin, {
        viewport,
        locale: 'en-GB',
        storageState: {
          cookies: [],
          origins: [
            { origin: server.origin, localStorage: [{ name: 'ovation_screen_token', value: token }] },
          ],
        },
      });
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
        for (const fault of [...(await cutOff(page)), ...(await cutButtons(page))])
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

  it.each([
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
  ])('the call board of 60 acts turns its pages on a wall of %o, and cuts nothing', async (viewport) => {
    const { server, desk } = evening;
    const { code, token } = await server
      .caller()
      .call(screensEndpoints.offerScreen, { body: { kind: 'backstage' } });
    await desk.call(screensEndpoints.claimScreen, { body: { code, name: `Wall ${viewport.width}` } });
    const frame = await server.caller({ 'x-screen-token': token }).call(liveEndpoints.boardNow);
    const onWire = snakeKeys(frame) as { view: unknown };
    const view = longBoard(crewView.parse(onWire.view));
    const { page } = await browser.person(server.origin, {
      viewport,
      storageState: {
        cookies: [],
        origins: [{ origin: server.origin, localStorage: [{ name: 'ovation_board_token', value: token }] }],
      },
    });
    await page.clock.install();
    await feed(page, { ...onWire, view }, 'board');
    await page.goto('/backstage');
    await page.getByText('To the wings').waitFor();
    const rows = page.locator('section[aria-labelledby="coming"] li');
    const pageOf = async () =>
      ((await page.getByText(/^Page \d+ of \d+$/).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    const [, pages = 0] = await pageOf();
    expect(pages).toBeGreaterThan(1);
    const seen = new Set<string>();
    const faults: string[] = [];
    for (let turn = 0; turn < pages; turn += 1) {
      const [at = 0] = await pageOf();
      for (const name of await rows.locator('.name').allTextContents()) seen.add(name);
      faults.push(...(await outside(page)).map((fault) => `page ${at}: ${fault}`));
      if (process.env.LOOK && turn < 2)
        await page.screenshot({ path: `${process.env.LOOK}/wall-${viewport.width}-${turn}.png` });
      await page.clock.runFor(8_000);
      await page.getByText(`Page ${(at % pages) + 1} of ${pages}`, { exact: true }).waitFor();
    }
    const coming = view.items.filter(({ status }) => status === 'scheduled').map(({ title }) => title);
    expect([...seen].toSorted()).toEqual([...new Set(coming)].toSorted());
    expect(faults).toEqual([]);
  });

  it('no box cuts the ink of a name, wherever one stands', async () => {
    const { server, show } = evening;
    const { page } = await browser.person(server.origin, { viewport: DESKTOP });
    const faults: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await page.locator('main .name:visible').first().waitFor();
      const { names, cut } = await cutInk(page);
      expect(names, path).toBeGreaterThan(0);
      faults.push(...cut.map((fault) => `${path}: ${fault}`));
    };
    await look('/');
    await look('/projector');
    await look('/projector?view=lower-third');
    await look(`/judge/${show.judges[0]?.token}`);
    await page.evaluate((token) => localStorage.setItem('auth_token', token), evening.token);
    for (const path of ['/mc', '/backstage', '/admin/live-event', '/admin/scoring']) await look(path);
    await evening.until('voting');
    for (const path of ['/vote', '/projector', '/admin/live-event']) await look(path);
    await evening.until('published');
    for (const path of ['/results', '/projector', '/']) await look(path);
    expect(faults).toEqual([]);
  });
});

/** What of the board does not stand whole on its screen. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const { right, bottom, width } = element.getBoundingClientRect();
      if (width <= 1 || element.closest('.vh')) return [];
      const cut = right > innerWidth + 1 || bottom > innerHeight + 1;
      return cut ? [`${element.tagName} "${element.textContent?.trim().slice(0, 30)}"`] : [];
    }),
  );

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
