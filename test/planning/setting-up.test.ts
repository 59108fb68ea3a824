/** From the one-time link to a rehearsed GO by somebody who has never seen it: counted, on a laptop and on a phone. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { issueSetupLink } from '#server/accounts/commands.ts';
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';
import { firstOf } from '../tried.ts';

const start = testServers();
const browser = testBrowser();

const MOST_PRESSES = 40;
/** Longer than a hold takes. */
const HELD_MS = 1_200;

/** How many words of an address go on in the next line. */
const brokenWords = (address: Locator) =>
  address.evaluate((element) => {
    const range = document.createRange();
    return [...element.childNodes].filter((part) => {
      range.selectNodeContents(part);
      return range.getClientRects().length > 1;
    }).length;
  });

it.each(
  firstOf(1, [
    ['phone', PHONE],
    ['laptop', DESKTOP],
  ] as const),
)(
  'a show is set up and rehearsed on a %s, and what was typed outlives a reload and a lost answer',
  async (_what, viewport) => {
    const server = await start();
    const link = await issueSetupLink(server.store);
    const { page } = await browser.person(server.origin, { viewport, expected: [/ERR_FAILED/] });
    let presses = 0;
    const press = async (target: Locator, delay = 0) => {
      presses += 1;
      await target.click({ delay });
    };
    const button = (name: string) => page.getByRole('button', { name });
    const type = async (label: string, text: string) => {
      presses += 1;
      await page.getByRole('textbox', { name: label }).fill(text);
    };
    await page.goto(`/setup/${link}`);
    await type('Your name', 'Jo Vale');
    await type('Email', 'jo@example.org');
    await type('Password', 'a long walk by the sea');
    await press(button('Create my account'));

    await press(button('Next: day and place'));
    await press(button('Next: who scores what'));
    await page.getByText('One thing to fix').waitFor();
    await type('Name of the show', 'Riverside has Talent');
    await type('Where', 'The Sports Hall');
    await page.getByLabel('The event’s language').selectOption('de');
    await page.goBack();
    await page.getByRole('heading', { name: 'What kind of show is it?' }).waitFor();
    await page.goForward();
    await press(button('Next: who scores what'));
    await type('Judges’ names', 'Amara Nwosu\nMei-Ling Zhou');
    await page.reload();
    expect(await page.getByLabel('Judges’ names').inputValue()).toBe('Amara Nwosu\nMei-Ling Zhou');
    await press(button('Next: how the winner is found'));

    await press(button('Next: how it looks'));
    await page.getByRole('radio', { name: 'Navy' }).check({ force: true });

    await page.route('**/api/v1/admin/events/begin', (route) => route.fetch().then(() => route.abort()), {
      times: 1,
    });
    await press(button('Make my show'));
    await page.getByText('Not made yet. What you typed is kept; try again.').waitFor();
    await press(button('Make my show'));
    await page.getByRole('heading', { name: 'Your show is ready' }).waitFor();
    const events = await server.store.read.selectFrom('event').select(['name', 'settings']).execute();
    expect(events).toHaveLength(1);
    expect(JSON.parse(events[0]?.settings ?? '').look).toMatchObject({ ground: '#0b1430' });
    expect(JSON.parse(events[0]?.settings ?? '').main_language).toBe('de');
    // What the kind of show filled in before the language was chosen is in it too.
    expect(JSON.parse(events[0]?.settings ?? '').consent_text.text).toMatch(/sorgeberechtigt/);
    const categories = await server.store.read.selectFrom('category').select('name').execute();
    expect(categories.map(({ name }) => name)).toEqual(['Solo', 'Gruppe']);
    await page.getByRole('img', { name: 'QR code: Personal link of Mei-Ling Zhou' }).waitFor();
    expect(await brokenWords(page.getByText(/:\d+\/register$/))).toBe(0);

    await press(button('Rehearse'));
    await page.waitForURL('**/admin/live-event');
    await page.getByText('Every screen follows, nothing counts.').waitFor();
    // A phone shows the desk and calls nothing.
    if (viewport === PHONE) return;
    const go = page.locator('section[aria-label="GO"] button:not([aria-disabled])');
    await press(go.filter({ hasText: 'start the opening' }), HELD_MS);
    await press(go.filter({ hasText: 'stand by act 1' }));
    await page.getByText('Stand by', { exact: true }).waitFor();
    await press(go.filter({ hasText: 'Start act 1' }));
    await page.getByText('On stage', { exact: true }).waitFor();
    await page.locator('section[aria-label="Stage"]', { hasText: 'Mia & Bo' }).waitFor();
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  },
);
