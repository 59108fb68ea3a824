/** Where an act stands, on its own page on the admin’s pages: by the plan of the order, and after it left the show. */
import { afterEach, expect, it } from 'vitest';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import { testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { type Evening, startEvening } from '../show/evening.ts';

let evening: Evening;
// Clearing up runs backwards: people leave before the server does.
afterEach(() => evening.stop());
const browser = testBrowser();

it('says the time of the order, and that an act which withdrew still stands in it', async () => {
  evening = await startEvening();
  const { desk } = evening;
  const acts = await desk.call(registrationEndpoints.participants);
  const { rows, timeZone } = await desk.call(reportEndpoints.cueSheet);
  const row = rows.findLast(({ number }) => number !== null);
  const act = acts.find(({ stageName }) => stageName === row?.title);
  const planned = new Date(row?.plannedAt ?? 0).toLocaleTimeString('en-GB', {
    timeZone,
    timeStyle: 'short',
  });

  const person = await browser.person(evening.server.origin);
  await signIn(person);
  const { page } = person;
  await page.goto(`/admin/participants/${act?.id}`);
  await page.getByText(`planned for ${planned}`).waitFor();
  const still = page.getByText('Still in the running order');
  expect(await still.count()).toBe(0);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await still.waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await still.waitFor({ state: 'detached' });
});
