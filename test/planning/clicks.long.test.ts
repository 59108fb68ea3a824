/**
 * How many presses an organiser's commonest tasks take, counted from the dashboard on a laptop of 1366 × 768; the table
 * stands in docs/ui.md. A page that needs more of them fails here.
 */
import type { Locator } from 'playwright-core';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { mailEndpoints, mailServerEndpoints } from '#contract/mail/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';
import { testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { startPostOffice } from '../mail/post-office.ts';
import { ADMIN, type Evening, startEvening } from '../show/evening.ts';

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
  'change a criterion': 3,
  'make a category': 3,
  'set the category of four acts': 7,
  'add an act by hand': 4,
  'set up a vote': 3,
  'print the running order': 3,
  'a letter to all': 4,
};

it('takes no more presses than the table says', async () => {
  evening = await startEvening();
  const { desk } = evening;
  const [postOffice, closePostOffice] = await startPostOffice();
  onTestFinished(closePostOffice);
  await setUpLetters(desk, postOffice.port);
  for (let index = 0; index < 14; index += 1)
    await desk.call(registrationEndpoints.addParticipant, {
      body: { ...testParticipant(index), contact: `act${index}@test.example` },
    });
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
  await counted(
    'change a criterion',
    async () => {
      await press(rail(/^Categories/));
      await press(button('Edit Technique'));
      await page.getByRole('textbox', { name: 'Weight' }).fill('4');
      await press(button('Save criterion'));
    },
    async () =>
      (await desk.call(judgingEndpoints.criteria)).some(
        ({ name, weight }) => name === 'Technique' && weight === 4,
      ),
  );
  const categories = () => desk.call(eventsEndpoints.categories);
  await counted(
    'make a category',
    async () => {
      await press(rail(/^Categories/));
      await press(button('Add a category'));
      await page.getByRole('textbox', { name: 'Name' }).fill('Dance');
      await press(button('Add category'));
    },
    async () => (await categories()).length === 2,
  );
  await counted(
    'set the category of four acts',
    async () => {
      await press(rail(/^Participants/));
      for (const number of [1, 2, 3, 4])
        await press(page.getByRole('checkbox', { name: `Choose Test act ${number}`, exact: true }));
      await press(page.getByRole('toolbar').getByRole('button', { name: 'Change' }));
      // Typing into a list of choices chooses, as a hand does that tabs to it.
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Dance');
      await press(button('Change them'));
    },
    async () => {
      const dance = (await categories()).find(({ name }) => name === 'Dance')?.id;
      return (await acts()).filter(({ categoryId }) => categoryId === dance).length === 4;
    },
  );
  await counted(
    'add an act by hand',
    async () => {
      await press(rail(/^Participants/));
      await press(button('Add an act'));
      for (const [label, words] of [
        ['Stage name', 'The Walk-ups'],
        ['Song', 'Late but here'],
        ['Name we should call them', 'Pat'],
        ['Emergency contact', 'Sam'],
        ['How we reach them', '555 0100'],
      ] as const)
        await page.getByRole('dialog').getByRole('textbox', { name: label }).first().fill(words);
      await press(page.getByRole('checkbox', { name: /stage rules/ }));
      await press(button('Add the act'));
    },
    async () => (await acts()).some(({ stageName }) => stageName === 'The Walk-ups'),
  );
  await counted(
    'set up a vote',
    async () => {
      await press(rail(/^Scoring/));
      await press(button('Add a vote'));
      await press(button('Save the vote'));
    },
    async () => (await desk.call(votingEndpoints.polls)).length === 2,
  );
  let printed = false;
  await page.exposeFunction('wasPrinted', () => {
    printed = true;
  });
  await page.addInitScript('window.print = () => window.wasPrinted()');
  await counted(
    'print the running order',
    async () => {
      await press(page.getByRole('link', { name: 'Plan the running order', exact: true }));
      await press(page.getByRole('link', { name: 'Print' }));
      await press(button(/^Print/));
    },
    async () => printed,
  );
  await counted(
    'a letter to all',
    async () => {
      await press(rail(/^Settings/));
      await press(page.getByRole('link', { name: 'Letters' }).first());
      await press(button('Send call times'));
      await press(button(/^Send \d+ letters$/));
    },
    async () => (await desk.call(mailEndpoints.outbox)).letters.some(({ kind }) => kind === 'call'),
  );
});

/** A mail server that took its test letter, and letters switched on. */
async function setUpLetters(desk: Caller, port: number): Promise<void> {
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { mailOn: true } },
  });
  const { trouble } = await desk.call(mailServerEndpoints.setMailServer, {
    body: {
      host: '127.0.0.1',
      port,
      security: 'none',
      user: '',
      sender: 'show@example.org',
      inTheHall: true,
      testTo: ADMIN.email,
    },
  });
  expect(trouble).toBe('');
}
