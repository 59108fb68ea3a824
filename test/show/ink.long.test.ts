/** Names keep their marks at every place where a name stands: nothing cuts what lies above and below their letters. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { DESKTOP, PHONE, PROJECTOR, TABLET, testBrowser } from '../browser.ts';
import { cutInk, runTogether } from '../ink.ts';
import { type Evening, startEvening } from './evening.ts';
import { makeSmallShow } from './small-show.ts';

/** Marks on top of each other, capitals with two marks, letters that reach far below, two scripts without capitals. */
const NAMES = ['Ž̌e̲l̇m̈ír̊a Ñguyễn Thị Ạ̈nh Ǭ́dę́', 'ẤỄỐ Ǻgjypq', 'سُلَّمى النَّجَّار', '月野ひかり'];
const UPRIGHT = { width: 1080, height: 1920 };
const browser = testBrowser();
let evening: Evening;
beforeAll(async () => {
  evening = await startEvening({ makeShow: (desk) => makeSmallShow(desk, NAMES) });
  const [event] = await evening.desk.call(eventsEndpoints.events);
  // Nothing with a code is printed without one.
  const publicAddress = 'http://open-stage.aurora-con.example';
  await evening.desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { publicAddress } },
  });
});
afterAll(() => evening.stop());

async function signedIn(): Promise<Page> {
  const { page, context } = await browser.person(evening.server.origin, { reducedMotion: 'reduce' });
  await context.addInitScript((token) => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('admin_data', '{}');
  }, evening.token);
  return page;
}

/** Waits until a name stands there whole: pages come, and names are fitted anew with their faces. */
const isWhole = (page: Page, place: string) =>
  expect
    .poll(async () => [...(await cutInk(page, NAMES)), ...(await runTogether(page))], { message: place })
    .toEqual([]);

/** `press`: what shows the names, once the page is there. */
type Place = readonly [path: string, size: { width: number; height: number }, press?: string];

async function look(page: Page, places: readonly Place[]) {
  for (const [path, size, press] of places) {
    await page.setViewportSize(size);
    await page.goto(path);
    if (press !== undefined) {
      // On paper no button is to be seen.
      await page.emulateMedia({ media: 'screen' });
      await page
        .getByRole('button', { name: press })
        .or(page.getByRole('radio', { name: press }))
        .first()
        .click({ force: true });
      await page.emulateMedia({ media: 'print' });
    }
    await isWhole(page, `${path} ${press ?? ''}`);
  }
}

/** The call board on a wall, which is paired and has layouts of its own, in the shapes of a wall. */
async function pairedBoard(): Promise<void> {
  const { page, expectComplaint } = await browser.person(evening.server.origin, { reducedMotion: 'reduce' });
  expectComplaint(/40[13]/);
  await page.goto('/backstage');
  await page.getByText('as crew to see the call board').waitFor();
  const code = await page.getByText(/^[a-z]{3}( [a-z]{3}){2}$/i).innerText();
  await evening.desk.call(screensEndpoints.claimScreen, { body: { code, name: 'Green room' } });
  for (const size of [PROJECTOR, { width: 1280, height: 720 }, UPRIGHT]) {
    await page.setViewportSize(size);
    await isWhole(page, `the paired board at ${size.width}`);
  }
}

it('nothing cuts the marks of a name, on any page, screen or print', async () => {
  const page = await signedIn();
  await evening.until('on stage');
  const judge = evening.show.judges[0]?.path ?? '';
  await look(page, [
    ['/', PHONE],
    ['/projector?preview=1', DESKTOP],
    ['/projector?view=lower-third', DESKTOP],
    ['/backstage', DESKTOP],
    ['/mc', TABLET],
    ['/admin/live-event', DESKTOP],
    ['/admin/participants', DESKTOP],
    ['/admin/order', DESKTOP],
    ['/admin/scoring', DESKTOP],
    ['/admin/running-order', DESKTOP],
    [judge, TABLET],
  ]);
  // Where lines are set tight, those of a name with marks on its marks keep apart.
  for (const path of ['/', '/mc']) {
    await page.goto(path);
    const name = page.locator('h1[data-marked="stacked"]').first();
    const line = (one: Element) => {
      const { lineHeight, fontSize } = getComputedStyle(one);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    };
    expect(await name.evaluate(line), path).toBeGreaterThan(1.2);
  }
  await pairedBoard();
  const [performer] = await evening.desk.call(registrationEndpoints.participants);
  const { statusUrl } = await evening.desk.call(registrationEndpoints.showLinks, {
    params: { id: performer?.id ?? '' },
  });
  await look(page, [
    [new URL(statusUrl).pathname, PHONE],
    [`/admin/participants/${performer?.id}`, DESKTOP],
  ]);
  await page.emulateMedia({ media: 'print' });
  await look(page, [
    ['/admin/programme', DESKTOP],
    ['/admin/running-order', DESKTOP],
    ...['list', 'door', 'names', 'slips'].map(
      (mode) => [`/admin/participants?mode=${mode}`, DESKTOP] as const,
    ),
    ['/admin/scoring/paper', DESKTOP, 'Print a sheet for each act'],
    ['/admin/scoring/paper', DESKTOP, 'Print a list for each judge'],
  ]);
  await page.emulateMedia({ media: 'screen' });
  await evening.until('voting');
  await look(page, [['/vote', PHONE]]);
  await evening.until('published');
  const { result } = await evening.desk.call(resultsEndpoints.scoring);
  await page.emulateMedia({ media: 'print' });
  await look(page, [
    [`/admin/scoring/protocol/${result?.id}`, DESKTOP],
    ['/admin/report', DESKTOP],
    ['/results', DESKTOP],
    [`/admin/scoring/diplomas/${result?.id}`, DESKTOP, 'Result sheet'],
    [`/admin/scoring/diplomas/${result?.id}`, DESKTOP, 'Taking part'],
  ]);
  await page.emulateMedia({ media: 'screen' });
  await look(page, [
    ['/results', PHONE],
    ['/projector?preview=1', DESKTOP],
    [`/admin/scoring/diplomas/${result?.id}`, DESKTOP],
  ]);
});

it('a box of one line’s height that hides what leaves it is noticed', async () => {
  const page = await signedIn();
  await look(page, [['/admin/order', DESKTOP]]);
  await page.evaluate((name) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      if (node.parentElement && node.textContent?.includes(name))
        Object.assign(node.parentElement.style, { display: 'block', overflow: 'hidden', lineHeight: '1' });
  }, NAMES[0] ?? '');
  expect(await cutInk(page, NAMES)).toContainEqual(expect.stringContaining(NAMES[0] ?? ''));
});
