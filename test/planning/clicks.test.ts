/**
 * How many presses an organiser's commonest tasks take, counted from the dashboard on a laptop of 1366 × 768; the table
 * stands in docs/ui.md. A page that needs more of them fails here.
 */
import type { Locator } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { testBrowser } from '../browser.ts';
import { signIn } from '../conformance/house.ts';
import { type Evening, startEvening } from '../show/evening.ts';

let evening: Evening;
// Clearing up runs backwards: people leave before the server does.
afterEach(() => evening.stop());
const browser = testBrowser();

/** The table of docs/ui.md. */
const MOST = {
  'accept 14 acts': 3,
  'put 14 accepted acts into the running order': 2,
  'add an interval after an act': 4,
  'invite four judges': 3,
  'close the registration': 3,
};

it('takes no more presses than the table says', async () => {
  evening = await startEvening();
  const { desk } = evening;
  for (let index = 0; index < 14; index += 1)
    await desk.call(registrationEndpoints.addParticipant, { body: testParticipant(index) });
  const person = await browser.person(evening.server.origin, { viewport: { width: 1366, height: 768 } });
  const { page } = person;
  await signIn(person);

  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const rail = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name });
  /** Does the task from the dashboard on; `isDone` asks the server. */
  const counted = async (
    task: keyof typeof MOST,
    how: () => Promise<void>,
    isDone: () => Promise<boolean>,
  ) => {
    await page.goto('/admin/dashboard');
    presses = 0;
    await how();
    await expect.poll(isDone).toBe(true);
    expect(presses, task).toBe(MOST[task]);
  };
  const acts = () => desk.call(registrationEndpoints.participants);
  const order = async () => (await desk.call(lineupEndpoints.runningOrder)).items;

  await counted(
    'accept 14 acts',
    async () => {
      await press(rail(/^Participants/));
      await press(page.getByRole('checkbox', { name: 'Choose all acts shown' }));
      await press(page.getByRole('toolbar').getByRole('button', { name: 'Accept', exact: true }));
    },
    async () => (await acts()).every(({ status }) => status === 'accepted'),
  );
  await counted(
    'put 14 accepted acts into the running order',
    async () => {
      await press(page.getByRole('link', { name: 'Plan the running order', exact: true }));
      await press(button(/^Add all \d+ (accepted )?acts$/));
    },
    async () => (await order()).filter(({ kind }) => kind === 'performance').length === 18,
  );
  await counted(
    'add an interval after an act',
    async () => {
      await press(page.getByRole('link', { name: 'Plan the running order', exact: true }));
      await press(button('More for Juniper Vale'));
      await press(page.getByRole('menuitem', { name: 'Interval after it' }));
      await press(button('Add it'));
    },
    async () => (await order()).some(({ kind }) => kind === 'interval'),
  );
  await counted(
    'invite four judges',
    async () => {
      await press(rail(/^Judges/));
      await press(button('Add judges'));
      await page.getByRole('textbox', { name: 'Names' }).fill('Amy Ode\nBo Ford\nCy Hale\nDi Reed');
      await press(button('Add 4 judges'));
    },
    async () => (await desk.call(judgingEndpoints.judges)).length === 7,
  );
  await counted(
    'close the registration',
    async () => {
      await press(rail(/^Settings/));
      await press(page.getByRole('link', { name: 'Registration' }).first());
      await press(page.getByText('Closed now', { exact: true }));
    },
    async () => (await desk.call(eventsEndpoints.events))[0]?.registrationMode === 'closed',
  );
});
