/** Pages for people whose system puts its own colours in place of theirs: what is pressed and what is chosen is seen. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { DESKTOP, PHONE, TABLET, testBrowser } from './browser.ts';
import { type Evening, startEvening } from './show/evening.ts';

let evening: Evening;
afterEach(() => evening.stop());
const browser = testBrowser();

/** What cannot be told from its neighbours, in words; and how many buttons and chosen things there are. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const said = (one: HTMLElement) => (one.ariaLabel ?? one.innerText).slice(0, 40);
    const buttons = shown('button');
    for (const one of buttons)
      if (Number.parseFloat(getComputedStyle(one).borderTopWidth) < 1) faults.push(`no edge: ${said(one)}`);
    const chosen = shown(
      '[aria-pressed="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"])',
    );
    const ground = getComputedStyle(document.body).backgroundColor;
    for (const one of chosen)
      if (['rgba(0, 0, 0, 0)', ground].includes(getComputedStyle(one).backgroundColor))
        faults.push(`not seen to be chosen: ${said(one)}`);
    for (const box of document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
      const tick = box.nextElementSibling?.querySelector('svg');
      if (tick && (getComputedStyle(tick).visibility === 'visible') !== box.checked)
        faults.push(`a tick that is not true: ${box.name}`);
    }
    return { faults, buttons: buttons.length > 0, chosen: chosen.length > 0 };
  });

it('shows what can be pressed and what is chosen', async () => {
  evening = await startEvening();
  await evening.until('on stage');
  const person = await browser.person(evening.server.origin, { forcedColors: 'active' });
  const { page } = person;
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), evening.token);
  const good = { faults: [], buttons: true, chosen: true };
  const look = () => expect.poll(() => looksOf(page));

  await page.setViewportSize(DESKTOP);
  await page.goto('/admin/live-event');
  await page.getByRole('switch', { name: 'Follows GO' }).waitFor();
  await look().toEqual(good);

  await page.setViewportSize(TABLET);
  await page.goto(evening.show.judges[0]?.path ?? '');
  await page.getByRole('radio', { name: '8' }).first().click();
  await look().toEqual(good);

  await page.setViewportSize(PHONE);
  await page.goto('/admin/participants');
  await page.getByRole('checkbox').first().waitFor();
  await look().toEqual(good);

  await evening.until('voting');
  await page.goto('/vote');
  await page.getByText('Bramble & Thorn').click();
  const row = page.locator('label').filter({ hasText: 'Bramble & Thorn' });
  const other = page.locator('label').filter({ hasText: 'Juniper Vale' });
  const groundOf = (one: typeof row) => one.evaluate((label) => getComputedStyle(label).backgroundColor);
  await expect.poll(async () => (await groundOf(row)) === (await groundOf(other))).toBe(false);
});
