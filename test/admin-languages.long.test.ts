/**
 * The admin in the language of tests: every sentence of its pages stands in the catalogue and none is cut off. And
 * the switch: what somebody reads there is theirs, and not the event's.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { isAdminPage, SETTINGS_SECTIONS, SPOKEN_PAGES } from '#contract/pages.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { heardOn, strayOn } from './admin-words.ts';
import { DESKTOP, PHONE, testBrowser } from './browser.ts';
import { cutOff, shiftedFields } from './layout.ts';
import { ADMIN, type Evening, startEvening } from './show/evening.ts';
import { long } from './unbracketed.ts';

const browser = testBrowser();
let evening: Evening;
let eventId = '';
let participantId = '';
beforeAll(async () => {
  evening = await startEvening();
  const event = (await evening.desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
  eventId = event?.id ?? '';
  participantId = (await evening.desk.call(registrationEndpoints.participants))[0]?.id ?? '';
  await evening.desk.call(eventsEndpoints.changeEvent, {
    params: { id: eventId },
    body: { settings: { otherLanguages: ['en-XA'] } },
  });
});
afterAll(() => evening.stop());

/** Where the pages with a blank in their address are looked at; the others are at their own. */
const ADDRESSES: Readonly<Record<string, () => readonly string[]>> = {
  '/admin/participants/:id': () => [`/admin/participants/${participantId}`],
  '/admin/begin/:id': () => [`/admin/begin/${eventId}`],
  '/admin/settings/:section': () => SETTINGS_SECTIONS.map((section) => `/admin/settings/${section}`),
  '/admin/participants': () =>
    ['', '?mode=check-in', '?mode=import', '?mode=pictures'].map((mode) => `/admin/participants${mode}`),
  // There is nothing certified: `prints-languages.long.test.ts` looks at them.
  '/admin/scoring/protocol/:id': () => [],
  '/admin/scoring/diplomas/:id': () => [],
};

async function signedIn(locale = 'en-GB') {
  const person = await browser.person(evening.server.origin, { locale, reducedMotion: 'reduce' });
  await person.context.addInitScript((token) => localStorage.setItem('auth_token', token), evening.token);
  return person;
}

async function signInByHand(page: Page) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function chooseInRail(page: Page, language: string) {
  await page
    .locator('header')
    .getByRole('button')
    .filter({ has: page.locator('[translate=no]') })
    .click();
  await page.getByRole('menuitem', { name: language }).click();
}

/** The pages that are looked at: all that speak the admin's languages. */
const SPOKEN = Object.keys(SPOKEN_PAGES).filter(isAdminPage);

it('in the language of tests every word of the admin is bracketed and none is cut off', async () => {
  const { page } = await signedIn();
  const said = await heardOn(page, evening.desk);
  const stray = () => strayOn(page, said);
  for (const path of SPOKEN)
    for (const address of ADDRESSES[path]?.() ?? [path]) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=en-XA`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect.poll(stray, { message: address, timeout: 30_000 }).toEqual([]);
      expect(await cutOff(page), address).toEqual([]);
      await page.setViewportSize(PHONE);
      await expect
        .poll(() => cutOff(page), { message: `${address} on a phone`, timeout: 10_000 })
        .toEqual([]);
      await page.setViewportSize(DESKTOP);
    }
});

it.each(['de', 'fr'])(
  'in %s fields beside each other stand on one line, on laptops and a tablet',
  async (language) => {
    const { page } = await signedIn();
    for (const address of [
      '/admin/begin?step=show',
      '/admin/settings/event',
      '/admin/settings/registration',
    ]) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
      await page.locator('main label:visible').first().waitFor();
      for (const width of [1366, 1180, 1024]) {
        await page.setViewportSize({ width, height: 768 });
        expect(await shiftedFields(page), `${address} at ${width}`).toEqual([]);
      }
    }
  },
);

it.each([
  ['doctor', 'Check this machine', 9],
  ['audit', 'Check for changes', 1],
])('in the language of tests the server tells of itself: %s', async (section, press, told) => {
  const { page } = await signedIn();
  await page.goto(`/admin/settings/${section}?lang=en-XA`);
  await page.getByRole('button', { name: long(press) }).click();
  const main = page.locator('main');
  const banners = main
    .getByRole('status')
    .or(main.getByRole('alert'))
    .filter({ hasText: /\[.*\.~/ });
  await expect.poll(() => banners.count()).toBeGreaterThanOrEqual(told);
  expect(await main.locator('[lang="en"]').count()).toBe(0);
});

it('whoever works on the admin’s pages reads it in a language of their own, chosen in the rail or in a phone’s menu', async () => {
  const { page } = await signedIn('es-MX');
  await page.goto('/admin/profile');
  const { rail, bar } = {
    rail: page.locator('header').getByRole('navigation'),
    bar: page.locator('nav').last(),
  };
  await rail.getByRole('link').first().waitFor();
  await chooseInRail(page, 'Deutsch');
  await rail.getByRole('link', { name: 'Mitwirkende' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.setViewportSize(PHONE);
  await bar.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await bar.getByRole('link', { name: 'Tableau de bord' }).waitFor();
});

it('keeps the language with the account, which other devices then follow', async () => {
  const { email } = ADMIN;
  const { page } = await browser.person(evening.server.origin, { locale: 'en-GB' });
  const change = (language: 'de' | 'fr') =>
    evening.desk.call(accountsEndpoints.updateProfile, { body: { name: ADMIN.name, email, language } });
  await change('de');
  await signInByHand(page);
  const rail = page.locator('header').getByRole('navigation');
  await rail.getByRole('link', { name: 'Mitwirkende' }).waitFor();
  // Another device of theirs changes it: this one follows when it opens a page.
  await change('fr');
  await page.goto('/admin/dashboard');
  await rail.getByRole('link', { name: 'Artistes' }).waitFor();
  // And what is chosen here is the account's.
  await chooseInRail(page, 'English');
  await rail.getByRole('link', { name: 'Participants' }).waitFor();
  await expect.poll(async () => (await evening.desk.call(accountsEndpoints.profile)).language).toBe('en');
});

it('a language whose words did not come is had by choosing it again, once the line is back', async () => {
  const { email } = ADMIN;
  const { page, context } = await browser.person(evening.server.origin, {
    locale: 'en-GB',
    expected: [/ERR_FAILED|Failed to fetch dynamically/],
  });
  await evening.desk.call(accountsEndpoints.updateProfile, {
    body: { name: ADMIN.name, email, language: 'en' },
  });
  await signInByHand(page);
  const rail = page.locator('header').getByRole('navigation');
  await rail.getByRole('link', { name: 'Participants' }).waitFor();
  // All scripts of the page itself are there.
  await page.getByRole('region').first().waitFor();
  // Some browsers keep that a script did not come as long as the page is open.
  let keeps = true;
  await context.route('**/assets/*.js', (route) => (keeps ? route.abort() : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) keeps = false;
  });
  await chooseInRail(page, 'Deutsch');
  await page.locator('.Toastify__toast').getByText('Deutsch').waitFor();
  await chooseInRail(page, 'Deutsch');
  await rail.getByRole('link', { name: 'Mitwirkende' }).waitFor();
  await expect.poll(async () => (await evening.desk.call(accountsEndpoints.profile)).language).toBe('de');
});

it('the four fields of the audit log stand in rows of as many, and the languages bring the letters of their names', async () => {
  const { page } = await signedIn();
  await page.goto('/admin/settings/audit');
  const fields = page
    .locator('#audit')
    .getByRole('combobox')
    .or(page.locator('#audit input[type="datetime-local"]'));
  await expect.poll(() => fields.count()).toBe(4);
  for (const width of [390, 820, 1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const rows = Object.values(Object.groupBy(tops, (top) => Math.round(top))).map((row) => row?.length);
    expect(new Set(rows).size, `${width}: rows of ${rows}`).toBe(1);
  }
  await page.goto('/admin/settings/languages');
  const arrived = (family: string) =>
    page.evaluate(
      (name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
      family,
    );
  await expect.poll(() => arrived('Noto Sans JP')).toBe(true);
  await expect.poll(() => arrived('Noto Sans SC')).toBe(true);
});
