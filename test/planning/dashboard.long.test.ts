/** The dashboard from the first days to the day after: what it says is there is there, and what is left is left. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';
import { axeFindings } from '../axe.ts';
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { type Evening, startEvening } from '../show/evening.ts';

let evening: Evening;
// Clearing up runs backwards: people leave before the server does.
afterEach(() => evening.stop());
const browser = testBrowser();

/** Longer than a hold takes. */
const HELD_MS = 1_200;

it.each([
  ['a phone', PHONE],
  ['a laptop', DESKTOP],
] as const)(
  'says on %s what the night needs until it begins, and what is left after it',
  async (_where, viewport) => {
    evening = await startEvening();
    const { desk } = evening;
    const person = await browser.person(evening.server.origin, { viewport, expected: [/410/] });
    const { page } = person;
    await signIn(person);
    await page.goto('/admin/dashboard');
    const list = page.getByRole('region', { name: /^Before the show: \d+ of \d+ done$/ });
    const row = (title: string) =>
      list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    const folded = list.getByText(/^Done, or not needed: \d+$/);
    await row('A second person').getByText('Only you can sign in.').waitFor();
    await row('Rehearsal').getByText('Nobody has called it').waitFor();
    await folded.click();
    await row('Running order').getByText('Every accepted act has its place.').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const printed = list.getByRole('checkbox', { name: 'Done: On paper' });
    await printed.check({ force: true });
    await desk.call(accountsEndpoints.addAdmin, {
      body: { name: 'Sam Ode', email: 'sam@example.org', role: 'admin', password: 'another walk by the sea' },
    });
    await page.reload();
    await folded.click();
    await row('A second person').getByText('Somebody else can sign in').waitFor();
    await list.getByRole('checkbox', { name: 'Done: On paper', checked: true }).waitFor();

    await evening.until('published');
    while ((await desk.call(showEndpoints.show)).phase !== 'finished') await evening.go();
    await page.getByRole('heading', { level: 1, name: 'The show is over' }).waitFor();
    await page.getByText(/Published\. It stays at its own address/).waitFor();
    await page.getByText(/Erased by itself on/).waitFor();
    expect(await page.getByText('Tracks missing').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Diplomas' }).click();
    await page.getByRole('heading', { level: 1, name: 'Diplomas' }).waitFor();
    await erasedInSteps(page, desk);
  },
);

/** Erases what is kept of the people step by step, and leaves what must stay. */
async function erasedInSteps(page: Page, desk: Caller): Promise<void> {
  const [act] = await desk.call(registrationEndpoints.participants);
  const { statusUrl } = await desk.call(registrationEndpoints.showLinks, { params: { id: act?.id ?? '' } });
  // Of an act that was on nothing is asked any more.
  await page.goto(statusUrl);
  await page.getByText('Your act is done.').waitFor();
  expect(await page.getByRole('button', { name: /Choose|Record|cannot take part/ }).count()).toBe(0);
  await page.goto('/admin/settings/data');
  const step = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await step('What stays, and why').getByText('1 certified result').waitFor();
  await step('Letters').getByText('Nothing is kept').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.getByText('will be withdrawn').count()).toBe(0);
  await page.getByText('That is on').waitFor();
  for (const title of ['Judges’ links', 'Personal data']) {
    await step(title).getByRole('button', { name: 'Hold to erase' }).click({ delay: HELD_MS });
    await step(title)
      .getByText(/erased, finished/)
      .waitFor();
  }
  await page.getByText('That is on').waitFor({ state: 'detached' });
  await page.goto('/admin/dashboard');
  await page.getByText(/^Erased\. Names of acts and results stay/).waitFor();
  const { result } = await desk.call(resultsEndpoints.scoring);
  expect(result?.state).toBe('certified');
  await page.goto(new URL(statusUrl).pathname);
  await page.getByRole('heading', { name: 'Your data was erased' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
}
