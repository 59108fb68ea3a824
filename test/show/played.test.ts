/**
 * The pages of performers, judges and the audience through an evening, in the language of tests, in Arabic and in
 * German: every word in the catalogue, none out of its page, each page read in its own direction.
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
import { ACTS, JUDGES } from './small-show.ts';

const LAPTOP = { width: 1366, height: 768 } as const;
const READ_IN = ['en-XA', 'ar', 'de'] as const satisfies readonly Language[];
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

/** Days are the browser's own words; sizes and digests are the same in every language. */
const SAME = /^(?:\p{L}+, \p{L}+ \d+|\d+ (?:KB|ms)|[0-9a-f ]+)$/u;

const browser = testBrowser();
let evening: Evening;
let own = '';
beforeAll(async () => {
  evening = await startEvening();
  const { desk } = evening;
  const event = (await desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { otherLanguages: [...READ_IN] } },
  });
  const [first] = await desk.call(registrationEndpoints.participants);
  const { statusUrl } = await desk.call(registrationEndpoints.showLinks, { params: { id: first?.id ?? '' } });
  own = new URL(statusUrl).pathname;
});
afterAll(() => evening.stop());

/** Which pages differ at which moment. */
const pagesAt = (): readonly [Moment, readonly string[]][] => {
  const judge = evening.show.judges[0]?.path ?? '';
  const [winner = ''] = evening.show.performanceIds;
  return [
    ['before', ['/', own, '/vote', '/login', '/trust', '/nothing-here']],
    ['on stage', ['/', own, judge, '/vote']],
    ['voting', ['/', '/vote', judge]],
    ['revealing', ['/', '/results', '/vote']],
    [
      'published',
      ['/', own, judge, '/vote', '/results', '/results/votes', '/results/verify', `/results/why/${winner}`],
    ],
  ];
};

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

it('an evening is read in each of them, on a phone and on a laptop', async () => {
  const people = new Map<Language, Page>();
  for (const language of READ_IN) {
    const { page } = await browser.person(evening.server.origin, {
      viewport: PHONE,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      // Nobody is signed in, there is no such page, and receipts are not to be checked yet.
      expected: [/40[1349]/],
    });
    people.set(language, page);
  }
  const faults: string[] = [];
  for (const [moment, paths] of pagesAt()) {
    await evening.until(moment);
    for (const [language, page] of people)
      for (const path of paths) {
        await page.setViewportSize(PHONE);
        await page.goto(`${path}?lang=${language}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        for (const size of [PHONE, LAPTOP]) {
          await page.setViewportSize(size);
          for (const fault of await faultsOf(page, language))
            faults.push(`${moment}, ${path}, ${language}, ${size.width}: ${fault}`);
          if (process.env.LOOK)
            await page.screenshot({
              fullPage: true,
              path: `${process.env.LOOK}/${moment}${path.replaceAll('/', '_').slice(0, 16)}-${language}-${size.width}.png`,
            });
        }
        if (language === 'ar')
          for (const finding of await axeFindings(page)) faults.push(`${moment}, ${path}: ${finding}`);
      }
  }
  expect(faults).toEqual([]);
});
