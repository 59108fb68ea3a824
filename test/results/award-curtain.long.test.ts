/** An award's own picture: given on the page of the reveal, on its curtain in the hall, and fixed with the result. */
import { expect, it } from 'vitest';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { revealEndpoints } from '#contract/results/reveal.ts';
import { axeFindings } from '../axe.ts';
import { DESKTOP, testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { photo } from '../registration/photo.ts';
import { testServers } from '../server.ts';
import { scoredShow } from './scored-show.ts';

const start = testServers();
const browser = testBrowser();

it('hangs on the curtain until the first place is told', async () => {
  const { server, desk, go } = await scoredShow(start);
  const person = await browser.person(server.origin, { viewport: DESKTOP });
  await signIn(person);
  const { page } = person;
  const pictures = () => page.locator('img[src*="/award-pictures/"]');
  const drawn = () =>
    pictures().evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));

  await page.goto('/admin/scoring/reveal');
  const file = page.getByLabel('File with a picture of Results');
  await file.setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByRole('alert').waitFor();
  await file.setInputFiles({ name: 'cup.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  // Beside its buttons, and on the card as the projector draws it.
  await expect.poll(drawn).toEqual([true, true]);
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Winner', exact: false }).first().click();
  await expect.poll(drawn).toEqual([true]);
  await page.getByRole('button', { name: 'Save the reveal' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  const { awards } = await desk.call(revealEndpoints.revealScript);
  expect(awards[0]?.telling.picture).toMatch(/^[0-9a-f]{64}$/);

  const { digest } = await desk.call(resultsEndpoints.scoring);
  await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'totals' } });
  await page.reload();
  await page.getByText('Fixed.').waitFor();
  expect(await page.getByRole('button', { name: 'Change', exact: true }).count()).toBe(0);

  for (let presses = 0; (await go()).scene !== 'reveal'; presses += 1) expect(presses).toBeLessThan(30);
  await page.goto('/projector');
  await expect.poll(drawn).toEqual([true]);
  const { reveal } = await go();
  expect(reveal?.steps).toHaveLength(1);
  expect(JSON.stringify(reveal)).not.toContain(awards[0]?.telling.picture);
  await expect.poll(drawn).toEqual([]);
});
