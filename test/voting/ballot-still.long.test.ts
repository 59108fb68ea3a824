/** The ballot on a slow line: in pieces, then its letters, then its script, and nothing on it moves. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Language } from '#domain/messages/languages.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';
import { BRANDS } from '../show/brands.ts';

const start = testServers();
const browser = testBrowser();

/** 400 kbit/s and 400 ms. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** The clock stands at the right: its figures begin a little further on in other letters. Whatever else moves is more. */
const CLOCK = 0.0004;

/** What moved since the page began, each with the part of the screen it took, times how far. */
const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: { by: number; what: string[] }[] }).moved);

async function openOnSlowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(() => {
    const seen: { by: number; what: string[] }[] = [];
    Object.assign(window, { moved: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        seen.push({ by: value, what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/vote', { waitUntil: 'commit' });
}

it.each([
  ['a gala with wide letters', BRANDS.gala, ['de', 'ja']],
  ['the house’s own', null, ['en', 'ar']],
] as const)(
  'nothing moves when its letters and its script come, in the look of %s',
  async (_what, look, languages) => {
    const server = await start();
    const { desk } = await server.sample();
    const [event] = await desk.call(eventsEndpoints.events);
    const otherLanguages: Language[] = ['ar', 'de', 'ja'];
    await desk.call(eventsEndpoints.changeEvent, {
      params: { id: event?.id ?? '' },
      body: { settings: { look, otherLanguages } },
    });
    const poll = await desk.call(votingEndpoints.addPoll, {
      body: { title: 'One more vote', method: 'pick_up_to', maxChoices: 3 },
    });
    await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: { durationMs: 540_000 } });
    const act = poll.candidates[0]?.stageName ?? '';
    await Promise.all(
      languages.map(async (locale) => {
        const { page } = await browser.person(server.origin, { viewport: PHONE, locale });
        await openOnSlowLine(page);
        await page.getByText(act).first().waitFor();
        await page.getByText(act).first().click();
        // Only the script names the act on the button.
        await page.getByRole('button').filter({ hasText: act }).waitFor();
        // Its own letters have come, beside the device's that stood for them, and were painted.
        await page.waitForFunction(() =>
          [...document.fonts].some(
            ({ family, status }) => family.includes('Variable') && status === 'loaded',
          ),
        );
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        await page.evaluate(
          () =>
            new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
        );
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
        const all = await moved(page);
        expect(
          all.reduce((sum, { by }) => sum + by, 0),
          JSON.stringify(all),
        ).toBeLessThan(CLOCK);
      }),
    );
  },
);

it('is not painted before all of it is there', async () => {
  const server = await start();
  await server.sample();
  const html = await (await fetch(`${server.origin}/vote`)).text();
  const [, awaited = ''] =
    /<link rel="expect" href="#([^"]+)" blocking="render">.*<\/head>/s.exec(html) ?? [];
  expect(html.split('<div id="root">')[1]).toContain(
    `</div><script type="application/json" id="${awaited}">`,
  );
});
