/**
 * Screens of the hall in the browser: paired by their code, named, called; and what a projector shows, measured at
 * one size, at length at every size, with names that are hard to fit.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { liveEndpoints } from '#contract/show/endpoints.ts';
import { familyOf } from '#domain/events/look/look.ts';
import { sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import type { Language } from '#domain/messages/languages.ts';
import type { Caller } from '#server/demo/api.ts';
import { axeFindings } from '../axe.ts';
import { testBrowser } from '../browser.ts';
import { textsIn, unbracketed } from '../unbracketed.ts';
import { ADMIN, type Evening, startEvening } from './evening.ts';
import { givenPictures } from './given-pictures.ts';
import { hardViews } from './hard-views.ts';
import { pictureFaults } from './picture-faults.ts';
import { ACTS } from './small-show.ts';

/** One for each shape of the board. Larger screens show the same board drawn larger, so a few pictures are looked at there. */
const BOARDS = [
  [1024, 576],
  [1080, 1920],
] as const;
const LARGE = [
  [1920, 1080],
  [3840, 2160],
] as const;

/** A picture is laid out anew while its faces and its size arrive: what does not pass is a fault. */
async function lastingFaults(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  let found = await pictureFaults(page);
  for (let looks = 0; found.length > 0 && looks < 5; looks += 1) {
    await page.waitForTimeout(300);
    found = await pictureFaults(page);
  }
  return found;
}

/** Looks at the page as it is in a look with these letters, which it takes off again. */
async function inWideLetters(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const wear = (family: string) =>
    page.evaluate((one) => document.documentElement.style.setProperty('--f-display', one), family);
  await wear(familyOf('roboto_serif'));
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Roboto Serif') && status === 'loaded'),
  );
  const found = await look();
  await wear('');
  return found.map((fault) => `in wide letters: ${fault}`);
}

/** From here on the event speaks this language. */
async function speakAsEvent(desk: Caller, mainLanguage: Language): Promise<void> {
  const event = (await desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
  if (!event) throw new Error('The evening has an event.');
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event.id },
    body: { settings: { mainLanguage } },
  });
}

describe('screens of the hall', () => {
  const browser = testBrowser();
  let evening: Evening;
  beforeAll(async () => {
    evening = await startEvening();
  });
  afterAll(() => evening.stop());

  it('a projector and a call board are paired by their codes, and each shows its name when called', async () => {
    const { origin } = evening.server;
    const projector = await browser.person(origin);
    // Nobody has paired the call board yet, so the server does not let it follow.
    const board = await browser.person(origin, { expected: [/40[13]/] });
    const admin = await browser.person(origin);
    await projector.page.goto('/projector');
    await board.page.goto('/backstage');
    // Before anybody paired them: the picture that everybody may see, and a board that tells nothing of the show.
    await projector.page.getByRole('heading', { level: 1, name: /open stage/i }).waitFor();
    await board.page.getByText('as crew to see the call board').waitFor();
    expect(await board.page.locator('body').innerText()).not.toContain(ACTS[0]);
    const codeAt = async (page: typeof projector.page) => {
      const code = page.getByText(/^[a-z]{3}( [a-z]{3}){2}$/i).first();
      return (await code.textContent()) ?? '';
    };
    await admin.page.goto('/login');
    await admin.page.getByLabel('Email').fill(ADMIN.email);
    await admin.page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await admin.page.getByRole('button', { name: 'Sign in' }).click();
    await admin.page.waitForURL(/admin/);
    await admin.page.goto('/admin/settings/screens');

    const pair = admin.page.getByRole('button', { name: 'Pair screen' });
    for (const [screen, name] of [
      [projector, 'Main hall'],
      [board, 'Green room'],
    ] as const) {
      await admin.page.getByLabel('Code on the screen').fill(await codeAt(screen.page));
      await admin.page.getByLabel('Name of the screen', { exact: true }).fill(name);
      await pair.click();
      const row = admin.page.getByRole('listitem').filter({ has: admin.page.getByLabel(`Name of ${name}`) });
      await row.getByText('connected').waitFor();
      await row.getByRole('button', { name: 'Identify' }).click();
      await screen.page.getByRole('status').getByText(name).waitFor();
    }
    await board.page.getByRole('heading', { name: 'Coming up' }).waitFor();
    const mc = await browser.person(origin);
    await mc.page.goto('/mc');
    await mc.page.getByRole('button', { name: 'Let the desk pair this page' }).click();
    await admin.page.getByLabel('Code on the screen').fill(await codeAt(mc.page));
    await admin.page.getByLabel('Name of the screen', { exact: true }).fill('Noor');
    await pair.click();
    await mc.page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
    await expect.poll(() => admin.page.getByLabel('Code on the screen').inputValue()).toBe('');
  });

  it.each([
    // The longest words, on the smallest picture.
    ['en-XA', [[1024, 768]], []],
    // Each picture begins at the size that the last one ended with, and is laid out anew for one other.
    ['en', BOARDS, LARGE],
    // Longer words, on the smallest and the most usual picture.
    [
      'de',
      [
        [1024, 768],
        [1920, 1080],
      ],
      [],
    ],
  ] as const)(
    'no picture of the projector scrolls, cuts or covers words, or sets them too small to be read, in %s',
    async (language, sizes, alsoLarge) => {
      const { server, desk } = evening;
      await speakAsEvent(desk, language);
      const frame = await server.caller().call(liveEndpoints.projectorNow);
      const frameOnWire = snakeKeys(frame) as { view: unknown };
      // The hall's picture speaks the event's language, whatever the browser at it reads.
      const { page } = await browser.person(server.origin, { reducedMotion: 'reduce', locale: 'en-GB' });
      const show = await givenPictures(page, frameOnWire);
      const now = Date.now();
      const faults: string[] = [];
      const boards = [...sizes];
      const say = sayIn(language, await fetchWords(language, ['night', 'projector', 'ui', 'vote']));
      for (const [index, { words, view }] of hardViews(frameOnWire.view, now, say).entries()) {
        await show(view, words);
        if (language === 'en-XA')
          for (const word of await unbracketed(page, textsIn(view)))
            faults.push(`${words}: in no catalogue: ${word}`);
        boards.reverse();
        for (const [width, height] of index % 8 === 0 ? [...boards, ...alsoLarge] : boards) {
          for (const fault of await lastingFaults(page, width, height))
            faults.push(`${words}, ${width} × ${height}: ${fault}`);
          if (process.env.LOOK)
            await page.screenshot({ path: `${process.env.LOOK}/${language}-${index}-${width}.png` });
        }
        // The narrowest columns, in the widest letters that an event may choose.
        if (view.scores && words === 'Stage presence' && language === 'en') {
          // Those who stand in one picture, so that no page turns.
          const { judges, rows } = view.scores;
          const scores = {
            ...view.scores,
            judges: judges.slice(0, 4),
            rows: rows.map(({ marks, ...row }) => ({ ...row, marks: marks.slice(0, 4) })),
          };
          await page.setViewportSize({ width: 1080, height: 1920 });
          await show({ ...view, scores }, judges[3] ?? '');
          await page.getByText(/^\d of \d$/).waitFor({ state: 'detached' });
          faults.push(...(await inWideLetters(page, () => lastingFaults(page, 1080, 1920))));
        }
      }
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(faults).toEqual([]);
    },
  );
});
