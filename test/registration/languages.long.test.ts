/** The public reads its own language: the front page, German at every step, and nothing that is in no catalogue. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { axeFindings } from '../axe.ts';
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { conformanceFixture } from '../conformance/fixture.ts';
import { cutOff } from '../layout.ts';
import { unbracketed } from '../unbracketed.ts';

const fixture = conformanceFixture();
const browser = testBrowser();

beforeAll(async () => {
  const [event] = await fixture().desk.call(eventsEndpoints.events);
  await fixture().desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { otherLanguages: ['de', 'en-XA'] } },
  });
});

const german = async () =>
  (await browser.person(fixture().origin, { viewport: PHONE, locale: 'de-DE' })).page;
const stretchedOn = async (viewport: typeof PHONE | typeof DESKTOP) => {
  const { page } = await browser.person(fixture().origin, { viewport });
  await page.goto('/?lang=en-XA');
  return page;
};

/** What the event and the performer wrote, which no language changes. */
const OWN_WORDS = ['Open Stage', 'Astra', 'Linh', 'Mila', 'La Llorona', 'Stretched 390', 'Stretched 1440'];

/** What is wrong with a page that is read in the language of tests. */
async function look(page: Page, moment: string): Promise<void> {
  expect(await unbracketed(page, OWN_WORDS), moment).toEqual([]);
  expect(await cutOff(page), moment).toEqual([]);
}

async function accessible(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(await axeFindings(page)).toEqual([]);
}

it('the front page speaks German to whoever reads it, and can be changed and changed back', async () => {
  const page = await german();
  await page.goto('/');
  await page.getByRole('link', { name: 'Deinen Act anmelden' }).waitFor();
  await page.getByText('Wird noch bekannt').first().waitFor();
  await accessible(page);
  await page.getByText('Deutsch').first().click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Register your act' }).waitFor();
  await page.getByText('English').first().click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('link', { name: 'Deinen Act anmelden' }).waitFor();
});

it('every word of the front page comes from the catalogue and fits', async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await stretchedOn(viewport);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, `front page, ${viewport.width}`);
  }
});

const at = (page: Page, name: string) => page.locator(`#field-${name}`);
const go = (page: Page) => page.locator('footer button[type="submit"]').click();
/** Fills a minor's registration in by the names of its fields, so that it works in every language. */
async function fillIn(page: Page, stageName: string, looked: (step: string) => Promise<void>): Promise<void> {
  await page.goto('/register');
  await at(page, 'preferredName').waitFor();
  await looked('step 1');
  await go(page);
  await page.getByRole('alert').waitFor();
  await looked('step 1 with faults');
  await at(page, 'preferredName').fill('Astra');
  await at(page, 'age').getByRole('radio').nth(1).check();
  await looked('step 1 of a minor');
  await go(page);
  await at(page, 'stageName').fill(stageName);
  await at(page, 'songTitle').fill('La Llorona');
  await at(page, 'performerCount').fill('2');
  await at(page, 'delivery').getByRole('radio').first().check();
  await at(page, 'memberNames').fill('Mila');
  await at(page, 'othersMinor').getByRole('radio').first().check();
  await at(page, 'minors').getByRole('checkbox').check();
  await looked('step 2');
  await at(page, 'othersMinor').getByRole('radio').nth(1).check();
  await go(page);
  await at(page, 'parentHow').getByRole('radio').first().check();
  await at(page, 'parentName').fill('Linh');
  await at(page, 'parentContact').fill('+49 171 5550 139');
  await at(page, 'emergencyName').fill('Mila');
  await at(page, 'emergencyContact').fill('+49 171 5550 139');
  await at(page, 'riskAccepted').check();
  await looked('step 3');
  await go(page);
  await page.locator('h1', { hasText: '?' }).waitFor();
  await looked('step 4');
  await go(page);
  await page.locator('svg[role="img"]').waitFor();
  await looked('registered');
  const links = await page
    .locator('input[readonly]')
    .evaluateAll((inputs) => inputs.map((input) => new URL((input as HTMLInputElement).value).pathname));
  const [own = '', parents = ''] = links;
  await page.goto(own);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await looked('own page');
  await page.locator('button[class*="leave"]').click();
  await looked('own page, about to withdraw');
  await page.locator('[class*="details"]').locator('xpath=..').getByRole('button').click();
  await looked('own page, details');
  await page.goto(parents);
  await page.getByRole('textbox').first().waitFor();
  await looked('consent');
  await page.locator('form button[type="submit"]').click();
  await page.getByRole('alert').waitFor();
  await looked('consent with faults');
  await page.getByRole('checkbox').check();
  await page.locator('form button[type="submit"]').click();
  await page.locator('form').waitFor({ state: 'detached' });
  await looked('consent given');
  await page.goto(own);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await looked('own page, agreed');
}

it('takes a registration in German from the first field to the own page and the parent’s', async () => {
  const page = await german();
  await fillIn(page, 'Ximena Ortiz', async () => accessible(page));
  await page.getByText('Noch 1 Sache zu tun').waitFor();
  expect(await page.title()).toContain('Noch 1 Sache zu tun');
  await page.getByText('über die Seite des Acts, von den Eltern nicht bestätigt').waitFor();
});

it('keeps what was typed when the language is changed, and says in the other one what is wrong', async () => {
  const page = await german();
  await page.goto('/register');
  await at(page, 'preferredName').fill('Astra');
  await go(page);
  const summary = page.getByRole('alert');
  await summary.getByText('Wähle, wie alt du am Tag der Show bist').waitFor();
  await page.getByText('Deutsch').first().click();
  await page.getByRole('button', { name: 'English' }).click();
  await summary.getByText('Choose how old you will be on the day of the show').waitFor();
  expect(await at(page, 'preferredName').inputValue()).toBe('Astra');
});

it('every word of a registration comes from the catalogue and fits', async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await stretchedOn(viewport);
    await fillIn(page, `Stretched ${viewport.width}`, (step) => look(page, `${step}, ${viewport.width}`));
  }
});

it('says why a language cannot be had without a connection, and has it once there is one', async () => {
  const { page } = await browser.person(fixture().origin, {
    viewport: PHONE,
    locale: 'de-DE',
    expected: [/ERR_INTERNET_DISCONNECTED/],
  });
  await page.goto('/register');
  await at(page, 'preferredName').waitFor();
  await page.context().setOffline(true);
  await page.getByText('Deutsch').first().click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('English lässt sich ohne Verbindung nicht laden.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
});
