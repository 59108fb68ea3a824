/**
 * Takes a picture of every scene of the projector at every size and in three looks, and of the pages that follow the
 * show, with a show that is hard to draw, each of what stands before it on a picture that is hard to read on, and
 * whatever wears a logo with logos that are hard to place. Into `.cache/look`, to be looked at. What can be measured is
 * told on the way.
 *
 *   npm run build && npm run look [-- --faces] [part of a picture's name …]
 *
 * With `--faces` every other act has a picture. How one picture becomes the next is filmed then, into `.cache/look/film`,
 * where all pictures are asked for; alone that is `npm run film`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { Look } from '#domain/events/look/look.ts';
import { drawFaces } from '#server/demo/sample-faces.ts';
import { launchChromium } from '#test/browser.ts';
import { BRANDS } from '#test/show/brands.ts';
import { unreadWords } from '#test/show/contrast.ts';
import { HARD_LOGOS } from '#test/show/hard-logos.ts';
import { hardPicture } from '#test/show/hard-picture.ts';
import { pictureFaults } from '#test/show/picture-faults.ts';
import { startHardEvening } from '#test/show/scenes.ts';

const FACES = '--faces';
const asked = process.argv.slice(2).filter((part) => part !== FACES);
const OUT = join(import.meta.dirname, '../.cache/look');
const PROJECTORS = [
  [1024, 576],
  [1920, 1080],
  [3840, 2160],
  [1080, 1920],
] as const;
const FULL_HD = [1920, 1080] as const;
const DEVICES = [
  [390, 844],
  [1920, 1080],
] as const;
/** When the pages of phones and of the green room are looked at. */
const FOLLOWED = /^(holding|now-[25]|interval|vote|reveal-[038])$/;
const PAGES = ['home', 'results', 'backstage'] as const;
/** When they are looked at in every brand, and which: what people in the hall hold in their hands beside them. */
const BRANDED = /^(now-5|vote|reveal-3)$/;
const BRANDED_PAGES = [...PAGES, 'register', 'status', 'ballot', 'mc', 'third', 'judge'] as const;
const PHONE = [390, 844] as const;
const TABLET = [1024, 768] as const;
/** When the pages that wear a logo are looked at with each that is hard to place, and which. */
const LOGOED: Readonly<Record<string, readonly Looked[]>> = {
  holding: ['home', 'register', 'status'],
  title: [],
  'now-5': ['judge', 'third', 'backstage'],
  vote: ['ballot'],
  'reveal-3': ['results'],
};
/** What stands before the event's own picture. */
const PICTURED = /^(holding|title|interval)$/;

type Looked = (typeof BRANDED_PAGES)[number];
const sizeOf = (page: Looked) => (page === 'third' ? FULL_HD : page === 'judge' ? TABLET : PHONE);

const wanted = (file: string): boolean => asked.length === 0 || asked.some((part) => file.includes(part));

const fileOf = (name: string, [width, height]: readonly [number, number]) => `${name}-${width}x${height}.png`;
const anyWanted = (name: string, sizes: readonly (readonly [number, number])[]) =>
  sizes.some((size) => wanted(fileOf(name, size)));

/** Takes one picture, if it was asked for, and answers what it is called. */
async function take(page: Page, name: string, size: readonly [number, number]): Promise<string | undefined> {
  const file = fileOf(name, size);
  if (!wanted(file)) return undefined;
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(OUT, file) });
  return file;
}

/** The same of a projector's page, with what can be measured. */
async function takeProjector(page: Page, name: string, size: readonly [number, number]): Promise<void> {
  const file = await take(page, name, size);
  if (file === undefined) return;
  for (const fault of [...(await pictureFaults(page)), ...(await unreadWords(page))])
    console.log(`${file}: ${fault}`);
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
// Drawn first: from a stranger's first picture on, the server lets this process read no SVG.
const LOGOS = await Promise.all(
  Object.entries(HARD_LOGOS).map(async ([name, { tone, png }]) => ({ name, tone, png: await png() })),
);
const evening = await startHardEvening();
const desk = evening.server.caller({ authorization: `Bearer ${evening.token}` });
if (process.argv.includes(FACES)) await drawFaces(desk);
const [judge] = await desk.call(judgingEndpoints.judgeLinks);
const [act] = await desk.call(registrationEndpoints.participants);
const { statusUrl } = await desk.call(registrationEndpoints.showLinks, { params: { id: act?.id ?? '' } });
const PATHS: Readonly<Record<Looked, string>> = {
  ...{ home: '/', results: '/results', backstage: '/backstage', register: '/register', ballot: '/vote' },
  ...{ mc: '/mc', third: '/projector?view=lower-third' },
  judge: judge?.path ?? '',
  status: new URL(statusUrl).pathname,
};
const browser = await launchChromium();

/** Puts a look on the projector that stands open, as the settings do. */
async function wear(projector: Page, look: Look | null): Promise<void> {
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { look } },
  });
  await projector.waitForFunction(
    (accent) => getComputedStyle(document.documentElement).getPropertyValue('--lime').trim() === accent,
    look?.accent ?? '#ddf247',
  );
}

/** Gives the event a logo, or takes it away. */
async function brand(logo: (typeof LOGOS)[number] | undefined): Promise<void> {
  const [event] = await desk.call(eventsEndpoints.events);
  const params = { id: event?.id ?? '' };
  if (logo === undefined) await desk.call(eventsEndpoints.removeLogo, { params });
  else
    await desk.call(eventsEndpoints.setLogo, {
      params,
      body: { png: logo.png.toString('base64'), tone: logo.tone },
    });
}

/** Takes a moment with each logo in each look: the projector, and the pages of phones. */
async function takeLogos(projector: Page, other: Page, name: string): Promise<void> {
  const pages = LOGOED[name] ?? [];
  for (const hard of LOGOS) {
    const logo = hard.name;
    const files = ['projector', ...pages].map((page) => `logo-${logo}-${page}-${name}`);
    const looks = Object.entries({ fixture: null, ...BRANDS });
    if (!looks.some(([look]) => files.some((file) => anyWanted(`${file}-${look}`, [PHONE, TABLET, FULL_HD]))))
      continue;
    await brand(hard);
    for (const [look, worn] of looks) {
      await wear(projector, worn);
      await projector.waitForFunction(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--logo').startsWith('url'),
      );
      await takeProjector(projector, `logo-${logo}-projector-${name}-${look}`, FULL_HD);
      for (const page of pages) {
        await other.goto(PATHS[page]);
        await other.waitForTimeout(400);
        const file = await take(other, `logo-${logo}-${page}-${name}-${look}`, sizeOf(page));
        if (file !== undefined)
          for (const fault of await unreadWords(other)) console.log(`${file}: ${fault}`);
      }
    }
    await wear(projector, null);
    await brand(undefined);
  }
}

/** Puts a picture behind the event's name, or takes it away. */
async function hang(picture: Buffer | undefined): Promise<void> {
  const [event] = await desk.call(eventsEndpoints.events);
  const params = { id: event?.id ?? '' };
  if (picture === undefined) await desk.call(eventsEndpoints.removeBackground, { params });
  else
    await desk.call(eventsEndpoints.setBackground, { params, body: { picture: picture.toString('base64') } });
}

try {
  const context = await browser.newContext({ baseURL: evening.server.origin, reducedMotion: 'reduce' });
  const projector = await context.newPage();
  const other = await context.newPage();
  await projector.goto('/projector?preview=1');
  await other.goto('/');
  await other.evaluate((token) => localStorage.setItem('auth_token', token), evening.token);

  for await (const { name, words } of evening.pictures()) {
    if (anyWanted(`projector-${name}`, PROJECTORS)) {
      await projector.locator('main').filter({ hasText: words }).waitFor({ timeout: 120_000 });
      for (const size of PROJECTORS) {
        await takeProjector(projector, `projector-${name}`, size);
      }
    }
    for (const [brand, look] of Object.entries(BRANDS)) {
      const pages = BRANDED.test(name) ? BRANDED_PAGES : [];
      const wantedPages = pages.filter((page) => anyWanted(`${brand}-${page}-${name}`, [sizeOf(page)]));
      if (!anyWanted(`${brand}-${name}`, [FULL_HD]) && wantedPages.length === 0) continue;
      await wear(projector, look);
      await takeProjector(projector, `${brand}-${name}`, FULL_HD);
      for (const page of wantedPages) {
        await other.goto(PATHS[page]);
        await other.waitForTimeout(400);
        const file = await take(other, `${brand}-${page}-${name}`, sizeOf(page));
        if (file !== undefined)
          for (const fault of await unreadWords(other)) console.log(`${file}: ${fault}`);
      }
      await wear(projector, null);
    }
    if (name in LOGOED) await takeLogos(projector, other, name);
    if (PICTURED.test(name) && anyWanted(`pictured-${name}`, [FULL_HD, PHONE])) {
      await hang(await hardPicture());
      await other.goto('/');
      await projector.waitForTimeout(1_000);
      await takeProjector(projector, `pictured-${name}`, FULL_HD);
      await take(other, `pictured-home-${name}`, PHONE);
      for (const fault of await unreadWords(other)) console.log(`pictured-home-${name}: ${fault}`);
      await hang(undefined);
    }
    if (/^(now|next)/.test(name) && anyWanted(`lower-third-${name}`, PROJECTORS)) {
      await other.goto('/projector?view=lower-third');
      await other.waitForTimeout(300);
      for (const size of PROJECTORS.slice(0, 2)) {
        await takeProjector(other, `lower-third-${name}`, size);
      }
    }
    for (const page of FOLLOWED.test(name) ? PAGES : []) {
      if (!anyWanted(`${page}-${name}-light`, DEVICES) && !anyWanted(`${page}-${name}-dark`, DEVICES))
        continue;
      await other.goto(PATHS[page]);
      await other.waitForTimeout(400);
      for (const theme of ['light', 'dark']) {
        await other.evaluate((choice) => {
          document.documentElement.dataset.theme = choice;
        }, theme);
        for (const size of DEVICES) await take(other, `${page}-${name}-${theme}`, size);
      }
    }
  }
} finally {
  await browser.close();
  await evening.stop();
}

if (asked.length === 0)
  execFileSync(process.execPath, [join(import.meta.dirname, 'film.ts')], { stdio: 'inherit' });
