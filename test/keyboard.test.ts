/** The admin and the judge's page by keyboard alone: the focus never falls to the root, Enter sends, moves are said. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { type Person, testBrowser } from './browser.ts';
import { type Evening, startEvening } from './show/evening.ts';
import { itAtLength } from './tried.ts';

const browser = testBrowser();
let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
});
afterAll(() => evening.stop());

async function admin(path: string): Promise<Person> {
  const person = await browser.person(evening.server.origin, { reducedMotion: 'reduce' });
  await person.context.addInitScript((token) => localStorage.setItem('auth_token', token), evening.token);
  await person.page.goto(path);
  return person;
}

/** What has the focus, as a screen reader would name it; "nothing" where it fell to the root. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'nothing';
    const label = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
    return `${activeElement.tagName.toLowerCase()} ${label.replace(/\s+/g, ' ').trim()}`;
  });

/** Waits for it, and fails where the focus was at the root at any moment on the way that a person would notice. */
async function comesTo(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(name);
  await page.waitForTimeout(400);
  expect(await focused(page)).toMatch(name);
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().press('Enter');

itAtLength('adds, moves and removes categories, and says where one went', async () => {
  const { page } = await admin('/admin/categories');
  for (const name of ['Dance', 'Comedy']) {
    await press(page, 'Add a category');
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await comesTo(page, /^button Add a category/);
    await page.getByRole('button', { name: `Move ${name} up` }).waitFor();
  }
  const names = async () =>
    (await evening.desk.call(eventsEndpoints.categories)).map((category) => category.name);
  await press(page, 'Move Voice down');
  await expect.poll(names).toEqual(['Dance', 'Voice', 'Comedy']);
  await comesTo(page, /^button Move Voice down/);
  await expect.poll(() => page.getByText('Voice is number 2 of 3').count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['Dance', 'Comedy', 'Voice']);
  // Now the last: the button is dead, and whoever is on it stays there.
  await comesTo(page, /^button Move Voice down/);
  await press(page, 'Remove Dance');
  await press(page, 'Remove category');
  await expect.poll(names).toEqual(['Comedy', 'Voice']);
  await comesTo(page, /^button /);
});

it('moves what is in the running order', async () => {
  const { page } = await admin('/admin/live-event');
  await press(page, 'Locked');
  await press(page, 'Move Juniper Vale down');
  await expect.poll(() => page.getByText(/Juniper Vale is number 3 of \d+/).count()).toBe(1);
  await comesTo(page, /^button Move Juniper Vale down/);
});

it('opens a judge’s link and the practice act at their headings, with a way past the list', async () => {
  const { page } = await browser.person(evening.server.origin, { reducedMotion: 'reduce' });
  await page.goto(evening.show.judges[0]?.path ?? '');
  await page.waitForURL('**/judge/scoring');
  await comesTo(page, /^h1 Welcome, Amara Nwosu/);
  await press(page, 'Try a practice act');
  await comesTo(page, /^h1 /);
  await press(page, /Leave practice|Skip/);
  await comesTo(page, /^h1 Welcome/);
  await page.reload();
  await page.getByRole('heading', { name: /Welcome/ }).waitFor();
  await page.keyboard.press('Tab');
  await comesTo(page, /^a Skip to the scoresheet/);
  await page.keyboard.press('Enter');
  await comesTo(page, /^main/);
});

it('shows a message where it hides nothing to press', async () => {
  const person = await admin('/admin/participants');
  const { page } = person;
  person.expectComplaint(/500/);
  await page.route('**/admin/participant-views', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await press(page, 'Views');
  await page.getByRole('menuitem', { name: 'Save this view' }).press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('Late');
  await page.keyboard.press('Enter');
  const shown = page.locator('.Toastify__toast');
  await shown.waitFor();
  const under = () =>
    shown.evaluate((message) => {
      const { left, right, top, bottom } = message.getBoundingClientRect();
      return [...document.querySelectorAll('main button, main a[href], main input')]
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        })
        .map((control) => control.textContent);
    });
  await expect.poll(under).toEqual([]);
});

it('takes whoever sent the profile to the field that is wrong', async () => {
  const person = await admin('/admin/profile');
  const { page } = person;
  person.expectComplaint(/400/);
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-email');
});

/** Goes through a low page field by field and answers which of them stood behind a bar that stays. */
async function hiddenWhileFocused(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 560 });
  const hidden: string[] = [];
  for (let stop = 0; stop < 24; stop += 1) {
    await page.keyboard.press('Tab');
    hidden.push(
      ...(await page.evaluate(() => {
        const active = document.activeElement;
        if (active === null || active === document.body) return [];
        const { left, top, width, height } = (active.closest('label') ?? active).getBoundingClientRect();
        let above = document.elementFromPoint(left + width / 2, top + height / 2);
        while (above && getComputedStyle(above).position !== 'sticky') above = above.parentElement;
        return above && !above.contains(active)
          ? [active.closest('label')?.innerText ?? active.outerHTML]
          : [];
      })),
    );
  }
  return hidden;
}

it('registers with nothing that has the focus behind a bar', async () => {
  const { page } = await browser.person(evening.server.origin, { reducedMotion: 'reduce' });
  await page.goto('/register');
  await page.getByLabel('Name we should call you').waitFor();
  expect(await hiddenWhileFocused(page)).toEqual([]);
  // The next step has fields of several lines.
  await page.getByLabel('Name we should call you').fill('Jonna');
  await page.getByRole('radio', { name: /^18 or over/ }).press('Space');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByLabel('What do you need on stage?').waitFor();
  expect(await hiddenWhileFocused(page)).toEqual([]);
});

it('sets a show up, each step from its heading', async () => {
  const { page } = await admin('/admin/begin');
  await press(page, /^Next: day and place/);
  await comesTo(page, /^h1 Give it a name/);
  await page.getByLabel('Name', { exact: false }).first().fill('Spring Show');
  await press(page, /^Next: who scores/);
  await comesTo(page, /^h1 Who scores/);
  expect(await hiddenWhileFocused(page)).toEqual([]);
});
