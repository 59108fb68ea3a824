/** PDF files: the page that the server's browser is given looks there as it does where it stands. */
import { expect, it, onTestFinished } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { testBrowser } from './browser.ts';
import { startEvening } from './show/evening.ts';
import { makeSmallShow } from './show/small-show.ts';

const browser = testBrowser();

// Both hold characters that the other language writes differently or not at all.
const JAPANESE = '月野ひかりと図書館';
const CHINESE = '周杰伦与朋友们的邻居';

it('takes its looks from the server alone wherever the page was opened, and shows the letters of sheets beforehand', async () => {
  const evening = await startEvening({ makeShow: (desk) => makeSmallShow(desk, [JAPANESE, CHINESE]) });
  onTestFinished(async () => void (await evening.stop()));
  const [event] = await evening.desk.call(eventsEndpoints.events);
  await evening.desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { publicAddress: 'http://stage.example' } },
  });
  // The server's browser opens the page at 127.0.0.1, people at any other address.
  const origin = evening.server.origin.replace('127.0.0.1', 'localhost');
  const { page } = await browser.person(origin, { locale: 'en-GB' });
  await page.context().addInitScript((token) => localStorage.setItem('auth_token', token), evening.token);
  await page.goto('/admin/scoring/paper');
  await page.getByRole('button', { name: 'Print a list for each judge' }).click();
  const [sent, file] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/printing')),
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const given = String(sent.postDataJSON().page);
  const sheets = [...given.matchAll(/<link rel="stylesheet"[^>]* href="([^"]*)"/g)].map(([, href]) => href);
  expect(sheets.length).toBeGreaterThan(3);
  for (const sheet of sheets) expect(sheet).toMatch(/^\/assets\//);
  const beforehand = given.slice(given.indexOf('<div class="letters"'));
  for (const letter of JAPANESE + CHINESE) expect(beforehand).toContain(letter);
  const faces = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) =>
      status === 'loaded' ? [family.replaceAll('"', '')] : [],
    ),
  );
  expect(faces).toEqual(expect.arrayContaining(['Noto Sans JP Variable', 'Noto Sans SC Variable']));
});
