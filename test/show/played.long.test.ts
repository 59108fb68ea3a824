/**
 * The pages of performers, judges and the audience through an evening, in the language of tests and in Arabic: every word
 * in the catalogue, none out of its page, each page read in its own direction. And the screens that many read, in the
 * event's own language: projector, call board and lower third. At length also in German, on a laptop, and on walls of 4K.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { directionOf, LANGUAGE_CODES, type Language, nameOf } from '#domain/messages/languages.ts';
import { axeFindings } from '../axe.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { cutOff } from '../layout.ts';
import { unbracketed } from '../unbracketed.ts';
import { type Evening, type Moment, startEvening } from './evening.ts';
import { pictureFaults } from './picture-faults.ts';
import { ACTS, JUDGES } from './small-show.ts';

const LAPTOP = { width: 1366, height: 768 } as const;
const READ_IN = ['en-XA', 'ar', 'de'] as const;
/** What the organisers and performers of this evening wrote, and names that no language changes. */
const WRITTEN = [
  ...ACTS,
  ...JUDGES,
  ...LANGUAGE_CODES.map(nameOf),
  ...['Open Stage', 'Aurora Con 2026', 'Meridian Hall', 'Voice', 'Technique', 'Originality', 'Opening'],
  ...[
    'Audience vote',
    'Audience favourite',
    'Results',
    'Ovation',
    'they/them',
    'she/her',
    'he/him',
    'xe/xir',
    'say-1',
    'Line for act 1.',
  ],
];

/** Days are the browser's own words; digests are the same in every language. */
const SAME = /^(?:say-\d · Test song \d|\p{L}+, \p{L}+ \d+|[0-9a-f ]+)$/u;

const browser = testBrowser();
let evening: Evening;
let own = '';
let speak: (mainLanguage: Language) => Promise<unknown>;
beforeAll(async () => {
  evening = await startEvening();
  const { desk } = evening;
  const event = (await desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
  speak = (mainLanguage) =>
    desk.call(eventsEndpoints.changeEvent, {
      params: { id: event?.id ?? '' },
      body: {
        settings: {
          mainLanguage,
          otherLanguages: (['en', ...READ_IN] satisfies Language[]).filter((code) => code !== mainLanguage),
        },
      },
    });
  await speak('en');
  const [first] = await desk.call(registrationEndpoints.participants);
  const { statusUrl } = await desk.call(registrationEndpoints.showLinks, { params: { id: first?.id ?? '' } });
  own = new URL(statusUrl).pathname;
});
afterAll(() => evening.stop());

/** The parts of an address that only this evening knows. */
const addressOf = (path: string): string =>
  path
    .replace('OWN', own)
    .replace('JUDGE', evening.show.judges[0]?.path ?? '')
    .replace('WINNER', evening.show.performanceIds[0] ?? '');

/** Which pages differ at which moment, in the order of the evening. */
const PAGES: readonly [Moment, readonly string[]][] = [
  ['before', ['/', 'OWN', '/vote', '/login', '/trust', '/nothing-here']],
  ['on stage', ['/', 'OWN', 'JUDGE', '/vote']],
  ['voting', ['/', '/vote', 'JUDGE']],
  ['revealing', ['/', '/results', '/vote']],
  ['published', ['/', 'OWN', '/results', '/results/votes', '/results/verify', '/results/why/WINNER']],
];

const PROJECTOR = '/projector?preview=1';
const BOARD = '/backstage';
/** The screens, at the moments that their pictures differ in. */
const SCREENS: readonly [Moment, readonly string[]][] = [
  ['before', [PROJECTOR, BOARD]],
  ['standing by', [PROJECTOR, BOARD, '/projector?view=lower-third']],
  ['on stage', [PROJECTOR, BOARD]],
  ['voting', [PROJECTOR]],
  ['revealing', [PROJECTOR]],
  ['published', [PROJECTOR]],
];
const WALL = { width: 1920, height: 1080 } as const;
const WALLS = [WALL, { width: 3840, height: 2160 }];
/** Words that a screen shows once it is drawn, in either of the two languages: of the catalogue, or what is told. */
const SAID = {
  'en-XA': /\[|Audience favourite|Results/,
  ar: /\p{Script=Arabic}|Audience favourite|Results/u,
} as const;

/** What is wrong with a page as it stands, in words. */
async function faultsOf(page: Page, language: Language): Promise<string[]> {
  const [lang, dir] = await page.evaluate(() => [
    document.documentElement.lang,
    document.documentElement.dir,
  ]);
  const stray =
    language === 'en-XA' ? (await unbracketed(page, WRITTEN)).filter((text) => !SAME.test(text)) : [];
  return [
    ...(lang === language && (dir || 'ltr') === directionOf(language) ? [] : [`is read as ${lang}, ${dir}`]),
    ...stray.map((text) => `in no catalogue: ${text}`),
    ...(await cutOff(page)),
  ];
}

/** One device for each language, which keeps what it has loaded. */
const people = new Map<Language, Page>();
async function pageIn(language: Language): Promise<Page> {
  const known = people.get(language);
  if (known) return known;
  const { page } = await browser.resident(evening.server.origin, {
    viewport: PHONE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Nobody is signed in, there is no such page, and receipts are not to be checked yet.
    expected: [/40[1349]/],
  });
  people.set(language, page);
  return page;
}

/** The screens at one moment; they are looked at before the pages, which come later in the evening. */
async function lookAtScreens(moment: Moment, paths: readonly string[]): Promise<void> {
  const { page, context } = await browser.person(evening.server.origin, {
    viewport: WALL,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), evening.token);
  for (const language of ['en-XA', 'ar'] as const) {
    await speak(language);
    for (const path of paths) {
      await page.goto(path);
      await page.locator('#root').filter({ hasText: SAID[language] }).waitFor({ state: 'attached' });
      for (const size of WALLS) {
        await page.setViewportSize(size);
        const faults = async () => [
          ...(await faultsOf(page, language)),
          ...(path === PROJECTOR ? await pictureFaults(page) : []),
        ];
        await expect
          .poll(faults, { message: `${moment}, ${path}, ${language}, ${size.width}`, timeout: 60_000 })
          .toEqual([]);
        if (process.env.LOOK)
          await page.screenshot({
            path: `${process.env.LOOK}/${moment}${path.replaceAll(/[/?=]/g, '_')}-${language}-${size.width}.png`,
          });
      }
    }
  }
  await speak('en');
  await context.close();
}

/** What is wrong with a page that is there, on a phone and on a laptop; `what` it is. */
async function faultsAtSizes(page: Page, what: string, language: Language): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => document.fonts.ready);
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    for (const fault of await faultsOf(page, language))
      faults.push(`${what}, ${language}, ${size.width}: ${fault}`);
    if (process.env.LOOK)
      await page.screenshot({
        fullPage: true,
        path: `${process.env.LOOK}/${what.replaceAll('/', '_')}-${language}-${size.width}.png`,
      });
  }
  if (language === 'ar')
    for (const finding of await axeFindings(page)) faults.push(`${what}, ${language}: ${finding}`);
  return faults;
}

it.each(
  SCREENS.map(
    ([moment, paths]) => [moment, paths, PAGES.find(([one]) => one === moment)?.[1] ?? []] as const,
  ),
)('%s: every page is read in each of them, on a phone and on a laptop', async (moment, screens, paths) => {
  await evening.until(moment);
  await lookAtScreens(moment, screens);
  const faults: string[] = [];
  for (const language of READ_IN)
    for (const path of paths) {
      const page = await pageIn(language);
      await page.setViewportSize(PHONE);
      await page.goto(`${addressOf(path)}?lang=${language}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (path === '/results/verify') {
        await page.locator('[data-state=start]').waitFor();
        faults.push(...(await faultsAtSizes(page, `${moment}${path}-start`, language)));
        await page.locator('main button').click();
        await page.locator('[data-state=same]').waitFor();
      }
      faults.push(...(await faultsAtSizes(page, `${moment}${path}`, language)));
    }
  expect(faults).toEqual([]);
});
