/** Two tabs of one phone are one voter, whose last press counts, however late an earlier one arrives. */
import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';
import { itAtLength } from '../tried.ts';

const start = testServers();
const browser = testBrowser();

async function openFixture() {
  const server = await start();
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  const params = { id: poll.id };
  await desk.call(votingEndpoints.openPoll, { params, body: {} });
  const [first, second] = poll.candidates.map(({ stageName }) => stageName);
  const winner = async () => {
    await desk.call(votingEndpoints.closePoll, { params });
    const { votes } = await desk.call(votingEndpoints.pollTally, { params });
    return votes.filter((act) => act.votes > 0).map((act) => [act.stageName, act.votes]);
  };
  return { origin: server.origin, first: first ?? '', second: second ?? '', winner };
}

it('a press that was stuck in one tab does not beat the later one in the other', async () => {
  const { origin, first, second, winner } = await openFixture();
  const { page: one, expectComplaint } = await browser.person(origin, { viewport: PHONE });
  const other = await one.context().newPage();
  let letGo: () => void = () => undefined;
  const stuck = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await one.route('**/polls/*/ballot', async (route) => {
    await stuck;
    await route.continue();
  });
  for (const page of [one, other]) await page.goto(`${origin}/vote`);
  const press = async (page: typeof one, act: string) => {
    await page.getByText(act).first().click();
    await page.getByRole('button', { name: `Vote for ${act}` }).click();
  };
  await press(one, first);
  await press(other, second);
  await other.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expectComplaint(/409/);
  letGo();
  await one.getByRole('heading', { name: 'This vote was not counted' }).waitFor();
  await one.getByText('Your vote that counts').waitFor();
  expect(await one.getByText(second).count()).toBe(1);
  // It knows the later one now, so a press here is the last one.
  await one.getByRole('button', { name: 'Back to the ballot' }).click();
  await one.getByRole('button', { name: 'Change my vote' }).click();
  await press(one, first);
  await one.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  // The other tab follows.
  await expect.poll(() => other.getByText(first).count()).toBe(1);
  expect(await winner()).toEqual([[first, 1]]);
});

itAtLength(
  'without a script a form that was drawn before the vote came in says so, and can be sent again',
  async () => {
    const { origin, first, second, winner } = await openFixture();
    const { page: one, expectComplaint } = await browser.person(origin, {
      viewport: PHONE,
      javaScriptEnabled: false,
    });
    const other = await one.context().newPage();
    for (const page of [one, other]) await page.goto(`${origin}/vote`);
    const press = async (page: typeof one, act: string) => {
      await page.getByText(act).first().click();
      await page.getByRole('button', { name: /^(Vote for|Choose)/ }).click();
    };
    await press(other, second);
    await other.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
    expectComplaint(/409/);
    await press(one, first);
    await one.getByRole('heading', { name: 'This vote was not counted' }).waitFor();
    expect(await one.getByText(second).count()).toBe(1);
    await one.getByRole('button', { name: 'Back to the ballot' }).click();
    await one.getByRole('button', { name: 'Change my vote' }).click();
    await press(one, first);
    await one.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
    expect(await winner()).toEqual([[first, 1]]);
  },
);
