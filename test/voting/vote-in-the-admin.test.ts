/** A closed vote on the scoring page, and a phone whose code was ended: what each is told before it presses. */
import { expect, it, onTestFinished } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { signIn } from '../conformance/fixture.ts';
import { testServers } from '../server.ts';
import { startEvening } from '../show/evening.ts';
import { itAtLength } from '../tried.ts';

const start = testServers();
const browser = testBrowser();

itAtLength(
  'says what publishing a count gives away, and opens a vote again for the length that is chosen',
  async () => {
    const evening = await startEvening();
    onTestFinished(async () => {
      await evening.stop();
    });
    await evening.until('before');
    const { desk } = evening;
    const { id } = await desk.call(votingEndpoints.addPoll, { body: { title: 'The loudest' } });
    await desk.call(votingEndpoints.openPoll, { params: { id }, body: {} });
    await desk.call(votingEndpoints.closePoll, { params: { id } });
    const person = await browser.person(evening.server.origin);
    const { page } = person;
    await signIn(person);
    await page.goto('/admin/scoring');
    const vote = page.locator('li', { hasText: 'The loudest' });
    await vote.getByRole('button', { name: 'Show the count' }).click();
    await page.getByText('This result has not been told to the end yet.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await vote.getByRole('button', { name: 'Open again' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Open for').selectOption({ label: '2 minutes' });
    await dialog.getByLabel('Why').fill('The wifi was down.');
    const before = Date.now();
    await dialog.getByRole('button', { name: 'Open it again' }).click();
    await vote.getByText('closes in').waitFor();
    const [poll] = (await desk.call(votingEndpoints.polls)).filter((one) => one.id === id);
    expect(Number(poll?.closesAt) - before).toBeGreaterThan(110_000);
  },
);

it('shows whoever voted by a code that was ended that the vote counts, and no way to change it', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const poll = await desk.call(votingEndpoints.addPoll, { body: { title: 'The loudest', voters: 'both' } });
  await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
  const batch = await desk.call(votingEndpoints.makeCodes, {
    body: { label: 'Cards', size: 2, pollId: null },
  });
  const { codes } = await desk.call(votingEndpoints.codeSheet, { params: { id: batch.id } });
  const [first, second] = await Promise.all(
    [0, 1].map(async (at) => {
      const { page } = await browser.person(server.origin, { viewport: PHONE });
      await page.goto(`/vote?code=${codes[at]}`);
      await page.getByRole('button', { name: 'Go to the ballot' }).click();
      await page.getByText('One vote per code').waitFor();
      return page;
    }),
  );
  await first
    ?.getByText(poll.candidates[0]?.stageName ?? '')
    .first()
    .click();
  await first?.getByRole('button', { name: /vote for/i }).click();
  await first?.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  await desk.call(votingEndpoints.endCodes, { params: { id: batch.id } });
  await first?.reload();
  await first?.getByText('Your vote counts, and stays as it is.').waitFor();
  expect(await first?.getByRole('button', { name: 'Change my vote' }).count()).toBe(0);
  await second?.reload();
  await second?.getByText('The organisers have ended this code.').waitFor();
  await second?.getByText('One vote per device').waitFor();
});
