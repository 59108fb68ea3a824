/** An admin at the desk and in the scoring page whose press would take a published result back. */
import { afterEach, expect, it } from 'vitest';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { axeFindings } from '../axe.ts';
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { type Evening, startEvening } from '../show/evening.ts';

let evening: Evening;
// Clearing up runs backwards: people leave before the server does.
afterEach(() => evening.stop());
const browser = testBrowser();

it.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const)(
  'reads on %s which result it is, leaves it, or says why and takes it back',
  async (_where, viewport) => {
    evening = await startEvening();
    await evening.until('published');
    const stand = async () => (await evening.desk.call(resultsEndpoints.scoring)).result;
    const person = await browser.person(evening.server.origin, {
      viewport,
      expected: [/409/],
    });
    const { page } = person;
    await signIn(person);
    await page.goto('/admin/scoring');
    await page
      .getByRole('button', { name: /Juniper Vale/ })
      .first()
      .click();
    await page.getByLabel('Why', { exact: true }).fill('A mark was typed wrong.');
    const open = page.getByRole('button', { name: 'Open scoring again' });
    await open.click();
    const question = page.getByRole('dialog', { name: 'Take the result back?' });
    await question.getByText(/version 1, which is published/).waitFor();
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
    await question.getByRole('button', { name: 'Leave the result' }).click();
    // While it leaves, its field still takes what is typed.
    await question.waitFor({ state: 'hidden' });
    await page.getByText('Nothing was changed: the result stands.').waitFor();
    expect(await stand()).toMatchObject({ state: 'certified' });

    await open.click();
    await question.getByText(/version 1, which is published/).waitFor();
    await question.getByLabel('Why it is taken back').fill('Judge 2 wrote 8, not 3 – Ängström.');
    await page.keyboard.press('Enter');
    await page.getByText('Judges can change this act again.').waitFor();
    expect(await stand()).toMatchObject({
      state: 'voided',
      voidReason: 'Judge 2 wrote 8, not 3 – Ängström.',
    });
  },
);
