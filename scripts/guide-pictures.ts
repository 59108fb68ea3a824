/**
 * Takes the pictures that stand in the guide, of a running server with the sample event and of one whose show is over,
 * into `docs/pictures/guide`. To be looked at before they are kept.
 *
 *   npm run build && npm run guide-pictures [-- part of a picture's name …]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { launchChromium } from '#test/browser.ts';
import { startTestServer } from '#test/server.ts';
import { ADMIN, startEvening } from '#test/show/evening.ts';

const OUT = join(import.meta.dirname, '../docs/pictures/guide');
const WINDOW = { width: 1280, height: 720 };
const WIDTH = 960;
const QUALITY = 72;

/** By file: where it is taken, and what has to be there by then. */
const BEFORE = {
  begin: ['/admin/begin', 'School talent show'],
  categories: ['/admin/categories', 'What judges see'],
  dashboard: ['/admin/dashboard', 'Before the show'],
  share: ['/admin/settings/share', 'Print posters'],
  letters: ['/admin/settings/letters', 'Mail server'],
  participants: ['/admin/participants', 'To review'],
  judges: ['/admin/judges', 'Connection'],
  order: ['/admin/order', 'Not in the order yet'],
  'live-event': ['/admin/live-event', 'to go'],
  settings: ['/admin/settings/event', 'Event'],
} as const;
const AFTER = {
  scoring: ['/admin/scoring', 'Certified'],
  'after-show': ['/admin/dashboard', 'Personal data'],
  'past-shows': ['/results/past', 'To the results'],
} as const;

type Shots = Readonly<Record<string, readonly [path: string, words: string]>>;

const asked = process.argv.slice(2);
const isWanted = (name: string): boolean => asked.length === 0 || asked.some((part) => name.includes(part));

async function signedIn(
  browser: Browser,
  origin: string,
  account: { email: string; password: string },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: WINDOW,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
  return page;
}

async function take(page: Page, shots: Shots): Promise<void> {
  for (const [name, [path, words]] of Object.entries(shots)) {
    if (!isWanted(name)) continue;
    await page.goto(path);
    await page.getByText(words).filter({ visible: true }).first().waitFor();
    // A picture within the page comes after it.
    for (const frame of page.frames().slice(1)) await frame.getByRole('heading').first().waitFor();
    // What was said in passing does not belong to the page.
    await page.locator('.Toastify__toast').first().waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    const { size } = await sharp(await page.screenshot())
      .resize(WIDTH)
      .webp({ quality: QUALITY })
      .toFile(join(OUT, `${name}.webp`));
    console.log(`${name}.webp, ${Math.round(size / 1_000)} kB`);
  }
}

mkdirSync(OUT, { recursive: true });
const browser = await launchChromium();
if (Object.keys(BEFORE).some(isWanted)) {
  const [server, stop] = await startTestServer();
  const { desk, admin } = await server.sample();
  const [event] = await desk.call(eventsEndpoints.events);
  // As in a hall, and not as on whatever machine takes the pictures.
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: {
      settings: {
        publicAddress: 'http://192.168.1.20:4280',
        wifiName: 'Hall guests',
        wifiKind: 'wpa',
        wifiPassword: 'two left feet',
      },
    },
  });
  await take(await signedIn(browser, server.origin, admin), BEFORE);
  await stop();
}
if (Object.keys(AFTER).some(isWanted)) {
  const evening = await startEvening();
  await evening.until('published');
  await evening.go();
  await take(await signedIn(browser, evening.server.origin, ADMIN), AFTER);
  await evening.stop();
}
await browser.close();
