/** The panel of heats and finals: one show never reads the word; it is split, an act is moved, and axe is content. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { DESKTOP, testBrowser } from '../browser.ts';
import { ADMIN, bearer, signIn } from '../conformance/house.ts';
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
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('[role=dialog]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
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
  const look = await new AxeBuilder({ page }).setLegacyMode().include('main').analyze();
  expect(look.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.getByRole('link', { name: 'To Heat 1' }).click();
  await page.getByText('Act 5').first().waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/This is Heat/);
});
