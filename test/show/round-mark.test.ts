/** While the round that is on is not the show itself, every page says so, whatever it shows. */
import { expect, it, onTestFinished } from 'vitest';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { DESKTOP, testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { startEvening } from './evening.ts';

const browser = testBrowser();

it('stands on the ballot, the wall and the desk as long as it lasts, and follows its clock', async () => {
  const evening = await startEvening();
  onTestFinished(async () => {
    await evening.stop();
  });
  const { desk, server } = evening;
  const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: { speed: 5 } });
  const person = await browser.person(server.origin, { viewport: DESKTOP });
  await signIn(person);
  const { page } = person;
  const mark = page.getByRole('status').filter({ hasText: /^Rehearsal/ });
  for (const path of ['/vote', '/', '/projector', '/admin/live-event']) {
    await page.goto(path);
    await mark.getByText('5×').waitFor();
  }
  await desk.call(rehearsalEndpoints.setRehearsalSpeed, { params: { id }, body: { speed: 1 } });
  await mark.getByText('5×').waitFor({ state: 'detached' });
  expect(await mark.count()).toBe(1);
  await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
  await mark.waitFor({ state: 'detached' });
});
