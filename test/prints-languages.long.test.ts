/** What is printed: every sentence of every sheet stands in the catalogue, and no table is laid on by what follows it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { heardOn, strayOn } from './admin-words.ts';
import { testBrowser } from './browser.ts';
import { type Evening, startEvening } from './show/evening.ts';
import { JUDGES } from './show/small-show.ts';
import { long } from './unbracketed.ts';

const browser = testBrowser();
let evening: Evening;
let resultId = '';
beforeAll(async () => {
  evening = await startEvening();
  const event = (await evening.desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
  await evening.desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: {
      settings: {
        mainLanguage: 'en-XA',
        publicAddress: 'http://open-stage.example',
        wifiName: 'Hall',
        wifiPassword: 'correct-horse',
      },
    },
  });
  await evening.until('published');
  resultId = (await evening.desk.call(resultsEndpoints.scoring)).result?.id ?? '';
});
afterAll(() => evening.stop());

/** Where each print is, and what to press until its sheets are there; the first are those that an evening needs most. */
const PRINTS: Readonly<Record<string, { path: () => string; press?: string }>> = {
  protocol: { path: () => `/admin/scoring/protocol/${resultId}` },
  'cue sheets': { path: () => '/admin/running-order' },
  'scoresheets for acts': { path: () => '/admin/scoring/paper', press: 'Print a sheet for each act' },
  slips: { path: () => '/admin/participants?mode=slips' },
  'diplomas for places': { path: () => `/admin/scoring/diplomas/${resultId}` },
  'diplomas for everybody': { path: () => `/admin/scoring/diplomas/${resultId}`, press: 'Taking part' },
  'result sheet': { path: () => `/admin/scoring/diplomas/${resultId}`, press: 'Result sheet' },
  posters: { path: () => '/admin/settings/share', press: 'Print posters' },
  'judges’ cards': { path: () => '/admin/judges', press: 'Print cards' },
  'scoresheets for judges': { path: () => '/admin/scoring/paper', press: 'Print a list for each judge' },
  'list of acts': { path: () => '/admin/participants?mode=list' },
  'door list': { path: () => '/admin/participants?mode=door' },
  'name cards': { path: () => '/admin/participants?mode=names' },
  'consent forms': { path: () => '/admin/participants?mode=consents' },
  programme: { path: () => '/admin/programme' },
  'show report': { path: () => '/admin/report' },
};

it('protocol: all of it speaks the event’s language, whatever the admin speaks', async () => {
  const { page } = await browser.person(evening.server.origin, { locale: 'en-GB', reducedMotion: 'reduce' });
  await page.context().addInitScript((token) => localStorage.setItem('auth_token', token), evening.token);
  await page.goto(`/admin/scoring/protocol/${resultId}?lang=en`);
  const paper = page.locator('article[lang="en-XA"]');
  await paper.waitFor();
  const words = await paper.locator(':is(h1, h2, header p, caption, thead th, p)').allTextContents();
  expect(words.length).toBeGreaterThan(10);
  // The row of the judges' names.
  expect(words.filter((text) => !text.includes('['))).toEqual([JUDGES.join(', ')]);
});

it.each(Object.entries(PRINTS))('%s: every word is bracketed', async (_name, { path, press }) => {
  const { page } = await browser.person(evening.server.origin, { locale: 'en-GB', reducedMotion: 'reduce' });
  await page.context().addInitScript((token) => localStorage.setItem('auth_token', token), evening.token);
  // The sheets are printed once they are drawn; the window of the browser would stand over them.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const said = await heardOn(page, evening.desk);
  const address = path();
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=en-XA`);
  await page.getByRole('heading').first().waitFor();
  if (press !== undefined) {
    const name = long(press);
    const button = page.getByRole('button', { name }).or(page.getByRole('radio', { name }));
    await button.first().click({ force: true });
  }
  const sheets = page.locator('[lang="en-XA"]:not(html)').or(page.locator('table'));
  await expect.poll(async () => (await sheets.allTextContents()).join('')).toContain('[');
  await expect.poll(() => strayOn(page, said), { timeout: 30_000 }).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(tablesInGrids)).toEqual([]);
  expect(await page.evaluate(cutHeadings)).toEqual([]);
});

/** Words in the heads of tables that are cut in two because their column is narrower than they are. */
function cutHeadings(): string[] {
  return [...document.querySelectorAll('thead th')].flatMap((heading) => {
    const text = heading.firstChild;
    if (text === null || text.nodeType !== Node.TEXT_NODE) return [];
    return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
    });
  });
}

/** Tables that stand in a grid or beside each other: where such a one goes on on another page, what follows lies on it. */
function tablesInGrids(): string[] {
  return [...document.querySelectorAll('table')]
    .filter((table) => table.getClientRects().length > 0)
    .flatMap((table) => {
      const found: string[] = [];
      for (let around = table.parentElement; around; around = around.parentElement)
        if (/grid|flex/.test(getComputedStyle(around).display))
          found.push(`${around.tagName} ${around.className}`);
      return found;
    });
}
