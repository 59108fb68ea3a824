/** The panel of heats and finals: one show never reads the word; it is split, an act is moved, and axe is content. */
import { expect, it } from 'vitest';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { axeFindings } from '../axe.ts';
import { DESKTOP, testBrowser } from '../browser.ts';
import { ADMIN, bearer, signIn } from '../conformance/fixture.ts';
import { seedRound } from '../round.ts';
import { testServers } from '../server.ts';

const start = testServers();
const browser = testBrowser();

it('splits a show into heats, moves an act by hand, and adds a heat', async () => {
  const server = await start();
  await addAdmin(server.store, SYSTEM, ADMIN);
  await seedRound(server.store, { acts: 5, judges: 1, weights: [1] });
  const desk = server.caller(await bearer(server, ADMIN));
  const { page, ...rest } = await browser.person(server.origin, { viewport: DESKTOP });
  await signIn({ page, ...rest });
  await page.goto('/admin/scoring');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Split into heats').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\bround/i);

  await button('Split into heats').click();
  await button('Make 2 heats').click();
  await page.getByRole('heading', { name: 'Rounds' }).waitFor();
  await button('Who is where').click();
  await page.getByLabel('Heat of Act 1').selectOption({ label: 'Heat 2' });
  await page.getByText('2 acts', { exact: true }).waitFor();
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
  await button('Done').click();
  await button('Add a heat').click();
  await button('Add it').click();
  await page.getByText('Heat 3').first().waitFor();

  const rounds = await desk.call(roundsEndpoints.rounds);
  expect(rounds.map(({ name, performances }) => [name, performances.map((act) => act.stageName)])).toEqual([
    ['Heat 1', ['Act 3', 'Act 5']],
    ['Heat 2', ['Act 2', 'Act 4', 'Act 1']],
    ['Heat 3', []],
  ]);

  // The scores of another heat, while every screen follows the first.
  await page.getByRole('link', { name: 'Scores of Heat 2' }).click();
  await page.getByText('This is Heat 2.').waitFor();
  await page.getByText('Act 4').first().waitFor();
  expect(await page.locator('main').innerText()).toMatch(/Every screen follows Heat 1/);
  // Its vote is set up here; it opens when its round is on.
  await button('Add a vote').click();
  await page.getByLabel('Name', { exact: true }).fill('Best of Heat 2');
  await button('Save the vote').click();
  await button('Change').waitFor();
  expect(await button('Open now').count()).toBe(0);
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  await page.getByRole('link', { name: 'Report of Heat 2' }).click();
  await page.waitForURL(/report/);
  await page.getByText('Heat 2').first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'To Heat 1' }).click();
  await page.getByText('Act 5').first().waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/This is Heat/);

  // What a show that is over would refuse is not offered, and the pages say why.
  await button('Add a vote').waitFor();
  for (const kind of ['go', 'finish_show'] as const) {
    const { version } = await desk.call(showEndpoints.show);
    await desk.call(showEndpoints.command, { body: { kind, commandId: newId(), expectedVersion: version } });
  }
  await page.getByText('The show is over, so its votes stay as they are.').waitFor();
  expect(await button('Add a vote').count()).toBe(0);
  await page.goto('/admin/live-event');
  await button('Locked').click();
  await page.getByText('The show is over, so its order stays as it is.').waitFor();
  expect(await button('Add to the order').count()).toBe(0);
});
