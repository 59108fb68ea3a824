/** A vote that came too late, on a phone that stays on the page. */
import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';

const start = testServers();
const browser = testBrowser();

it('can be sent as it was once voting is open again', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  const [first] = poll?.candidates ?? [];
  if (!poll || !first) throw new Error('The sample event has a poll with acts.');
  const params = { id: poll.id };
  await desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000 } });

  const { page, expectComplaint } = await browser.person(server.origin, { viewport: PHONE });
  await page.goto('/vote');
  await page.getByText(first.stageName).first().click();
  await page.route(
    '**/api/v1/polls/*/ballot',
    async (route) => {
      await desk.call(votingEndpoints.closePoll, { params });
      await route.continue();
    },
    { times: 1 },
  );
  expectComplaint(/409/);
  await page.getByRole('button', { name: /^Vote for/ }).click();
  await page.getByRole('heading', { name: 'This vote came too late' }).waitFor();
  await page.getByText('Not counted: voting closed at').waitFor();

  await desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000, reason: 'Too short.' } });
  await page.getByRole('heading', { name: 'Voting is open again' }).waitFor();
  await page.getByText(first.stageName).waitFor();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect((await desk.call(votingEndpoints.polls))[0]?.ballots).toBe(1);
});
