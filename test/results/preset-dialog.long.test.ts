/** An admin begins with the rules of a known competition, sees what they would change, and keeps them. */
import { afterEach, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
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

it('sets the acts of each category apart where each is ranked by itself, and only there', async () => {
  evening = await startEvening();
  const { desk } = evening;
  await evening.until('before');
  const { id: categoryId } = await desk.call(eventsEndpoints.addCategory, { body: { name: 'Dance – Tanz' } });
  const [act] = await desk.call(registrationEndpoints.participants);
  if (!act) throw new Error('The evening has acts.');
  await desk.call(registrationEndpoints.editParticipant, {
    params: { id: act.id },
    body: { categoryId, revision: act.revision },
  });
  const { page, ...rest } = await browser.person(evening.server.origin, { viewport: DESKTOP });
  await signIn({ page, ...rest });
  await page.goto('/admin/scoring');
  const table = page.getByRole('table', { name: 'Scores of every judge for every act' });
  await table.getByText(act.stageName).waitFor();
  const apart = table.locator('th[scope="rowgroup"]');
  expect(await apart.count()).toBe(0);

  await desk.call(resultsEndpoints.changeRules, { body: { rules: { method: 'mean', scope: 'category' } } });
  const ofDance = table.locator('tbody', { has: page.getByText('Dance – Tanz', { exact: true }) });
  await ofDance.getByText(act.stageName).waitFor();
  // A line for its name, and one for the only act in it.
  await expect.poll(() => ofDance.getByRole('row').count()).toBe(2);
  expect(await apart.count()).toBe(2);
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  if (process.env.LOOK)
    await page.screenshot({ path: `${process.env.LOOK}/scoring-by-category.png`, fullPage: true });
});

it('breaks ties by a criterion, and by it with another one in its place', async () => {
  evening = await startEvening();
  const { desk } = evening;
  await evening.until('before');
  const { criteria } = await desk.call(resultsEndpoints.scoring);
  const [one, other] = criteria;
  if (!one || !other) throw new Error('The sample event has several criteria.');
  const person = await browser.person(evening.server.origin, { viewport: DESKTOP });
  const { page } = person;
  await signIn(person);
  await page.goto('/admin/scoring');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'How it is scored' });
  await dialog.getByText('Ties', { exact: true }).click();
  const add = dialog.getByLabel('Add a way to break a tie');
  await add.selectOption(`criterion:${one.id}`);
  await add.selectOption(`criterion:${one.id}+${other.id}`);
  const both = `${one.name} + ${other.name}`;
  await dialog.getByRole('listitem').filter({ hasText: both }).waitFor();
  await dialog.getByRole('button', { name: 'Use these rules' }).click();
  await page.getByText('Rules saved.').waitFor();
  const { rules } = await desk.call(resultsEndpoints.scoring);
  const keys = rules.tieBreaks?.map((entry) => (typeof entry === 'string' ? entry : entry.key));
  expect(keys?.filter((key) => key.startsWith('criterion:'))).toEqual([`criterion:${one.id}+${other.id}`]);
});
