/** An admin begins with the rules of a known competition, sees what they would change, and keeps them. */
import { afterEach, expect, it } from 'vitest';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { axeFindings } from '../axe.ts';
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { signIn } from '../conformance/house.ts';
import { type Evening, startEvening } from '../show/evening.ts';

let evening: Evening;
// Clearing up runs backwards: people leave before the server does.
afterEach(() => evening.stop());
const browser = testBrowser();

it.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])(
  'fills in the rules on %s, names the rulebook, and keeps what was changed of them',
  async (_where, viewport) => {
    evening = await startEvening();
    await evening.until('before');
    const person = await browser.person(evening.server.origin, { viewport });
    const { page } = person;
    await signIn(person);
    await page.goto('/admin/scoring');
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'How it is scored' });
    await dialog.getByLabel('Method').selectOption({ label: 'Points for ranks' });
    await dialog.getByLabel('Points for ranks').fill('nine');
    await dialog.getByLabel('Begin with').selectOption({ label: 'Song contest with juries and televote' });
    const giving = dialog.getByLabel('Points are given by');
    expect(await giving.inputValue()).toBe('exponential_rank');
    expect(await dialog.getByLabel('Rate').inputValue()).toBe('0.19');
    expect(await dialog.getByLabel('Worst ranks left out').count()).toBe(0);
    await giving.selectOption({ label: 'Each judge' });
    expect(await dialog.getByLabel('Rate').count()).toBe(0);
    await dialog.getByLabel('Begin with').selectOption({ label: 'Speech contest' });
    await dialog.getByText(/Toastmasters International/).waitFor();
    expect(await dialog.getByLabel('Points for ranks').inputValue()).toBe('3, 2, 1');
    await dialog.getByLabel('Worst ranks left out').fill('1');
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Use these rules' }).click();
    await page.getByText('Rules saved.').waitFor();
    const { rules } = await evening.desk.call(resultsEndpoints.scoring);
    expect(rules).toMatchObject({
      method: 'points_table',
      table: ['3', '2', '1'],
      dropRanks: { best: 0, worst: 1 },
      tieBreaks: [{ key: 'decision' }],
    });
  },
);
