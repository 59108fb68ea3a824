/** The running order planned on its page: moved by keys and by its menu, filled from beside it, and taken back. */
import { afterEach, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { axeFindings } from '../axe.ts';
import { DESKTOP, PHONE, testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
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
  await page.getByText('Every accepted act has its place.').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(parted.length);

  // What is taken out comes back as it was: a guest of its number, side and length, and the cue that a vote opens at.
  const order = async () => (await evening.desk.call(lineupEndpoints.runningOrder)).items;
  const settled = async () => (await order()).map(({ id: _id, act: _act, ...item }) => item);
  const guest = (await order()).find(({ title }) => title === '月野ひかり');
  const { id } = await evening.desk.call(eventsEndpoints.currentEvent);
  await evening.desk.call(eventsEndpoints.changeEvent, {
    params: { id },
    body: { settings: { lineupPublished: true } },
  });
  await evening.desk.call(lineupEndpoints.changeItem, {
    params: { id: guest?.id ?? '' },
    body: { isGuest: true, stageSide: 'left', plannedMs: 123_000 },
  });
  const [poll] = await evening.desk.call(votingEndpoints.polls);
  const cueOf = async () => (await order()).find(({ kind }) => kind === 'vote')?.id;
  await evening.desk.call(votingEndpoints.changePoll, {
    params: { id: poll?.id ?? '' },
    body: { itemId: (await cueOf()) ?? null },
  });
  await page.reload();
  await stands(parted);
  const before = await settled();
  for (const title of ['月野ひかり', 'Audience vote']) {
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Remove it' }).click();
    await stands(parted.filter((one) => one !== title));
    await undo.click();
    await stands(parted);
    await expect.poll(settled).toEqual(before);
  }
  await expect
    .poll(async () => (await evening.desk.call(votingEndpoints.polls))[0]?.itemId)
    .toBe(await cueOf());
  expect(await axeFindings(page)).toEqual([]);
});
