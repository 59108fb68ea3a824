/**
 * Counting a large result oneself at `/results/verify`, in a real Chromium: 500 acts × 20 judges × 8 criteria with every
 * mark open, and a list of 10,000 ballots. Run by `npm run build && node bench/verify-page.ts`.
 *
 * What the page says of itself is counted by its worker. Chromium slows only the page's own thread, so the same
 * program is then run there, four times slower, as a phone would; and while the worker counts behind a page that is
 * slowed like that, the longest wait for a frame says whether the page can be used.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { CertifiedPoll } from '#domain/results/certified.ts';
import { listLine } from '#domain/voting/list-line.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { launchChromium } from '#test/browser.ts';
import { recordOf } from '#test/tabulation/records.ts';
import { inputFor } from './panel-input.ts';

const SIZE = { acts: 500, judges: 20, criteria: 8 };
const BALLOTS = 10_000;
const SLOWER = 4;
const POLL = 'hall';

/** A list of single choices; one in eight for each of the first acts. */
const list = Array.from({ length: BALLOTS }, (_, at) => ({
  receipt: `${String(at).padStart(6, '0')}-AB`,
  choice: [`p${at % 8}`],
  by: 'device' as const,
  aside: false,
}));

function largeRecord() {
  const counts = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`p${at}`, BALLOTS / 8]));
  const lines = list.map(listLine).toSorted().join('');
  const poll: CertifiedPoll = {
    id: POLL,
    title: 'The hall',
    method: 'pick_one',
    maxChoices: 1,
    deviceWeight: 1,
    codeWeight: 1,
    ballots: BALLOTS,
    list: createHash('sha256').update(lines).digest('hex'),
  };
  const input = { ...inputFor(SIZE, 'mean'), audience: { ballots: BALLOTS, counts } };
  return recordOf(input, [poll]);
}

/** The longest time between two frames from now until the page says how it ended, in ms. */
const LONGEST_FRAME = `new Promise((resolve) => {
  let [last, longest] = [performance.now(), 0];
  const frame = (now) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (/matches|match/.test(document.querySelector('h1')?.textContent ?? '')) resolve(longest);
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})`;

async function visit(page: Page, url: string, record: string): Promise<{ worker: string; longest: number }> {
  const json = { contentType: 'application/json' };
  const published = { state: 'published', event: null, tables: [], names: [], certificate: null };
  await page.route('**/api/v1/results', (route) =>
    route.fulfill({ ...json, body: JSON.stringify(published) }),
  );
  const brief = {
    bytes: record.length,
    sheets: SIZE.acts * SIZE.judges,
    ballots: BALLOTS,
    places: SIZE.acts + 8,
    whole: true,
  };
  await page.route('**/api/v1/results/record/brief', (route) =>
    route.fulfill({ ...json, body: JSON.stringify(brief) }),
  );
  await page.route('**/api/v1/results/record', (route) => route.fulfill({ ...json, body: record }));
  await page.route(`**/api/v1/polls/${POLL}/receipts`, (route) =>
    route.fulfill({ ...json, body: JSON.stringify({ receipts: list }) }),
  );
  const worker = page.waitForEvent('worker');
  await page.goto(`${url}/results/verify`);
  await page.getByRole('button', { name: 'Count now' }).click();
  await page.getByRole('heading', { name: 'Counting' }).waitFor();
  const longest = page.evaluate<number>(LONGEST_FRAME);
  const found = (await worker).url();
  return { worker: found, longest: await longest };
}

const folder = mkdtempSync(join(tmpdir(), 'ovation-verify-page-'));
const record = JSON.stringify(largeRecord());
const server = await startServer(
  readConfig({
    OVATION_DATA: join(folder, 'data'),
    OVATION_HOST: '127.0.0.1',
    OVATION_PORT: '0',
    OVATION_LOG: 'error',
  }),
);
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { worker, longest } = await visit(page, server.url, record);
  console.log(`load ${loadavg()[0]?.toFixed(1)}; record ${(record.length / 1e6).toFixed(1)} MB`);
  console.log(await page.locator('h1').innerText());
  console.log(await page.locator('main ol').innerText());
  console.log(`longest wait for a frame of the slowed page meanwhile: ${longest.toFixed(0)} ms`);
  const took = await page.evaluate(
    async ({ url, text, lists }) => {
      await import(url);
      const data = { ...JSON.parse(text), lists };
      const told = new Promise<number>((resolve) => {
        addEventListener('message', (event) => {
          if ('check' in event.data) resolve(event.data.check.same ? event.data.tookMs : -1);
        });
      });
      postMessage(data);
      return told;
    },
    { url: worker, text: record, lists: { [POLL]: list } },
  );
  console.log(`the same program on a thread ${SLOWER} times slower: ${(took / 1_000).toFixed(1)} s`);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
