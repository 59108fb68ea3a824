/** Every picture of the projector in a look whose ground is paper: the accent is a surface there, and no ink. */
import { expect, it, onTestFinished } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { liveEndpoints } from '#contract/show/endpoints.ts';
import { sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { testBrowser } from '../browser.ts';
import { BRANDS } from './brands.ts';
import { unreadWords } from './contrast.ts';
import { startEvening } from './evening.ts';
import { givenPictures } from './given-pictures.ts';
import { hardViews } from './hard-views.ts';

const browser = testBrowser();

it('every picture of the projector can be read by daylight', async () => {
  const { server, desk, stop } = await startEvening();
  onTestFinished(async () => void (await stop()));
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { look: BRANDS.primary } },
  });
  const frame = snakeKeys(await server.caller().call(liveEndpoints.projectorNow)) as { view: unknown };
  const { page } = await browser.person(server.origin, {
    reducedMotion: 'reduce',
    viewport: { width: 1024, height: 576 },
  });
  const show = await givenPictures(page, frame);
  const say = sayIn('en', await fetchWords('en', ['night', 'projector', 'ui', 'vote']));
  const unread: string[] = [];
  for (const { words, view } of hardViews(frame.view, Date.now(), say)) {
    await show(view, words);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    for (const found of await unreadWords(page)) unread.push(`${words}: ${found}`);
  }
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  expect(unread).toEqual([]);
});
