/** A look as people see it: worn by every page, read on every page, and changed on a screen that stands open. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Look } from '#domain/events/look/look.ts';
import { testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';
import { BRANDS } from './brands.ts';
import { unreadWords } from './contrast.ts';

const start = testServers();
const browser = testBrowser();

const lime = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lime').trim());

async function openHouse() {
  const server = await start();
  const { desk } = await server.sample();
  const [event] = await desk.call(eventsEndpoints.events);
  const [poll] = await desk.call(votingEndpoints.polls);
  const params = { id: event?.id ?? '' };
  await desk.call(votingEndpoints.openPoll, {
    params: { id: poll?.id ?? '' },
    body: { durationMs: 600_000 },
  });
  return {
    server,
    put: (look: Look | null) =>
      desk.call(eventsEndpoints.changeEvent, { params, body: { settings: { look } } }),
  };
}

it.each([
  ['the house’s own', null],
  ['a navy and gold gala', BRANDS.gala],
  ['a pink primary school', BRANDS.primary],
] as const)('every word can be read in the look of %s', async (_what, look) => {
  const { server, put } = await openHouse();
  await put(look);
  const { page } = await browser.person(server.origin);
  // A colour that is on its way to another is neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/register', '/vote', '/results', '/projector?preview=1'])
    for (const theme of ['light', 'dark']) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      if (path.startsWith('/projector') && theme === 'light') continue;
      if (!path.startsWith('/projector'))
        await page.evaluate((choice) => {
          document.documentElement.dataset.theme = choice;
        }, theme);
      expect(await lime(page)).toBe(look?.accent ?? '#ddf247');
      expect(await unreadWords(page), `${path}, ${theme}`).toEqual([]);
    }
});

it('changes a projector that stands open, leaves the office as it is, and goes back', async () => {
  const { server, put } = await openHouse();
  const { page } = await browser.person(server.origin);
  await page.goto('/projector?preview=1');
  await page.locator('main').waitFor();
  expect(await lime(page)).toBe('#ddf247');
  for (const look of [BRANDS.gala, BRANDS.primary, null]) {
    await put(look);
    await expect.poll(() => lime(page)).toBe(look?.accent ?? '#ddf247');
    const isDay = look === BRANDS.primary;
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.theme))
      .toBe(isDay ? 'light' : 'dark');
  }
  await put(BRANDS.gala);
  await page.goto('/login');
  expect(await lime(page)).toBe('#ddf247');
});
