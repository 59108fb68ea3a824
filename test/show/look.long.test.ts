/** A look as people see it: worn by every page, read on every page, and changed on a screen that stands open. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Look } from '#domain/events/look/look.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';
import { BRANDS } from './brands.ts';
import { unreadWords } from './contrast.ts';
import { hardPicture } from './hard-picture.ts';
import { pictureFaults } from './picture-faults.ts';

const start = testServers();
const browser = testBrowser();

const lime = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lime').trim());

/** The picture behind the event's name, as the page draws it. */
const behind = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--backdrop'));

async function openFixture() {
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
    hang: async (picture: Buffer) =>
      desk.call(eventsEndpoints.setBackground, { params, body: { picture: picture.toString('base64') } }),
    rename: (name: string) => desk.call(eventsEndpoints.changeEvent, { params, body: { name } }),
    brand: (logo: Buffer) =>
      desk.call(eventsEndpoints.setLogo, {
        params,
        body: { png: logo.toString('base64'), tone: 'own' },
      }),
    put: (look: Look | null) =>
      desk.call(eventsEndpoints.changeEvent, { params, body: { settings: { look } } }),
  };
}

it.each([
  ['a navy and gold gala', BRANDS.gala],
  ['the house’s own', null],
  ['a pink primary school', BRANDS.primary],
] as const)('every word can be read in the look of %s', async (_what, look) => {
  const { server, put } = await openFixture();
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

it('every word can be read on a picture of all colours, by night and by day', async () => {
  const { server, put, hang } = await openFixture();
  await hang(await hardPicture());
  const { page } = await browser.person(server.origin);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const look of [BRANDS.primary, null, BRANDS.gala]) {
    await put(look);
    await page.goto('/projector?preview=1');
    await page.getByRole('heading').first().waitFor();
    expect(await behind(page)).toMatch(/^url\(.*\.jpg/);
    expect(await unreadWords(page), 'projector').toEqual([]);
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((choice) => {
        document.documentElement.dataset.theme = choice;
      }, theme);
      expect(await unreadWords(page), theme).toEqual([]);
    }
  }
});

it('changes a projector that stands open, leaves the admin as it is, and goes back', async () => {
  const { server, put, rename } = await openFixture();
  await rename('The Twenty-Seventh Annual Aurora Convention Open Stage and Grand Masquerade');
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
  // Letters that are there already are fitted anew too: the name leaves its box in none of the looks.
  for (const look of [BRANDS.gala, BRANDS.primary, null]) {
    await put(look);
    await expect.poll(() => lime(page)).toBe(look?.accent ?? '#ddf247');
    await expect.poll(() => pictureFaults(page)).toEqual([]);
  }
  await put(BRANDS.gala);
  await page.goto('/login');
  expect(await lime(page)).toBe('#ddf247');
});

it.each([
  ['wide', 1_000, 60],
  ['tall', 60, 1_000],
  ['tiny', 12, 12],
] as const)(
  'a %s logo leaves the head of a page on a phone within the screen',
  async (_shape, width, height) => {
    const { server, brand, rename } = await openFixture();
    await rename('The Annual Aurora Convention Open Stage');
    await brand(
      await sharp({ create: { width, height, channels: 4, background: '#aa0022' } })
        .png()
        .toBuffer(),
    );
    const { page } = await browser.person(server.origin, { viewport: PHONE });
    for (const path of ['/', '/results', '/results/past', '/vote']) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
        path,
      ).toBe(true);
    }
  },
);
