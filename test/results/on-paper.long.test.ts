/** Diplomas and the programme, as they come out of the printer: how many sheets, of which paper, and that names fit. */
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { diplomaEndpoints } from '#contract/results/diplomas.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { axeFindings } from '../axe.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { unreadWords } from '../show/contrast.ts';
import { type Evening, startEvening } from '../show/evening.ts';
import { EVENT_NAME, HARD, LONG_WIFI } from '../show/hard-show.ts';
import { makeSmallShow } from '../show/small-show.ts';

let evening: Evening;
// Clearing up runs backwards: people leave before the server does.
afterEach(() => evening.stop());
const browser = testBrowser();

const ACTS = HARD.slice(0, 7).map(({ name }) => name);

async function hardEvening(): Promise<void> {
  evening = await startEvening({ makeShow: (desk) => makeSmallShow(desk, ACTS) });
  const [event] = await evening.desk.call(eventsEndpoints.events);
  await evening.desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { look: { accent: '#f2c14e', ground: '#0b1430', face: 'roboto_serif' } } },
  });
}

/** The pages of the file that the browser prints, each by its size in points. */
async function printed(page: Page): Promise<string[]> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  if (process.env.LOOK) await writeFile(`${process.env.LOOK}-${Date.now()}.pdf`, file);
  return sizesOf(file);
}

const sizesOf = (file: Buffer): string[] =>
  [...file.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );

/** Names that reach out of their boxes, at this moment. */
const notFitting = (page: Page): Promise<string[]> =>
  page.locator('article h2[dir=auto]').evaluateAll((names) =>
    names.flatMap((name) => {
      const box = name.parentElement;
      return box && name.scrollWidth <= box.clientWidth + 1 && name.clientHeight <= box.clientHeight + 1
        ? []
        : [name.textContent ?? ''];
    }),
  );

/** Names are fitted once more when a face has come for their letters. */
const everyNameFits = (page: Page): Promise<void> =>
  expect.poll(() => notFitting(page), { timeout: 20_000 }).toEqual([]);

it('prints a diploma for each place, award and act from the certified result, on the paper that is in the printer', async () => {
  await hardEvening();
  const { desk, show } = evening;
  await desk.call(resultsAdminEndpoints.addAward, {
    body: {
      kind: 'special',
      title: 'Bravest costume',
      performanceId: show.performanceIds[1] ?? '',
      reason: 'For the feathers',
    },
  });
  await evening.until('certified');
  const { result } = await desk.call(resultsEndpoints.scoring);
  const params = { id: result?.id ?? '' };
  const person = await browser.person(evening.server.origin);
  const { page } = person;
  await signIn(person);
  await page.goto('/admin/scoring');
  await page.getByRole('link', { name: 'Diplomas to print' }).click();
  await page.getByRole('button', { name: 'Print 3 diplomas' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await printed(page)).toEqual(Array.from({ length: 3 }, () => '595 × 842'));
  await page.getByRole('region', { name: /^First place: Grandmother Rosalind/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Taking part' }).check({ force: true });
  await page.getByRole('button', { name: 'Print 7 diplomas' }).waitFor();
  expect(await page.getByRole('region', { name: /^With thanks to/ }).count()).toBe(7);
  await everyNameFits(page);
  await page.getByRole('radio', { name: 'Letter' }).check({ force: true });
  await page.locator('section[data-size=letter]').first().waitFor();
  await everyNameFits(page);
  expect(await printed(page)).toEqual(Array.from({ length: 7 }, () => '612 × 792'));

  await page.getByRole('radio', { name: 'Awards' }).check({ force: true });
  await page.getByRole('region', { name: /^Bravest costume: سلمى/ }).waitFor();
  await page.getByText('For the feathers').waitFor();

  // The result as a sheet to hang up: three places are told, the others took part.
  await page.getByRole('radio', { name: 'Result sheet' }).check({ force: true });
  const hung = page.getByRole('region', { name: 'Result sheet 1' });
  // How it was made, for whoever stands before it.
  await hung.getByText(/^Average of \w+ judges, out of \d+\. /).waitFor();
  await hung.getByText('First place').waitFor();
  await hung.getByText(/^Also took part: /).waitFor();
  expect(await hung.getByRole('listitem').count()).toBe(2);
  await everyNameFits(page);
  expect(await printed(page)).toEqual(['612 × 792']);

  // One that was taken back prints nothing.
  await desk.call(resultsEndpoints.voidResult, { params, body: { reason: 'A mark was wrong.' } });
  await expect(desk.call(diplomaEndpoints.diplomas, { params })).rejects.toMatchObject({
    code: 'wrong_state',
  });
});

it('lays the programme so that it is folded once, and draws it on a phone too', async () => {
  await hardEvening();
  const person = await browser.person(evening.server.origin);
  const { page } = person;
  await signIn(person);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Programme to print' }).click();
  await page.getByRole('region', { name: 'Sheet 1, inside' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const outside = page.getByRole('region', { name: 'Sheet 1, outside' });
  const inside = page.getByRole('region', { name: 'Sheet 1, inside' });
  await outside.getByText('Open Stage').waitFor();
  await page.getByLabel('Thanks, with sponsors’ names').fill('Quayside\nPagefield');
  await outside.getByText('Pagefield').waitFor();
  for (const name of ACTS) await inside.getByText(name).waitFor();
  expect(await printed(page)).toEqual(['842 × 595', '842 × 595']);
  expect(await axeFindings(page)).toEqual([]);
  // What was written is there again.
  await page.setViewportSize(PHONE);
  await page.reload();
  await outside.getByText('Pagefield').waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);
});

/** What reaches out of its card or row on paper. */
const cutOff = (page: Page, cards: string): Promise<string[]> =>
  page
    .locator(cards)
    .evaluateAll((all) =>
      all.flatMap((card) =>
        card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1
          ? [card.textContent ?? '']
          : [],
      ),
    );

it.each([
  ['en-GB', 'A4', '595 × 842'],
  ['en-US', 'Letter', '612 × 792'],
] as const)(
  'prints cards, slips and lists without an empty sheet and without cutting a name (%s, %s)',
  async (locale, format, paper) => {
    await hardEvening();
    const [event] = await evening.desk.call(eventsEndpoints.events);
    await evening.desk.call(eventsEndpoints.changeEvent, {
      params: { id: event?.id ?? '' },
      body: {
        name: EVENT_NAME,
        settings: { publicAddress: 'http://open-stage.aurora-con.example', wifiLine: LONG_WIFI },
      },
    });
    const person = await browser.person(evening.server.origin, { locale });
    const { page } = person;
    await signIn(person);
    const sheets = async (ready: Locator, cards: string, count: number) => {
      await ready.waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => cutOff(page, cards), { timeout: 20_000 }).toEqual([]);
      await page.emulateMedia({ media: null });
      const file = await page.pdf({ preferCSSPageSize: true, printBackground: true, format });
      // Sheets that leave the size to the printer get the browser's own A4, a point more.
      const sizes = sizesOf(file).map((size) => size.replace('596 × 843', '595 × 842'));
      expect(sizes).toEqual(Array.from({ length: count }, () => paper));
    };
    const lists = { names: 'main li', slips: 'main li', door: 'main td', list: 'main td' };
    for (const [mode, cards] of Object.entries(lists)) {
      await page.goto(`/admin/participants?mode=${mode}`);
      await sheets(
        page
          .getByRole('main')
          .getByText(ACTS[0] ?? '')
          .first(),
        cards,
        1,
      );
    }
    await page.goto('/admin/judges');
    await page.getByRole('button', { name: 'Print cards' }).click();
    await page.getByRole('heading', { name: 'Ready to print' }).waitFor();
    await sheets(page.locator('ol').last(), 'section:has(> ol)', 1);
    await page.goto('/admin/settings/share');
    await page.getByRole('button', { name: 'Print posters' }).click();
    await page.getByRole('heading', { name: 'Ready to print' }).waitFor();
    await sheets(page.getByRole('button', { name: 'Print', exact: true }), 'section[data-size] > div', 4);
  },
);

it('draws its circle light enough for the ink that crosses it where the accent is dark', async () => {
  evening = await startEvening({ makeShow: (desk) => makeSmallShow(desk, ACTS) });
  const [event] = await evening.desk.call(eventsEndpoints.events);
  await evening.desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: {
      settings: {
        look: { accent: '#7a1f2b', ground: '#faf6ee', face: 'roboto_serif' },
        publicAddress: 'http://open-stage.example',
      },
    },
  });
  const person = await browser.person(evening.server.origin);
  const { page } = person;
  await signIn(person);
  await page.goto('/admin/settings/share');
  await page.getByRole('button', { name: 'Print posters' }).click();
  await page.getByText('open-stage.example/register').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready);
  expect(await unreadWords(page)).toEqual([]);
});
