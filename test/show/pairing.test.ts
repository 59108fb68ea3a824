/** Screens of the hall paired in the browser: their code typed in the settings, named, called. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrowser } from '../browser.ts';
import { ADMIN, type Evening, startEvening } from './evening.ts';

describe('pairing a screen', () => {
  const browser = testBrowser();
  let evening: Evening;
  beforeAll(async () => {
    evening = await startEvening();
  });
  afterAll(() => evening.stop());

  it('a projector and a call board are paired by their codes, and each shows its name when called', async () => {
    const { origin } = evening.server;
    const projector = await browser.person(origin);
    // Nobody has paired the call board yet, so the server does not let it follow.
    const board = await browser.person(origin, { expected: [/40[13]/] });
    const office = await browser.person(origin);
    await projector.page.goto('/projector');
    await board.page.goto('/backstage');
    const codeAt = async (page: typeof projector.page) => {
      const code = page.getByText(/^[a-z]{3} [a-z]{3}$/i).first();
      return (await code.textContent()) ?? '';
    };
    await office.page.goto('/login');
    await office.page.getByLabel('Email').fill(ADMIN.email);
    await office.page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await office.page.getByRole('button', { name: 'Sign in' }).click();
    await office.page.waitForURL(/admin/);
    await office.page.goto('/admin/settings');

    const pair = office.page.getByRole('button', { name: 'Pair screen' });
    for (const [screen, name] of [
      [projector, 'Main hall'],
      [board, 'Green room'],
    ] as const) {
      await office.page.getByLabel('Code on the screen').fill(await codeAt(screen.page));
      await office.page.getByLabel('Name of the screen', { exact: true }).fill(name);
      await pair.click();
      const row = office.page
        .getByRole('listitem')
        .filter({ has: office.page.getByLabel(`Name of ${name}`) });
      await row.getByText('connected').waitFor();
      await row.getByRole('button', { name: 'Identify' }).click();
      await screen.page.getByRole('status').getByText(name).waitFor();
    }
    await board.page.getByRole('heading', { name: 'Coming up' }).waitFor();
    expect(await office.page.getByLabel('Code on the screen').inputValue()).toBe('');
  });
});
