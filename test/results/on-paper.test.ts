/** Diplomas and the programme, as they come out of the printer: how many sheets, of which paper, and that names fit. */
import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { diplomaEndpoints } from '#contract/results/diplomas.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { axeFindings } from '../axe.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { signIn } from '../conformance/house.ts';
import { type Evening, startEvening } from '../show/evening.ts';
import { HARD } from '../show/hard-show.ts';
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
  const text = file.toString('latin1');
  return [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );
}

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
