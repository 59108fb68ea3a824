/**
 * What a first visit of the open ballot weighs and how long it takes until it stands still, over a line of 400 kbit/s
 * and 400 ms, with every page built as it is served:
 *
 *   npm run build && node bench/first-visit.ts [runs] [languages, as en,de,ja,ar] [pictures]
 *
 * Several languages are all offered, so that the page has a switch; with `pictures` each act has one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { isLanguage } from '#domain/messages/languages.ts';
import { readConfig } from '#server/config.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { chromiumPath } from '#test/machine.ts';
import { sendPictures } from './act-pictures.ts';

const RUNS = Number(process.argv[2] ?? 3);
const LANGUAGES = (process.argv[3] ?? 'en').split(',').filter(isLanguage);
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Nothing more comes after so long. */
const QUIET_MS = 5_000;

async function visit(browser: Browser, url: string, locale: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  const paths = new Map<string, string>();
  const arrived: { path: string; bytes: number }[] = [];
  line.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http')) paths.set(requestId, new URL(response.url).pathname);
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path) arrived.push({ path, bytes: encodedDataLength });
  });
  await page.addInitScript(() => {
    const seen = { shift: 0, last: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const tops = () =>
      [...document.querySelectorAll('main h1, main input:not([type=hidden]), main button[type=submit]')]
        .map((each) => Math.round(each.getBoundingClientRect().top))
        .join();
    let before = '';
    const look = () => {
      const now = tops();
      if (now !== before) seen.last = performance.now();
      before = now;
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const { shift, last, first } = await page.evaluate(() => ({
    ...(window as unknown as { seen: { shift: number; last: number } }).seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  const sum = (of: (path: string) => boolean) =>
    arrived.reduce((all, { path, bytes }) => all + (of(path) ? bytes : 0), 0);
  return (
    `${sum(() => true)} bytes with headers, of which faces ${sum((path) => path.includes('faces'))}; first picture after ` +
    `${Math.round(first)} ms, nothing moved after ${Math.round(last)} ms, layout shift ${shift.toFixed(4)}`
  );
}

const folder = mkdtempSync(join(tmpdir(), 'ovation-first-visit-'));
const server = await startServer(
  readConfig({
    OVATION_DATA: join(folder, 'data'),
    OVATION_HOST: '127.0.0.1',
    OVATION_PORT: '0',
    OVATION_LOG: 'error',
  }),
);
const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: ['--no-sandbox'] });
try {
  const { desk } = await makeSampleEvent(server.store, server.url);
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { otherLanguages: LANGUAGES.filter((language) => language !== 'en') } },
  });
  if (process.argv[4] === 'pictures') await sendPictures(desk);
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
  process.stdout.write(`load average: ${loadavg()[0]?.toFixed(1)}\n`);
  for (const language of LANGUAGES)
    for (let number = 1; number <= RUNS; number += 1)
      process.stdout.write(`${language}: ${await visit(browser, `${server.url}/vote`, language)}\n`);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
