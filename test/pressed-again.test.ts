/**
 * What belongs to a press on any page, tried on one: the id that goes with it is kept while nobody knows what became
 * of it, and the next press has its own. What a call takes is known to the compiler.
 */
import { expect, expectTypeOf, it } from 'vitest';
import type { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { addAdmin, issueSetupLink } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import type { useAsk } from '#web/client/ask.ts';
import type { useCommand } from '#web/client/command.ts';
import { DESKTOP, testBrowser } from './browser.ts';
import { ADMIN, bearer, signIn } from './conformance/fixture.ts';
import { seedRound } from './round.ts';
import { testServers } from './server.ts';

const start = testServers();
const browser = testBrowser();

it('a press that got no answer is the same command when it is made again, and the next one is another', async () => {
  const server = await start();
  await addAdmin(server.store, SYSTEM, ADMIN);
  await seedRound(server.store, { acts: 1, judges: 1, weights: [1] });
  const person = await browser.person(server.origin, { viewport: DESKTOP, expected: [/ERR_FAILED/] });
  await signIn(person);
  const { page } = person;
  await page.goto('/admin/settings/gear');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/gear/tokens', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The server does it, and its answer is lost.
    if (keys.length === 1) await route.fetch().then(() => route.abort());
    else await route.continue();
  });
  const make = page.getByRole('button', { name: 'Make a token' });
  const name = page.getByLabel('Name of the new token');
  await name.fill('Stream Deck');
  await make.click();
  await page.getByText('Not made. Try again.').waitFor();
  expect(await name.inputValue()).toBe('Stream Deck');

  await make.click();
  await page.getByLabel(/^The new token/).waitFor();
  const tokens = async () => {
    const { tokens: made } = await server.caller(await bearer(server, ADMIN)).call(gearEndpoints.gear);
    return made.map((token) => token.name);
  };
  expect(await tokens()).toEqual(['Stream Deck']);

  await name.fill('Stream Deck');
  await make.click();
  await expect.poll(tokens).toEqual(['Stream Deck', 'Stream Deck']);
  const [lost, again, next] = keys;
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
  expect(next).toMatch(/^[0-9a-f]{32}$/);
});

it.each(['at once', 'after an answer that was lost'])(
  'the first account is made once and its maker is let in, who presses twice, %s',
  async (how) => {
    const server = await start();
    const link = await issueSetupLink(server.store);
    const expected = [how === 'at once' ? /404/ : /ERR_FAILED|404/];
    const { page } = await browser.person(server.origin, { viewport: DESKTOP, expected });
    await page.goto(`/setup/${link}`);
    await page.getByLabel('Your name').fill(ADMIN.name);
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
    const make = page.getByRole('button', { name: 'Create my account' });
    if (how === 'at once')
      await make.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    else {
      const call = '**/api/v1/auth/setup/*';
      await page.route(call, (route) => route.fetch().then(() => route.abort()));
      await make.click();
      await page.getByText('cannot be reached').waitFor();
      await page.unroute(call);
      await make.click();
    }
    await page.waitForURL('**/admin/begin');
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('not valid any more').count()).toBe(0);
    expect(await server.store.read.selectFrom('admin').select('email').execute()).toEqual([
      { email: ADMIN.email },
    ]);
  },
);

it('a form that was refused leaves the focus where somebody types', async () => {
  const server = await start();
  const link = await issueSetupLink(server.store);
  const { page } = await browser.person(server.origin, { viewport: DESKTOP, expected: [/400/] });
  await page.goto(`/setup/${link}`);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByText(/things to fix$/).waitFor();
  const name = page.getByLabel('Your name');
  await name.click();
  await page.keyboard.type('Jo Vale');
  expect(await name.inputValue()).toBe('Jo Vale');
  expect(await name.getAttribute('aria-invalid')).toBe('true');
});

it('what a call takes is known to the compiler, from its endpoint', () => {
  type End = Parameters<ReturnType<typeof useCommand<typeof accountsEndpoints.endSession>>['send']>;
  expectTypeOf<[{ params: { id: string } }]>().toExtend<End>();
  expectTypeOf<[{ params: { name: string } }]>().not.toExtend<End>();
  expectTypeOf<[]>().not.toExtend<End>();
  type Add = Parameters<ReturnType<typeof useCommand<typeof eventsEndpoints.copyEvent>>['send']>[0];
  expectTypeOf<{ params: { id: string }; body: { name: string } }>().toExtend<Add>();
  expectTypeOf<{ params: { id: string }; body: { name: number } }>().not.toExtend<Add>();
  expectTypeOf<{ params: { id: string } }>().not.toExtend<Add>();
  expectTypeOf<[]>().toExtend<
    Parameters<typeof useAsk<typeof eventsEndpoints.events>> extends [unknown, ...infer Rest] ? Rest : never
  >();
});
