/** The ballot as it first arrives: small, votable without a script, taken over without a flicker. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { testServers } from '../server.ts';

const LARGEST = 14 * 1024;
const start = testServers();
const browser = testBrowser();

async function openHouse() {
  const server = await start();
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  if (!poll) throw new Error('The sample event has a poll.');
  const params = { id: poll.id };
  return {
    server,
    acts: poll.candidates,
    open: () => desk.call(votingEndpoints.openPoll, { params, body: { durationMs: 600_000 } }),
    close: () => desk.call(votingEndpoints.closePoll, { params }),
    turnout: async () => (await desk.call(votingEndpoints.polls))[0]?.ballots,
  };
}

it('the first answer is the ballot itself, within 14 KB on the wire', async () => {
  const house = await openHouse();
  await house.open();
  const answer = await fetch(`${house.server.origin}/vote`, { headers: { 'accept-encoding': 'identity' } });
  const html = await answer.text();
  for (const { stageName } of house.acts)
    expect(html).toContain(stageName.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
  expect(html).not.toMatch(/<[^>]* style=/);
  const packed = await fetch(`${house.server.origin}/vote`);
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const wire = gzipSync(html).length;
  expect(wire).toBeLessThan(LARGEST);
});

it('without any script one votes, changes the vote, and is told when it came too late', async () => {
  const house = await openHouse();
  await house.open();
  const { page, expectComplaint } = await browser.person(house.server.origin, {
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const [first, second, third] = house.acts;
  if (!first || !second || !third) throw new Error('The sample event has acts.');
  await page.goto('/vote');
  await page.getByText(first.stageName).first().click();
  await page.getByRole('button', { name: /vote/i }).click();
  await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect(await house.turnout()).toBe(1);
  expect(await page.getByText(first.stageName).count()).toBe(1);

  await page.getByRole('button', { name: 'Change my vote' }).click();
  await page.getByText(second.stageName).first().click();
  await page.getByRole('button', { name: /^(Vote for|Choose)/ }).click();
  await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect(await page.getByText(second.stageName).count()).toBe(1);
  expect(await house.turnout()).toBe(1);

  await page.getByRole('button', { name: 'Change my vote' }).click();
  await page.getByText(third.stageName).first().click();
  await house.close();
  expectComplaint(/409/);
  await page.getByRole('button', { name: /^(Vote for|Choose)/ }).click();
  await page.getByRole('heading', { name: 'This vote came too late' }).waitFor();
  await page.getByText('Not counted: voting closed at').waitFor();
  await page.getByText('Your earlier vote counts').waitFor();
});

it('a browser that keeps no mark is told so and nothing is counted', async () => {
  const house = await openHouse();
  await house.open();
  const answer = await fetch(`${house.server.origin}/vote`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ poll: 'x', choice: 'y' }),
  });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('Allow cookies');
  expect(await house.turnout()).toBe(0);
});

it('the script takes over what was drawn, says nothing in the console, and the vote is in by two presses', async () => {
  const house = await openHouse();
  await house.open();
  const { page } = await browser.person(house.server.origin, { viewport: PHONE });
  await page.goto('/vote');
  const [first] = house.acts;
  if (!first) throw new Error('The sample event has acts.');
  await page.getByText(first.stageName).first().click();
  await page.getByRole('button', { name: `Vote for ${first.stageName}` }).click();
  await page.getByRole('heading', { name: /vote\s*is in/i }).waitFor();
  expect(await house.turnout()).toBe(1);
  await house.close();
  await page.getByRole('heading', { name: 'Voting is closed' }).waitFor();
});
