/** The running order planned on its page: moved by keys and by its menu, filled from beside it, and taken back. */
import { afterEach, expect, it } from 'vitest';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { axeFindings } from '../axe.ts';
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { signIn } from '../conformance/house.ts';
import { dragBelow } from '../dragging.ts';
import { type Evening, startEvening } from '../show/evening.ts';

let evening: Evening;
// Clearing up runs backwards: people leave before the server does.
afterEach(() => evening.stop());
const browser = testBrowser();

const BEFORE = [
  'Opening',
  'Juniper Vale',
  '月野ひかり',
  'سلمى النجار',
  'Bramble & Thorn',
  'Audience vote',
  'Results',
];

it.each([
  ['a phone', PHONE],
  ['a laptop', DESKTOP],
] as const)('is planned on %s, and each change can be taken back', async (_where, viewport) => {
  evening = await startEvening();
  const person = await browser.person(evening.server.origin, { viewport });
  const { page } = person;
  await signIn(person);
  await page.goto('/admin/order');
  const list = page.getByRole('list', { name: 'Running order' });
  /** Waits until the page shows these, then asks the server. */
  const stands = async (titles: readonly string[]) => {
    await page.waitForFunction((wanted) => {
      const shown = [...document.querySelectorAll('ol[aria-label="Running order"] > li')].map(
        (line) => line.querySelector('bdi')?.textContent ?? '',
      );
      return JSON.stringify(shown) === JSON.stringify(wanted);
    }, titles);
    const { items } = await evening.desk.call(lineupEndpoints.runningOrder);
    expect(items.map(({ title }) => title)).toEqual(titles);
  };
  const undo = page.getByRole('button', { name: /^Undo/ });
  await stands(BEFORE);
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);

  // By keys: the act stays under them.
  const down = page.getByRole('button', { name: 'Move Juniper Vale down' });
  await down.focus();
  await page.keyboard.press('Alt+ArrowDown');
  const moved = BEFORE.with(1, '月野ひかり').with(2, 'Juniper Vale');
  await stands(moved);
  await undo.click();
  await stands(BEFORE);

  // Dragged by its handle.
  const line = (title: string) => list.getByRole('listitem').filter({ hasText: title });
  await dragBelow(page, line('Juniper Vale').locator('[data-grip]').first(), line('月野ひかり'), async () =>
    (await list.getByRole('listitem').nth(1).innerText()).includes('月野ひかり'),
  );
  await stands(moved);
  await undo.click();
  await stands(BEFORE);

  await page.getByRole('button', { name: 'More for Juniper Vale' }).click();
  await page.getByRole('menuitem', { name: 'Put it after…' }).click();
  await page.getByLabel('After', { exact: true }).selectOption({ label: '4. Bramble & Thorn' });
  await page.getByRole('button', { name: 'Move it' }).click();
  await stands([
    'Opening',
    '月野ひかり',
    'سلمى النجار',
    'Bramble & Thorn',
    'Juniper Vale',
    'Audience vote',
    'Results',
  ]);
  await undo.click();
  await stands(BEFORE);

  // How long it is planned: what stands there is offered, and what is no length is refused in words.
  await page.getByRole('button', { name: 'More for Juniper Vale' }).click();
  await page.getByRole('menuitem', { name: 'Planned time' }).click();
  const length = page.getByRole('textbox', { name: 'Length' });
  await length.fill('soon');
  await page.getByText('Enter minutes, like 4 or 4:20.').waitFor();
  await length.fill('7:30');
  await page.getByRole('button', { name: 'Set the time' }).click();
  await list.getByRole('listitem').filter({ hasText: 'Juniper Vale' }).getByText('7:30').waitFor();
  const planned = async () =>
    (await evening.desk.call(lineupEndpoints.runningOrder)).items.find(
      ({ title }) => title === 'Juniper Vale',
    );
  await expect.poll(async () => (await planned())?.plannedMs).toBe(450_000);
  await undo.click();
  await expect.poll(async () => (await planned())?.plannedMs).not.toBe(450_000);

  // An interval behind the second act, then the act out and in again from beside the order.
  await page.getByRole('button', { name: 'More for 月野ひかり' }).click();
  await page.getByRole('menuitem', { name: 'Interval after it' }).click();
  await page.getByRole('button', { name: 'Add it' }).click();
  const parted = BEFORE.toSpliced(3, 0, 'Interval');
  await stands(parted);
  await page.getByRole('button', { name: /^More for .سلمى النجار/ }).click();
  await page.getByRole('menuitem', { name: 'Remove it' }).click();
  await stands(parted.filter((title) => title !== 'سلمى النجار'));
  await page.getByRole('button', { name: /^Put .سلمى النجار. at the end/ }).waitFor();
  await undo.click();
  await stands(parted);
  await page.getByText('Every accepted act is in it.').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(parted.length);
  expect(await axeFindings(page)).toEqual([]);
});
