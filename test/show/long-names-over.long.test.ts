/** Pages after a show of long names, in German, on a laptop and a phone: nothing out of reach, cut, or too small. */
import { afterEach, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { axeFindings } from '../axe.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { cutOff } from '../layout.ts';
import { ADMIN, type Evening, startEvening } from './evening.ts';
import { HARD, PANEL } from './hard-show.ts';
import { cutButtons } from './mc-moments.ts';
import { makeSmallShow } from './small-show.ts';

const LAPTOP = { width: 1366, height: 768 } as const;

let evening: Evening;
afterEach(() => evening.stop());
const browser = testBrowser();

it('what was told is scrolled by keys at the desk, and no button of the result is wider than its panel', async () => {
  const names = HARD.slice(0, 2).map(({ name }) => name);
  evening = await startEvening({ makeShow: (desk) => makeSmallShow(desk, names) });
  const { desk, server, token } = evening;
  const { name, email } = ADMIN;
  await desk.call(accountsEndpoints.updateProfile, { body: { name, email, language: 'de' } });
  await evening.until('published');
  const { page, context } = await browser.person(server.origin, { viewport: LAPTOP });
  await context.addInitScript((own) => localStorage.setItem('auth_token', own), token);
  await page.goto('/admin/live-event?lang=de');
  const told = page.getByRole('region', { name: 'Ergebnisse' });
  await told.getByText('Veröffentlicht').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await told.focus();
  expect(await told.evaluate((panel) => panel === document.activeElement)).toBe(true);

  await page.goto('/admin/scoring?lang=de');
  const protocol = page.getByRole('link', { name: 'Protokoll zum Drucken und Unterschreiben' });
  const isInside = () =>
    protocol.evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const [said, place] = [words.getBoundingClientRect(), link.getBoundingClientRect()];
      return said.left >= place.left && said.right <= place.right;
    });
  await protocol.waitFor();
  expect(await isInside()).toBe(true);
  expect(await cutButtons(page)).toEqual([]);

  await page.goto('/');
  const winner = page.getByText(names[0] ?? '').first();
  await winner.waitFor();
  // A tablet or phone that is turned: what was fitted to the wide page is fitted again.
  await page.setViewportSize(PHONE);
  await expect.poll(() => cutOff(page)).toEqual([]);
  const px = () => winner.evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
  await expect.poll(px).toBeGreaterThanOrEqual(28);
});

it('a judge with a long name who is not heard any more makes no line of the desk wider than its screen', async () => {
  evening = await startEvening({
    makeShow: async (desk) => {
      const show = await makeSmallShow(desk);
      await desk.call(judgingEndpoints.addJudges, { body: { names: PANEL.slice(3, 4) } });
      return show;
    },
  });
  const { desk, server, token } = evening;
  const link = (await desk.call(judgingEndpoints.judgeLinks)).find(({ name }) => name === PANEL[3]);
  const judge = await browser.person(server.origin, { viewport: PHONE });
  await judge.page.goto(link?.path ?? '');
  await judge.page.getByRole('heading').first().waitFor();
  await judge.context.close();
  const { page, context } = await browser.person(server.origin, { viewport: PHONE });
  await context.addInitScript((own) => localStorage.setItem('auth_token', own), token);
  await page.goto('/admin/live-event');
  await page.getByText('Maximiliane, last heard').first().waitFor();
  expect(await cutOff(page)).toEqual([]);
  await page.setViewportSize(LAPTOP);
  expect(await cutOff(page)).toEqual([]);
});
